// The views of the agenda: the days that each shows, and the size of a step.
import { addDays, type Day, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";

export type View = "day" | "week" | "next" | "month" | "list";
export const VIEWS = ["day", "week", "next", "month", "list"] as const satisfies readonly View[];

/** The default of the address. */
export const usualView = (phone: boolean): View => (phone ? "day" : "week");

type ViewWords = { label: string; inAddress: string; before: string; after: string };

export const VIEW_WORDS: Readonly<Record<View, ViewWords>> = {
  day: { label: "Día", inAddress: "dia", before: "Día anterior", after: "Día siguiente" },
  week: { label: "Semana", inAddress: "semana", before: "Semana anterior", after: "Semana siguiente" },
  next: { label: "7 días", inAddress: "7dias", before: "7 días anteriores", after: "7 días siguientes" },
  month: { label: "Mes", inAddress: "mes", before: "Mes anterior", after: "Mes siguiente" },
  list: { label: "Lista", inAddress: "lista", before: "30 días anteriores", after: "30 días siguientes" },
};

const LIST_DAYS = 30;
const MONTH_WEEKS = 6;

/** All visible days; a month has whole weeks. */
export function daysOf(view: View, day: Day): Day[] {
  if (view === "day") return [day];
  if (view === "week") return daysFrom(mondayOf(day), 7);
  if (view === "next") return daysFrom(day, 7);
  if (view === "list") return daysFrom(day, LIST_DAYS);
  const first = firstOfMonth(day);
  const weeks = Math.ceil((WEEKDAYS.indexOf(weekdayOf(first)) + daysInMonth(first)) / 7);
  return daysFrom(mondayOf(first), Math.min(weeks, MONTH_WEEKS) * 7);
}

/** `by`: 1 is forward, -1 is back. */
export function stepOf(view: View, day: Day, by: number): Day {
  if (view === "day") return addDays(day, by);
  if (view === "list") return addDays(day, by * LIST_DAYS);
  if (view !== "month") return addDays(day, by * 7);
  const first = firstOfMonth(day);
  return by > 0 ? addDays(first, daysInMonth(first)) : firstOfMonth(addDays(first, -1));
}

/** Views with hours down the screen and days or people across. */
export function isGrid(view: View): boolean {
  return view === "day" || view === "week" || view === "next";
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

function daysInMonth(first: Day): number {
  return Number(addDays(firstOfMonth(addDays(first, 31)), -1).slice(8));
}

function mondayOf(day: Day): Day {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
