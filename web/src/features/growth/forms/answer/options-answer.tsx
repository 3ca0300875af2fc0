// One option of several, or any number of them; the open option asks for text.
import { MOST_OF_SHORT } from "@mostrador/domain/growth/forms/questions.ts";
import { useId } from "react";
import type { AnswerProps } from "./answer-props.ts";

export function OptionsAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const name = useId();
  const isMany = question.questionType === "checkboxes";
  const chosen = Array.isArray(given?.value) ? given.value : given ? [String(given.value)] : [];
  const other = given?.other ?? "";
  const write = (ids: readonly string[]) => {
    const kept = question.options.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const [only] = kept;
    if (only === undefined) onChange(undefined);
    else onChange({ value: isMany ? kept : only, ...(other && { other }) });
  };
  const choose = (id: string) =>
    write(isMany ? (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]) : [id]);
  return (
    <div {...{ role: isMany ? "group" : "radiogroup", "aria-labelledby": labelledBy, "aria-describedby": describedBy }}>
      {question.options.map(({ id, text, other: isOpen }) => (
        <div key={id}>
          <label className="asked-option">
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => choose(id)}
            />
            <span>{text}</span>
          </label>
          {isOpen && given && chosen.includes(id) && (
            <input
              type="text"
              className="asked-text"
              placeholder="Escribe tu respuesta"
              aria-label={`${text}: escribe tu respuesta`}
              maxLength={MOST_OF_SHORT}
              value={other}
              onChange={({ target }) => onChange({ ...given, other: target.value })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
