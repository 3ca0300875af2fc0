// The results of a form over time: answers by day, week or month, with a moving average, and averages of numbers
// (contract/growth#forms).
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../kit/calendar.ts";
import { movingAverages } from "../../kit/figures/moving-average.ts";

export const GROUPS = ["day", "week", "month"] as const;
export type Group = (typeof GROUPS)[number];
export const GROUP_LABELS: Readonly<Record<Group, string>> = { day: "Por día", week: "Por semana", month: "Por mes" };

/** How many periods are shown, the latest ones. */
export const MOST_PERIODS: Readonly<Record<Group, number>> = { day: 90, week: 53, month: 24 };

export type Period = { start: Day; count: number; movingAverage: number };

/** One decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The average of numbers that were each given `count` times; null without any. */
export function averageOf(counts: readonly { value: number; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? null : rounded(counts.reduce((sum, { value, count }) => sum + value * count, 0) / total);
}

/** The first day of the period; weeks begin on Monday. */
export function periodOf(day: Day, group: Group): Day {
  if (group === "day") return day;
  if (group === "month") return `${day.slice(0, 7)}-01`;
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/** The periods from the first day to the last one, also those without answers. `counts`: by day. */
export function periodsOf(
  counts: ReadonlyMap<Day, number>,
  { first, last, group }: { first: Day; last: Day; group: Group },
): Period[] {
  const starts: Day[] = [];
  for (let start = periodOf(last, group); ; start = periodOf(addDays(start, -1), group)) {
    starts.unshift(start);
    if (start <= first || starts.length === MOST_PERIODS[group]) break;
  }
  const byPeriod = new Map<Day, number>();
  for (const [day, count] of counts) {
    const start = periodOf(day, group);
    byPeriod.set(start, (byPeriod.get(start) ?? 0) + count);
  }
  const shown = starts.map((start) => byPeriod.get(start) ?? 0);
  const averages = movingAverages(shown, group);
  return starts.map((start, at) => ({ start, count: shown[at] ?? 0, movingAverage: averages[at] ?? 0 }));
}
