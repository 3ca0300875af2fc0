// A number of a scale, or of stars, hearts or thumbs: radio buttons that look like marks.
import { type Emoji, rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import { useId } from "react";
import type { AnswerProps } from "./answer-props.ts";

const SHAPES: Readonly<Record<Emoji, string>> = {
  star: "m12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z",
  heart:
    "M13.35 20.13c-.76.69-1.93.69-2.69-.01l-.11-.1C5.3 15.27 1.87 12.16 2 8.28c.06-1.7.93-3.33 2.34-4.29 2.64-1.8 5.9-.96 7.66 1.1 1.76-2.06 5.02-2.91 7.66-1.1 1.41.96 2.28 2.59 2.34 4.29.14 3.88-3.3 6.99-8.55 11.76z",
  "thumb-up":
    "M2 20h2c.55 0 1-.45 1-1v-9c0-.55-.45-1-1-1H2zm19.83-7.12c.11-.25.17-.52.17-.8V11c0-1.1-.9-2-2-2h-5.5l.92-4.65c.05-.22.02-.46-.08-.66-.23-.45-.52-.86-.88-1.22L14 2 7.59 8.41C7.21 8.79 7 9.3 7 9.83v7.84C7 18.95 8.05 20 9.34 20h8.11c.7 0 1.36-.37 1.72-.97z",
};

export function MarksAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const name = useId();
  const { from, to } = rangeOf(question) ?? { from: 1, to: 0 };
  const chosen = typeof given?.value === "number" ? given.value : null;
  const shape = question.questionType === "rating" && question.rating ? SHAPES[question.rating.emoji] : null;
  const labels = question.questionType === "linearScale" ? question.linearScale : null;
  const ends = labels && [
    labels.minLabel && `${labels.minLinear}: ${labels.minLabel}`,
    labels.maxLabel && `${labels.maxLinear}: ${labels.maxLabel}`,
  ];
  return (
    <div>
      <div
        role="radiogroup"
        className={shape ? "asked-marks asked-symbols" : "asked-marks"}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((mark) => (
          <label key={mark} data-chosen={shape ? chosen !== null && mark <= chosen : mark === chosen}>
            <input
              type="radio"
              name={name}
              checked={mark === chosen}
              onChange={() => onChange({ value: mark })}
              aria-label={saidOf(mark, to, labels)}
            />
            {shape ? (
              <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d={shape} />
              </svg>
            ) : (
              mark
            )}
          </label>
        ))}
      </div>
      {ends?.some(Boolean) && <p className="asked-ends">{ends.filter(Boolean).join(" · ")}</p>}
    </div>
  );
}

function saidOf(mark: number, to: number, labels: { minLinear: number; minLabel: string; maxLabel: string } | null) {
  const label = labels && (mark === labels.minLinear ? labels.minLabel : mark === to ? labels.maxLabel : "");
  return label ? `${mark}, ${label}` : `${mark} de ${to}`;
}
