// Decides whether an answer agrees to a proposal. A yes is agreement only where every word of the message is
// explained: as consent, as courtesy, or as a detail of the proposal. Another hour, a condition, a question, another
// request or an unknown word means no agreement.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type { AnswerReading } from "../engine/parse/answer/answer-reading.ts";
import { canBe } from "../engine/parse/time/clock.ts";

export type Agreement = "agrees" | "declines" | "changes" | "unclear";

/** When the proposal is for, as far as it is known. */
export type ProposedTime = { today?: Day | undefined; day?: Day | undefined; time?: HourMinute | undefined };

export function agreementOf(answer: AnswerReading, proposed: ProposedTime = {}): Agreement {
  const { leaning } = answer;
  const isChanged = !isSameWhen(answer, proposed) || answer.isOtherPrice || leaning.other !== null;
  if (leaning.no && !leaning.yes) return declined(answer, isChanged);
  if (isChanged) return "changes";
  if (answer.isPlainYes) return "agrees";
  return leaning.yes && answer.saysBut ? "changes" : "unclear";
}

// "No, mejor con Karen" wants something else; "no, ¿qué más hay?" decides nothing yet.
function declined({ corrects, asks, isOnCondition }: AnswerReading, isChanged: boolean): Agreement {
  if (isChanged || corrects) return "changes";
  return asks || isOnCondition ? "unclear" : "declines";
}

function isSameWhen(when: AnswerReading, { today, day, time }: ProposedTime): boolean {
  return (
    when.shift === null &&
    when.shiftBy === null &&
    when.shiftDays === null &&
    when.days.every(
      (one) => !one.denied && today !== undefined && day !== undefined && one.from <= day && one.to >= day,
    ) &&
    when.times.every((one) => !one.denied && one.bound === null && time !== undefined && canBe(one.clock, time)) &&
    when.parts.every(
      (one) =>
        !one.denied &&
        time !== undefined &&
        (one.notBefore === null || one.notBefore <= time) &&
        (one.notAfter === null || one.notAfter >= time),
    )
  );
}
