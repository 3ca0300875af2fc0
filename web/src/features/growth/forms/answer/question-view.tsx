// One question with the control that answers it: on the page of a form, and in the preview of the editor. Without the
// parts of the product, because that page is opened once, on a phone.
import { hasOptions, MOST_OF_PARAGRAPH, MOST_OF_SHORT, rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import { useId } from "react";
import type { AnswerProps } from "./answer-props.ts";
import { MarksAnswer } from "./marks-answer.tsx";
import { OptionsAnswer } from "./options-answer.tsx";
import "./question.css";

type Props = Pick<AnswerProps, "question" | "given" | "onChange"> & { error?: string | undefined };

export function QuestionView({ question, given, onChange, error }: Props) {
  const id = useId();
  const own = {
    ...{ question, given, onChange },
    labelledBy: `${id}-label`,
    describedBy: error ? `${id}-error` : undefined,
  };
  const isPicked = hasOptions(question.questionType)
    ? given && !Array.isArray(given.value)
    : rangeOf(question) && given;
  return (
    <section className="asked-question" aria-labelledby={own.labelledBy}>
      <h2 id={own.labelledBy}>
        {question.question}
        {question.required && <span className="asked-must"> *</span>}
      </h2>
      {hasOptions(question.questionType) ? (
        <OptionsAnswer {...own} />
      ) : rangeOf(question) ? (
        <MarksAnswer {...own} />
      ) : (
        <TextAnswer {...own} />
      )}
      {isPicked && !question.required && (
        <button type="button" className="asked-undo" onClick={() => onChange(undefined)}>
          Borrar respuesta
        </button>
      )}
      {error && (
        <p id={`${id}-error`} className="asked-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function TextAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const isLong = question.questionType === "paragraph";
  const own = {
    className: "asked-text",
    value: given?.value === undefined ? "" : String(given.value),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === "" ? undefined : { value: target.value }),
    maxLength: isLong ? MOST_OF_PARAGRAPH : MOST_OF_SHORT,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
    "aria-invalid": describedBy !== undefined,
  };
  return isLong ? <textarea {...own} rows={4} /> : <input type="text" {...own} />;
}
