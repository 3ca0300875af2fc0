// Days and stretches of days as the agenda's headings say them.
import { type Day, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { dayOfMonth, monthLong, monthShort, weekdayShort } from "../../../ui/time/day-words.ts";

/** 'lun 23 nov' */
export const dayShort = (day: Day) => `${weekdayShort(day)} ${dayOfMonth(day)} ${monthShort(day)}`;

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
