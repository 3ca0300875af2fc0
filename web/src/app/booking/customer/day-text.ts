import { hourOfInstant } from "../../../ui/time/hour-text.ts";

// Days and hours in the branch's own time, which the text of an instant contains.

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es-MX", { ...options, timeZone: "UTC" });
const LONG = words({ weekday: "long", day: "numeric", month: "long" });
const WEEKDAY = words({ weekday: "short" });
const MONTH = words({ month: "short" });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'martes 24 de noviembre' */
export const dayText = (day: string) => LONG.format(at(day)).replace(",", "");
export const weekdayText = (day: string) => WEEKDAY.format(at(day)).replace(".", "");
export const monthText = (day: string) => MONTH.format(at(day)).replace(".", "");
export const whenText = (instant: string) => `${dayText(instant.slice(0, 10))}, ${hourOfInstant(instant)}`;

/** An instant in local time of a zone: '2026-11-27T17:00'. */
export function inZone(instant: string, zone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return text.format(new Date(instant)).replace(" ", "T");
}

/** The local day there. */
export function todayIn(zone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
}

export function addDays(day: string, days: number): string {
  return new Date(at(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
