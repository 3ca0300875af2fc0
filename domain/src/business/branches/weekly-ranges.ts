// Validates a week of hours: for the forms and calls of branches, specialists and services.
import { WEEKDAYS, type Weekday } from "../../kit/calendar.ts";
import type { FieldError } from "../../kit/domain-error.ts";
import { type HourRange, isClosedMarker, type WeekRanges } from "./hours.ts";

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
};

/** Working hours: each block ends after it begins, no two overlap (contract/agenda#hours). Paths are `monday.0.to`. */
export function scheduleErrors(week: WeekRanges): FieldError[] {
  return WEEKDAYS.flatMap((day) => {
    const ranges = week[day] ?? [];
    const backward = backwardErrors(day, ranges);
    if (backward.length > 0 || !overlap(ranges)) return backward;
    return [{ path: `${day}.0.from`, message: `Los horarios del ${DAY_NAMES[day]} se enciman` }];
  });
}

/** The error in the hours of one date, or undefined. */
export function rangesProblem(ranges: readonly HourRange[]): string | undefined {
  if (ranges.some(({ from, to }) => to <= from)) return "La hora de cierre no puede ser antes que la de apertura";
  return overlap(ranges) ? "Los horarios se enciman" : undefined;
}

/** Rests may overlap: together they are one rest. */
export function restErrors(week: WeekRanges): FieldError[] {
  return WEEKDAYS.flatMap((day) => backwardErrors(day, week[day] ?? []));
}

function backwardErrors(day: Weekday, ranges: readonly HourRange[]): FieldError[] {
  return ranges.flatMap((range, index) =>
    range.from < range.to || isClosedMarker(range)
      ? []
      : [
          {
            path: `${day}.${index}.to`,
            message: `La hora de cierre no puede ser antes que la de apertura en ${DAY_NAMES[day]}`,
          },
        ],
  );
}

function overlap(ranges: readonly HourRange[]): boolean {
  const sorted = ranges.filter((range) => !isClosedMarker(range)).sort((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.some((range, index) => index > 0 && range.from < (sorted[index - 1] as HourRange).to);
}
