// The questions of a form with their answers, checked by the server's own rule before they are sent.
import { checkAnswers } from "@mostrador/domain/growth/forms/check-answers.ts";
import { type PublicForm, Respondent } from "@mostrador/domain/growth/forms/schema.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import * as z from "zod";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { PhoneField } from "../../../../ui/pick/phone-field.tsx";
import type { AnswerDraft } from "../answer/answer-props.ts";
import { QuestionView } from "../answer/question-view.tsx";
import { FormRefusal, sendAnswer } from "./form-call.ts";
import { keepAnswers, keptAnswers } from "./kept-answers.ts";

type Props = { form: PublicForm; onReload: () => Promise<void>; onSent: () => void };
type Person = z.output<typeof Respondent>;
const NOBODY = z.object({});
const AT = "answer.answers.";

export function Questionnaire({ form, onReload, onSent }: Props) {
  const [kept, setKept] = useState(keptAnswers);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const answer = (id: string, given: AnswerDraft | undefined) => {
    const { [id]: _, ...others } = kept.given;
    const next = { ...kept, given: given ? { ...others, [id]: given } : others };
    setKept(next);
    keepAnswers(next);
    if (faults[id]) setFaults(({ [id]: __, ...left }) => left);
  };
  const show = (found: readonly (readonly [string, string])[]) => {
    setFaults(Object.fromEntries(found));
    const [first] = found;
    if (first)
      requestAnimationFrame(() => document.getElementById(`q-${first[0]}`)?.scrollIntoView({ block: "center" }));
  };
  const submit = async (person: Person | object) => {
    const answers = form.questions.flatMap(({ id }) => {
      const given = kept.given[id];
      return given ? [{ questionId: id, ...given }] : [];
    });
    const checked = checkAnswers(form.questions, answers);
    show(checked.faults.map(({ questionId, message }) => [questionId, message]));
    if (checked.faults.length > 0) throw new FormRefusal(422, "Revisa las preguntas marcadas.");
    // Choices of a question that changed meanwhile are left for its reader to make again.
    if (checked.isStale) {
      const stale = answers.filter(({ questionId }) => !checked.answers.some((one) => one.questionId === questionId));
      for (const { questionId } of stale) answer(questionId, undefined);
      throw new FormRefusal(409, "Una pregunta cambió: elige tu respuesta otra vez.");
    }
    try {
      await sendAnswer({ key: kept.key, answers, ...(form.asksContact && { person }) });
    } catch (reason) {
      if (!(reason instanceof FormRefusal)) throw reason;
      show(
        reason.errors
          .filter(({ path }) => path.startsWith(AT))
          .map(({ path, message }) => [path.slice(AT.length), message]),
      );
      if (reason.status === 409) await onReload();
      throw reason;
    }
    keepAnswers(null);
    onSent();
  };
  return (
    <Form<Person | object>
      schema={form.asksContact ? Respondent : NOBODY}
      defaultValues={form.asksContact ? { name: "", whatsapp: "", countryCode: "52" } : {}}
      errorRoot="answer.person"
      aria-label={form.title}
      onSubmit={submit}
      actions={<FormActions submitLabel="Enviar respuestas" savingLabel="Enviando…" fullWidth />}
    >
      {form.asksContact && (
        <FormSection columns={2}>
          <TextField name="name" label="Tu nombre" maxLength={80} autoComplete="name" />
          <PhoneField name="whatsapp" codeName="countryCode" label="Tu WhatsApp" />
        </FormSection>
      )}
      <Box sx={{ display: "grid", gap: 3.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {form.questions.map((question) => (
          <Box key={question.id} id={`q-${question.id}`}>
            <QuestionView
              question={question}
              given={kept.given[question.id]}
              onChange={(given) => answer(question.id, given)}
              error={faults[question.id]}
            />
          </Box>
        ))}
      </Box>
    </Form>
  );
}
