// Parses a typed day: '22/11', 'mañana', 'viernes', '22 nov', '22 de noviembre de 2027'. Without a year it takes the
// likely one: a future or recent day.
import { addDays, type Day, dayNumber, WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

/** `max`: the latest possible day, as for a birthday. */
type DayOptions = { today: Day; max?: Day | undefined };

/** Undefined if it is not a day. */
export function readDay(typed: string, { today, max }: DayOptions): Day | undefined {
  const text = fold(typed).replace(/[.,]/g, " ").replace(/\s+/g, " ").trim();
  return relativeDay(text, today) ?? numberedDay(text, today, max) ?? writtenDay(text, today, max);
}

/** `YYYY-MM-DD`, for an existing day. */
export function isDay(text: string): boolean {
  return calendarDay(...(text.split("-").map(Number) as [number, number, number])) === text;
}

/** `YYYY-MM-DD` on this device. */
export function deviceToday(): Day {
  const now = new Date();
  return calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) as Day;
}

const RELATIVE: Readonly<Record<string, number>> = {
  antier: -2,
  ayer: -1,
  hoy: 0,
  manana: 1,
  pasado: 2,
  "pasado manana": 2,
};
const WEEKDAY_NAMES = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const MONTH_NAMES = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const LEAST_LETTERS = 3;
/** An older day of this year means next year's. */
const DAYS_BACK = 60;
/** The maximum number of years that a two-digit year may be in the future. */
const YEARS_AHEAD = 10;

function relativeDay(text: string, today: Day): Day | undefined {
  const by = new Map(Object.entries(RELATIVE)).get(text);
  if (by !== undefined) return addDays(today, by);
  const weekday = startOf(WEEKDAY_NAMES, text);
  if (weekday === -1) return undefined;
  return addDays(today, (weekday - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7);
}

/** '22/11', '22-11-26', '2026-11-22', '22' of this month or the next. */
function numberedDay(text: string, today: Day, max: Day | undefined): Day | undefined {
  const iso = /^(\d{4})[-/ ](\d{1,2})[-/ ](\d{1,2})$/.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year] = /^(\d{1,2})(?:[-/ ](\d{1,2})(?:[-/ ](\d{4}|\d{2}))?)?$/.exec(text) ?? [];
  if (!day) return undefined;
  return month ? inYear(Number(day), Number(month), year, today, max) : inMonth(Number(day), today, max);
}

/** 'dom 22 nov', '22 de noviembre de 2027' */
function writtenDay(text: string, today: Day, max: Day | undefined): Day | undefined {
  const [, weekday, day, name = "", year] =
    /^(?:([a-z]+) )?(\d{1,2})(?: de)? ([a-z]+)(?:(?: de| del)? (\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (!day || (weekday && startOf(WEEKDAY_NAMES, weekday) === -1)) return undefined;
  const month = startOf(MONTH_NAMES, name === "sept" ? "sep" : name) + 1;
  return month ? inYear(Number(day), month, year, today, max) : undefined;
}

function startOf(names: readonly string[], text: string): number {
  return text.length < LEAST_LETTERS ? -1 : names.findIndex((name) => name.startsWith(text));
}

function inMonth(day: number, today: Day, max: Day | undefined): Day | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const step = max ? -1 : 1;
  for (let by = 0; by < 12; by += 1) {
    const count = year * 12 + month - 1 + by * step;
    const found = calendarDay(Math.floor(count / 12), (count % 12) + 1, day);
    if (found && (max ? found <= max : found >= today)) return found;
  }
  return undefined;
}

function inYear(day: number, month: number, year: string | undefined, today: Day, max: Day | undefined) {
  const now = Number(today.slice(0, 4));
  if (year?.length === 4) return calendarDay(Number(year), month, day);
  if (year) {
    const near = Math.floor(now / 100) * 100 + Number(year);
    const found = calendarDay(near, month, day);
    const isMeant = near <= now + YEARS_AHEAD && !(max && found && found > max);
    return isMeant ? found : calendarDay(near - 100, month, day);
  }
  if (max) return [now, now - 1].map((one) => calendarDay(one, month, day)).find((one) => one && one <= max);
  const found = calendarDay(now, month, day);
  const isBehind = found && dayNumber(today) - dayNumber(found) > DAYS_BACK;
  return isBehind ? calendarDay(now + 1, month, day) : found;
}

function calendarDay(year: number, month: number, day: number): Day | undefined {
  const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  const read = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text ? undefined : text;
}
