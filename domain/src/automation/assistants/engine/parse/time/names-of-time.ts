// Names of weekdays and months, as pattern pieces and numbers.
import { type Day, WEEKDAYS, type Weekday } from "../../../../../kit/calendar.ts";

export const WEEKDAY = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
export const MONTH =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|sep|oct|nov|dic)";

const SPANISH = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const STARTS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

export function weekdayNamed(name: string): Weekday {
  return WEEKDAYS[SPANISH.indexOf(name)]!;
}

export function monthNumber(name: string): number {
  return STARTS.indexOf(name === "setiembre" ? "sep" : name.slice(0, 3)) + 1;
}

/** Null when there is no such day. */
export function dateOf(year: number, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
