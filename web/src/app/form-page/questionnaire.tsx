// The questions of a form with their answers, checked by the server's own rule before they are sent.
import { checkAnswers, type GivenAnswer } from "@mostrador/domain/growth/forms/check-answers.ts";
import type { PublicForm } from "@mostrador/domain/growth/forms/schema.ts";
import { type FormEvent, useState } from "react";
import type { AnswerDraft } from "../../features/growth/forms/answer/answer-props.ts";
import { QuestionView } from "../../features/growth/forms/answer/question-view.tsx";
import { CallError } from "../../lib/client.ts";
import { Field, Problem } from "../booking/customer/parts.tsx";
import { NumberField } from "../booking/customer/person/number-field.tsx";
import { messageOf } from "../booking/customer/use-load.ts";
import { sendAnswer } from "./form-calls.ts";
import { keepAnswers, keptAnswers } from "./kept-answers.ts";

type Props = { form: PublicForm; onReload: () => void; onSent: () => void };
type Faults = Readonly<Record<string, string>>;
const QUESTION = "answer.answers.";
const PERSON = "answer.person.";
const MISSING = { name: "Escribe tu nombre", whatsapp: "Escribe tu WhatsApp" } as const;

export function Questionnaire({ form, onReload, onSent }: Props) {
  const [kept, setKept] = useState(keptAnswers);
  const [person, setPerson] = useState({ name: "", whatsapp: "", countryCode: "52" });
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const answer = (changes: Readonly<Record<string, AnswerDraft | undefined>>) => {
    const given = Object.fromEntries(
      Object.entries({ ...kept.given, ...changes }).filter((entry): entry is [string, AnswerDraft] => !!entry[1]),
    );
    setKept({ ...kept, given });
    keepAnswers({ ...kept, given });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([id]) => !(id in changes))));
  };
  const refuse = (message: string, found: Faults = {}) => {
    setFaults(found);
    setProblem(message);
    const first = form.questions.find(({ id }) => found[id]);
    const isOfPerson = found.name !== undefined || found.whatsapp !== undefined;
    if (!isOfPerson && !first) return;
    requestAnimationFrame(() => {
      const at = isOfPerson ? document.getElementsByName("name")[0] : document.getElementById(`q-${first?.id}`);
      at?.scrollIntoView({ block: "center" });
    });
  };
  const given: GivenAnswer[] = form.questions.flatMap(({ id }) => {
    const own = kept.given[id];
    return own ? [{ questionId: id, ...own }] : [];
  });
  const send = async () => {
    const checked = checkAnswers(form.questions, given);
    const missing = form.asksContact
      ? (["name", "whatsapp"] as const).filter((part) => person[part].trim() === "")
      : [];
    if (checked.faults.length + missing.length > 0)
      return refuse(
        missing.length > 0 ? "Revisa lo que está marcado." : "Revisa las preguntas marcadas.",
        Object.fromEntries([
          ...missing.map((part) => [part, MISSING[part]]),
          ...checked.faults.map(({ questionId, message }) => [questionId, message]),
        ]),
      );
    if (checked.isStale) {
      const gone = given.filter(({ questionId }) => !checked.answers.some((one) => one.questionId === questionId));
      answer(Object.fromEntries(gone.map(({ questionId }) => [questionId, undefined])));
      return refuse("Una pregunta cambió: elige tu respuesta otra vez.");
    }
    await sendAnswer({ key: kept.key, answers: given, ...(form.asksContact && { person }) });
    keepAnswers(null);
    onSent();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    refuse("");
    await send().catch((reason: unknown) => {
      const errors = reason instanceof CallError ? reason.errors : [];
      refuse(
        messageOf(reason),
        Object.fromEntries(
          errors.map(({ path, message }) => [path.replace(QUESTION, "").replace(PERSON, ""), message]),
        ),
      );
      if (reason instanceof CallError && reason.status === 409) onReload();
    });
    setIsBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={form.title}>
      {form.asksContact && (
        <>
          <Field
            label="Tu nombre"
            name="name"
            autoComplete="name"
            maxLength={80}
            value={person.name}
            onChange={({ target }) => setPerson({ ...person, name: target.value })}
            error={faults.name}
          />
          <NumberField
            person={person}
            change={(part) => setPerson((before) => ({ ...before, ...part }))}
            error={faults.whatsapp}
          />
        </>
      )}
      {form.questions.map((question) => (
        <div key={question.id} id={`q-${question.id}`}>
          <QuestionView
            question={question}
            given={kept.given[question.id]}
            onChange={(next) => answer({ [question.id]: next })}
            error={faults[question.id]}
          />
        </div>
      ))}
      {problem && <Problem>{problem}</Problem>}
      <button type="submit" className="first" disabled={isBusy}>
        {isBusy ? "Enviando…" : "Enviar respuestas"}
      </button>
    </form>
  );
}
