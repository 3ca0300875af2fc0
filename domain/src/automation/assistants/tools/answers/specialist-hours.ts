// When a specialist attends, for the assistant's tools: the hours of the branch without the person's rests, and the
// next dates on which an absence takes the day, or its beginning or end. An absence within the day is left out: the
// person is there, and the slots know what is free.
import { openSpans, type WeekRanges } from "../../../../business/branches/hours.ts";
import { type BranchHours, openOn } from "../../../../business/branches/hours-of-date.ts";
import { mergeSpans, type Span, subtractSpans } from "../../../../business/branches/spans.ts";
import { hoursFromRests } from "../../../../business/branches/working-hours.ts";
import { addDays, type Day, WEEKDAYS, type Weekday, weekdayOf } from "../../../../kit/calendar.ts";
import type { ToolBranch, ToolSpecialist } from "./schema.ts";
import { type Hours, hoursOf, hoursWithin, spansOf, usualOn } from "./specialist-day.ts";

/** How many days ahead absences are read. */
export const ABSENCE_DAYS = 60;

/** Minutes of a day that a person is away, local to the branch. */
export type Absence = Span & { day: Day };

type Facts = {
  branch: BranchHours;
  /** The same branch, as its tool answers it. */
  told: Pick<ToolBranch, "hours" | "dates">;
  rests: WeekRanges;
  absences: readonly Absence[];
};

export function specialistHours({ branch, told, rests, absences }: Facts): Pick<ToolSpecialist, "hours" | "dates"> {
  const own = Object.fromEntries(WEEKDAYS.map((day) => [day, withoutRests(told.hours[day] ?? [], rests, day)]));
  const hours = isSame(own, told.hours) ? {} : { hours: own };
  const days = new Set([...Object.keys(branch.dates ?? {}), ...absences.map(({ day }) => day)]);
  const dates = [...days].sort().flatMap((day) => {
    const spans = spansOf(withoutRests(hoursOf(openOn(branch, day)), rests, weekdayOf(day)));
    const away = mergeSpans(absences.filter((one) => one.day === day));
    const there = hoursOf(withoutEdges(spans, away));
    return isSame(there, usualOn(hours, told, day)) ? [] : [[day, there] as const];
  });
  return { ...hours, ...(dates.length > 0 ? { dates: Object.fromEntries(dates) } : {}) };
}

function withoutRests(open: Hours, rests: WeekRanges, day: Weekday): Hours {
  const own = hoursFromRests({ [day]: rests[day] ?? [] }, { [day]: open })[day];
  return hoursWithin(open, hoursOf(openSpans(own)));
}

/** From the first minute that is left to the last one. */
function withoutEdges(spans: readonly Span[], away: readonly Span[]): Span[] {
  const left = subtractSpans(spans, away);
  const [first, last] = [left.at(0), left.at(-1)];
  if (!first || !last) return [];
  return subtractSpans(spans, [
    { from: 0, to: first.from },
    { from: last.to, to: WHOLE_DAY },
  ]);
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Moment = { day: Day; minute: number };

/** An absence cut at midnight; nothing outside of the days from `first` to `last`. */
export function absenceDays(from: Moment, to: Moment, { first, last }: { first: Day; last: Day }): Absence[] {
  const days: Absence[] = [];
  for (let day = from.day > first ? from.day : first; day <= to.day && day <= last; day = addDays(day, 1)) {
    const span = { from: day === from.day ? from.minute : 0, to: day === to.day ? to.minute : WHOLE_DAY };
    if (span.from < span.to) days.push({ ...span, day });
  }
  return days;
}

const WHOLE_DAY = 1440;
