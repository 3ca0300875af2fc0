// Days and stretches of days as the agenda's headings say them.
import { type Day, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat("es-MX", { ...options, timeZone: "UTC" });
  return (day: Day) => made.format(new Date(`${day}T12:00:00Z`)).replaceAll(".", "");
};

/** 'lun' */
export const weekdayShort = format({ weekday: "short" });
/** 'lunes' */
const weekdayLong = format({ weekday: "long" });
/** 'noviembre' */
export const monthLong = format({ month: "long" });
const monthShort = format({ month: "short" });
/** 'lunes 23 de noviembre' */
export const dayLong = (day: Day) => `${weekdayLong(day)} ${dayOfMonth(day)} de ${monthLong(day)}`;
/** 'lun 23 nov' */
export const dayShort = (day: Day) => `${weekdayShort(day)} ${dayOfMonth(day)} ${monthShort(day)}`;

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** '23 – 29 noviembre 2026', '30 nov – 6 dic 2026', '28 dic 2026 – 3 ene 2027'. */
export function weekText(first: Day, last: Day): string {
  const [year, month] = [last.slice(0, 4), monthLong(last)];
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOfMonth(first)} – ${dayOfMonth(last)} ${month} ${year}`;
  const start = `${dayOfMonth(first)} ${monthShort(first)}`;
  const end = `${dayOfMonth(last)} ${monthShort(last)} ${year}`;
  return first.slice(0, 4) === year ? `${start} – ${end}` : `${start} ${first.slice(0, 4)} – ${end}`;
}

/** '16 – 22 nov' */
export function weekShort(first: Day, last: Day): string {
  const start =
    first.slice(0, 7) === last.slice(0, 7) ? `${dayOfMonth(first)}` : `${dayOfMonth(first)} ${monthShort(first)}`;
  return `${start} – ${dayOfMonth(last)} ${monthShort(last)}`;
}

/** '10:15 – 11:00' */
export function hoursText(from: number, to: number): string {
  return `${timeOfMinutes(from)} – ${timeOfMinutes(to)}`;
}
