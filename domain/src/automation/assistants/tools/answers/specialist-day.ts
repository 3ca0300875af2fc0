// The hours of one date of a specialist, as the tool answers them: their own of that date, else those of the weekday
// within the hours of the branch. Used to say who attends when; what is free is decided by the slots alone.
import { mergeSpans, type Span, subtractSpans } from "../../../../business/branches/spans.ts";
import { type Day, minutesOf, timeOfMinutes, weekdayOf } from "../../../../kit/calendar.ts";
import { hoursOn } from "./branch-day.ts";
import type { ToolBranch, ToolSpecialist } from "./schema.ts";

export type Hours = ToolBranch["hours"][string];
type Person = Pick<ToolSpecialist, "hours" | "dates">;
type Branch = Pick<ToolBranch, "hours" | "dates">;

export function attendsOn(person: Person, branch: Branch, day: Day): Hours {
  return person.dates?.[day] ?? usualOn(person, branch, day);
}

/** Without dates of their own. */
export function usualOn({ hours }: Person, branch: Branch, day: Day): Hours {
  const open = hoursOn(branch, day);
  return hours ? hoursWithin(open, hours[weekdayOf(day)] ?? []) : open;
}

export function hoursWithin(some: Hours, others: Hours): Hours {
  const [one, other] = [spansOf(some), spansOf(others)];
  const left = subtractSpans([{ from: 0, to: WHOLE_DAY }], other);
  return hoursOf(subtractSpans(one, left));
}

export function spansOf(hours: Hours): Span[] {
  return mergeSpans(hours.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })));
}

export function hoursOf(spans: readonly Span[]): Hours {
  return spans.map(({ from, to }) => ({ from: timeOfMinutes(from), to: timeOfMinutes(to) }));
}

const WHOLE_DAY = 1440;
