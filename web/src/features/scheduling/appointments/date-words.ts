// Days and ranges of days as text for the agenda's headings.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { dayLong, dayOfMonth, monthLong, monthShort, weekdayShort } from "../../../ui/time/day-words.ts";
import { hourOfMinutes } from "../../../ui/time/hour-text.ts";
import { daysOf, type View } from "./view/views.ts";

/** 'lun 23 nov' */
export const dayShort = (day: Day) => `${weekdayShort(day)} ${dayOfMonth(day)} ${monthShort(day)}`;

/** '23 – 29 noviembre 2026', '30 nov – 6 dic 2026', '28 dic 2026 – 3 ene 2027'. */
function weekText(first: Day, last: Day): string {
  const [year, month] = [last.slice(0, 4), monthLong(last)];
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOfMonth(first)} – ${dayOfMonth(last)} ${month} ${year}`;
  const start = `${dayOfMonth(first)} ${monthShort(first)}`;
  const end = `${dayOfMonth(last)} ${monthShort(last)} ${year}`;
  return first.slice(0, 4) === year ? `${start} – ${end}` : `${start} ${first.slice(0, 4)} – ${end}`;
}

/** 'noviembre 2026' */
const monthText = (day: Day) => `${monthLong(day)} ${day.slice(0, 4)}`;

/** The heading's text for a view's days: full, and short for the phone. */
export function spanTexts(view: View, day: Day): { whole: string; short: string } {
  if (view === "day") return { whole: dayLong(day), short: dayShort(day) };
  if (view === "month") return { whole: monthText(day), short: `${monthShort(day)} ${day.slice(0, 4)}` };
  const days = daysOf(view, day);
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  return { whole: weekText(first, last), short: weekShort(first, last) };
}

/** '16 – 22 nov' */
function weekShort(first: Day, last: Day): string {
  const start =
    first.slice(0, 7) === last.slice(0, 7) ? `${dayOfMonth(first)}` : `${dayOfMonth(first)} ${monthShort(first)}`;
  return `${start} – ${dayOfMonth(last)} ${monthShort(last)}`;
}

/** 'Luis Ortega: 6 h 30 min agendados de 8 h' */
export function occupancyText(name: string, { booked, open }: { booked: number; open: number }): string {
  return `${name}: ${lengthText(booked)} agendados de ${lengthText(open)}`;
}

/** What is left of a day: '6 h libres', 'Lleno'; 'Cerrado' where nobody works. */
export function freeText({ booked, open }: { booked: number; open: number }): string {
  const free = open - booked;
  if (open === 0) return "Cerrado";
  if (free < LEAST_FREE) return "Lleno";
  const hours = Math.floor(free / 60);
  if (hours === 1) return "1 h libre";
  return `${hours === 0 ? `${free} min` : `${hours} h`} libres`;
}

/** In less time hardly anything can be given. */
const LEAST_FREE = 15;

function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** '10:15 – 11:00' */
export function hoursText(from: number, to: number): string {
  return `${hourOfMinutes(from)} – ${hourOfMinutes(to)}`;
}
