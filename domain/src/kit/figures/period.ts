// The period of a dashboard: its days, how they are grouped, and the period before it with the same length. For the
// calls, the SQL that counts per group, and the labels of the charts.
import { addDays, type Day, dayNumber, WEEKDAYS, weekdayOf } from "../calendar.ts";
import { invalid } from "../domain-error.ts";

export const GROUPINGS = ["day", "week", "month"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Both days are included. */
export type Days = { readonly from: Day; readonly to: Day };
export type Period = Days & { readonly by: Grouping };
/** One group of days; the first and the last may be cut by the period. */
export type PeriodGroup = Days & { readonly label: string };

const MOST_DAYS = 1096;
const MOST_SINGLE_DAYS = 186;
const DAYS_BY_DAY = 45;
const DAYS_BY_WEEK = 186;

/** Without days: the last 30 until `today`. Throws where the days are out of order or too many. */
export function periodOf(
  given: { from?: Day | undefined; to?: Day | undefined; by?: Grouping | undefined },
  today: Day,
): Period {
  const to = given.to ?? (given.from !== undefined && given.from > today ? given.from : today);
  const from = given.from ?? addDays(to, -29);
  if (from > to) throw invalid("to", "La fecha final no puede ser antes que la inicial");
  const days = daysIn({ from, to });
  if (days > MOST_DAYS) throw invalid("to", "El periodo puede ser de hasta 3 años");
  if (given.by === "day" && days > MOST_SINGLE_DAYS) {
    throw invalid("by", "Un periodo de más de 6 meses se agrupa por semana o por mes");
  }
  const usual = days <= DAYS_BY_DAY ? "day" : days <= DAYS_BY_WEEK ? "week" : "month";
  return { from, to, by: given.by ?? usual };
}

/** As long, and ending the day before; whole months are compared with as many whole months. */
export function periodBefore({ from, to }: Days): Days {
  const last = addDays(from, -1);
  if (from.endsWith("-01") && addDays(to, 1).endsWith("-01"))
    return { from: addMonths(from, -monthsIn({ from, to })), to: last };
  return { from: addDays(from, -daysIn({ from, to })), to: last };
}

/** The groups in order, without gaps. */
export function groupsOf(period: Period): PeriodGroup[] {
  const groups: PeriodGroup[] = [];
  for (let from = period.from; from <= period.to; ) {
    const to = earlierOf(lastDayOf(from, period.by), period.to);
    groups.push({ from, to, label: labelOf({ from, to }, period.by) });
    from = addDays(to, 1);
  }
  return groups;
}

export function daysIn({ from, to }: Days): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

export function everyDay({ from, to }: Days): Day[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, index) => addDays(from, index));
}

function earlierOf(one: Day, other: Day): Day {
  return one.localeCompare(other) < 0 ? one : other;
}

function lastDayOf(day: Day, by: Grouping): Day {
  if (by === "day") return day;
  if (by === "week") return addDays(day, 6 - WEEKDAYS.indexOf(weekdayOf(day)));
  return addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
}

/** Of the first day of a month. */
function addMonths(first: Day, months: number): Day {
  const number = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

function monthsIn({ from, to }: Days): number {
  const number = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return number(to) - number(from) + 1;
}

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"] as const;

const monthOf = (day: Day) => MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
const shortDay = (day: Day) => `${Number(day.slice(8, 10))} ${monthOf(day)}`;

/** '21 nov 2026', '17–23 nov 2026'. */
export function daysLabel(days: Days): string {
  return `${labelOf(days, "day")} ${days.to.slice(0, 4)}`;
}

/** '21 nov', '17–23 nov', 'nov 2026'. */
function labelOf({ from, to }: Days, by: Grouping): string {
  if (by === "month") return `${monthOf(from)} ${from.slice(0, 4)}`;
  if (from === to) return shortDay(from);
  return monthOf(from) === monthOf(to)
    ? `${Number(from.slice(8, 10))}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;
}
