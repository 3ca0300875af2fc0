// What stands side by side in the agenda: the days of a week, or the specialists of one day. Each column knows when it is
// open, so that the rest can be shaded (D-4.1).
import { openSpans, restSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { mergeSpans, type Span, subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { addDays, type Day, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";

export type Person = Pick<Specialist, "_id" | "name" | "colorHex" | "restSchedules" | "isArchived">;
export type Column = {
  key: string;
  day: Day;
  /** Null in the week view: the column is of everybody shown. */
  specialist: Person | null;
  /** Minutes of the day in which appointments are taken. */
  open: readonly Span[];
};
export type View = "day" | "week";

/** Monday to Sunday around `day`, or one column for each specialist of that day. */
export function columnsOf(view: View, day: Day, branch: Branch, people: readonly Person[]): Column[] {
  if (view === "day") {
    return people.map((one) => ({ key: one._id, day, specialist: one, open: openOf(branch, day, one) }));
  }
  const alone = people.length === 1 ? people[0] : undefined;
  return daysOf("week", day).map((each) => ({
    key: each,
    day: each,
    specialist: null,
    open: openOf(branch, each, alone),
  }));
}

export function daysOf(view: View, day: Day): Day[] {
  if (view === "day") return [day];
  const monday = addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
  return WEEKDAYS.map((_, index) => addDays(monday, index));
}

/** The rest of the day, between minute `from` and minute `to`. */
export function closedOf(open: readonly Span[], from: number, to: number): Span[] {
  return subtractSpans([{ from, to }], mergeSpans(open));
}

function openOf(branch: Branch, day: Day, specialist?: Person): Span[] {
  const weekday = weekdayOf(day);
  const rests = [...restSpans(branch.restSchedules[weekday]), ...restSpans(specialist?.restSchedules[weekday])];
  return subtractSpans(openSpans(branch.schedules[weekday]), mergeSpans(rests));
}
