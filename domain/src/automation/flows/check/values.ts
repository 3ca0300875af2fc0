// The value of a comparison: a number, a day, a text, or a pattern that is read in bounded time (D-10.4).
import type { DataType, Operator } from "../data.ts";

const LONGEST_PATTERN = 200;
/** A day, `hoy`, or so many days before or after it. */
export const DAY_VALUE = /^(\d{4}-\d{2}-\d{2}|hoy([+-]\d{1,4})?)$/;

/** Spanish; null when it is fine. */
export function valueProblem(type: DataType, operator: Operator, value: string | number): string | null {
  if (type === "number") return readNumber(value) === null ? "el valor debe ser un número" : null;
  if (type === "date") {
    const isDay = DAY_VALUE.test(String(value)) && (String(value).startsWith("hoy") || isCalendarDay(String(value)));
    return isDay ? null : "la fecha se escribe AAAA-MM-DD, hoy, hoy-7 o hoy+3";
  }
  return operator === "regex" ? patternProblem(String(value)) : null;
}

/** Null for a text that is no number. */
export function readNumber(value: string | number): number | null {
  const number = typeof value === "number" ? value : Number(value.trim() === "" ? Number.NaN : value);
  return Number.isFinite(number) ? number : null;
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Patterns that look around or back cannot be read in bounded time. */
function patternProblem(pattern: string): string | null {
  if (pattern.length > LONGEST_PATTERN) return `la expresión puede tener hasta ${LONGEST_PATTERN} caracteres`;
  if (/\(\?(?!:)|\\[1-9]|\\k</.test(pattern)) return "la expresión no puede mirar atrás o adelante ni repetir grupos";
  try {
    new RegExp(pattern, "u");
    return null;
  } catch {
    return "la expresión regular no se entiende";
  }
}
