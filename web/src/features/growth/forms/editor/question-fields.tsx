// The fields of one question: what is asked, and what its type needs.
import {
  EMOJI_LABELS,
  EMOJIS,
  hasOptions,
  MOST_OPTIONS,
  QUESTION_LABELS,
  QUESTION_TYPES,
  type QuestionType,
  RATING,
  SCALE,
} from "@mostrador/domain/growth/forms/questions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { LinesField } from "../../../../ui/form/lines-field.tsx";
import { useFormError, useSetFormList } from "../../../../ui/form/use-form-values.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { newOption, type OptionValues, type QuestionValues, withType } from "./form-values.ts";

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_LABELS[value] }));
const SYMBOLS = EMOJIS.map((value) => ({ value, label: EMOJI_LABELS[value] }));

export function QuestionFields({ at, question }: { at: number; question: QuestionValues }) {
  const name = `questions.${at}`;
  const set = useSetFormList();
  const { questionType, options } = question;
  const error = useFormError(`${name}.options`);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", px: { xs: 0.5, sm: 1 }, pb: 1 }}>
      <TextField name={`${name}.question`} label="Pregunta" maxLength={300} />
      <SelectField<QuestionType>
        name={`${name}.questionType`}
        label="Tipo de pregunta"
        options={TYPES}
        onChanged={(type) => type && set(name, withType(question, type))}
      />
      {hasOptions(questionType) && (
        <FormSection>
          {error && (
            <Notice tone="error" role="alert">
              {error}
            </Notice>
          )}
          <LinesField<OptionValues>
            name={`${name}.options`}
            labelOf={(_, index) => `opción ${index + 1}`}
            addLabel="Agregar opción"
            fresh={() => newOption()}
            full={options.length >= MOST_OPTIONS}
            columns={{ xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr)" }}
          >
            {({ other }, line) => (
              <TextField
                name={`${line.name}.text`}
                label={other ? "Opción con texto" : "Opción"}
                hideLabel={line.hideLabel}
                maxLength={100}
                {...(other && { help: "Quien la elige escribe su respuesta" })}
              />
            )}
          </LinesField>
          {!options.some(({ other }) => other) && options.length < MOST_OPTIONS && (
            <Button
              size="small"
              variant="text"
              sx={{ justifySelf: "start" }}
              onClick={() => set(`${name}.options`, [...options, newOption("Otra", true)])}
            >
              Agregar «Otra» con texto
            </Button>
          )}
        </FormSection>
      )}
      {questionType === "linearScale" && (
        <FormSection columns={2}>
          <NumberField name={`${name}.linearScale.minLinear`} label="Empieza en" help="0 o 1" />
          <NumberField
            name={`${name}.linearScale.maxLinear`}
            label="Termina en"
            help={`De ${SCALE.leastEnd} a ${SCALE.mostEnd}`}
          />
          <TextField name={`${name}.linearScale.minLabel`} label="Texto del inicio" required={false} maxLength={40} />
          <TextField name={`${name}.linearScale.maxLabel`} label="Texto del fin" required={false} maxLength={40} />
        </FormSection>
      )}
      {questionType === "rating" && (
        <FormSection columns={2}>
          <SelectField name={`${name}.rating.emoji`} label="Símbolo" options={SYMBOLS} />
          <NumberField name={`${name}.rating.numEmojis`} label="Cuántos" help={`De ${RATING.least} a ${RATING.most}`} />
        </FormSection>
      )}
      <SwitchField name={`${name}.required`} label="Obligatoria" />
    </Box>
  );
}
