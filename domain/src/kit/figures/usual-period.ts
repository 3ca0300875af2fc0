// The periods that people pick most: today, this week from Monday, this half of the month, this month.
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../calendar.ts";
import type { Days } from "./period.ts";

export const USUAL_PERIODS = { today: "Hoy", week: "Semana", fortnight: "Quincena", month: "Mes" } as const;
export type UsualPeriod = keyof typeof USUAL_PERIODS;

/** In the middle of the month a fortnight ends on the 15th. */
const FIRST_HALF = "15";

export function usualPeriod(kind: UsualPeriod, today: Day): Days {
  if (kind === "today") return { from: today, to: today };
  if (kind === "week") {
    const from = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)));
    return { from, to: addDays(from, 6) };
  }
  const month = today.slice(0, 8);
  const isFirstHalf = today.slice(8) <= FIRST_HALF;
  if (kind === "fortnight" && isFirstHalf) return { from: `${month}01`, to: month + FIRST_HALF };
  const nextMonth = addDays(`${month}28`, 4).slice(0, 8);
  return { from: kind === "fortnight" ? `${month}16` : `${month}01`, to: addDays(`${nextMonth}01`, -1) };
}
