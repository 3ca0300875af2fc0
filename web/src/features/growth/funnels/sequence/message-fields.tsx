// The fields of one reactivation message: its text, and when it is sent.
import {
  MOST_OF_SEQUENCE_TEXT,
  REFERENCE_LABELS,
  SEQUENCE_REFERENCES,
  type SequenceTiming,
  sequenceTimingText,
} from "@mostrador/domain/growth/funnels/sequence.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useFormValue, useSetFormList } from "../../../../ui/form/use-form-values.ts";

/** `path`: of the message in the form. */
export function MessageFields({ path, isFirst }: { path: string; isFirst: boolean }) {
  const delay = useFormValue<number | null>(`${path}.delay`);
  const timeUnit = useFormValue<SequenceTiming["timeUnit"]>(`${path}.timeUnit`);
  const delayReference = useFormValue<SequenceTiming["delayReference"]>(`${path}.delayReference`);
  const set = useSetFormList();
  const isOfAppointment = delayReference === "last_appointment";
  return (
    <>
      <TextArea
        name={`${path}.text`}
        label="Mensaje"
        max={MOST_OF_SEQUENCE_TEXT}
        placeholder="Hola, {{nombre}}, ¿sigues buscando…?"
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "2fr 1fr 1fr" } }}>
        <SelectField<SequenceTiming["delayReference"]>
          name={`${path}.delayReference`}
          label="Se cuenta desde"
          options={SEQUENCE_REFERENCES.map((value) => ({
            value,
            label: REFERENCE_LABELS[value],
            disabled: isFirst && value === "last_reactivation_message",
          }))}
          onChanged={(chosen) => {
            if (chosen !== "last_appointment" && delay !== null) set(`${path}.delay`, Math.abs(delay));
          }}
        />
        <NumberField
          name={`${path}.delay`}
          label="Tiempo"
          negative={isOfAppointment}
          {...(isOfAppointment && { help: "Con un menos delante, es antes de la cita" })}
        />
        <SelectField<SequenceTiming["timeUnit"]> name={`${path}.timeUnit`} label="Unidad" options={UNITS} />
      </Box>
      {delay !== null && (
        <Typography variant="body2" color="textSecondary">
          {`Se manda: ${sequenceTimingText({ delay, timeUnit, delayReference })}`}
        </Typography>
      )}
      <SwitchField name={`${path}.deletable`} label="Se puede retirar uno por uno" />
    </>
  );
}

const UNITS = [
  { value: "minutes" as const, label: "Minutos" },
  { value: "hours" as const, label: "Horas" },
  { value: "days" as const, label: "Días" },
];
