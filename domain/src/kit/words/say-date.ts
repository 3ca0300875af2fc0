// Days and hours as people say them: "mañana jueves 26 de noviembre", "5:00 pm".
import { addDays, type Day, type HourMinute, WEEKDAYS, weekdayOf } from "../calendar.ts";

const DAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

export function sayTime(time: HourMinute): string {
  const hour = Number(time.slice(0, 2)) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}

/** "las 5:00 pm", "la 1:00 pm". */
export function sayTheTime(time: HourMinute): string {
  return `${Number(time.slice(0, 2)) % 12 === 1 ? "la" : "las"} ${sayTime(time)}`;
}

export function sayWeekday(day: Day): string {
  return DAYS[WEEKDAYS.indexOf(weekdayOf(day))] as string;
}

/** A day of another year includes its year. */
export function sayDay(day: Day, today: Day): string {
  const date = `${sayWeekday(day)} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
  const text = day.slice(0, 4) === today.slice(0, 4) ? date : `${date} de ${day.slice(0, 4)}`;
  if (day === today) return `hoy ${text}`;
  if (day === addDays(today, 1)) return `mañana ${text}`;
  return text;
}

/** "el jueves 26", "hoy jueves 26", for use in a sentence. */
export function sayTheDay(day: Day, today: Day): string {
  const text = sayDay(day, today);
  return /^(hoy|mañana) /.test(text) ? text : `el ${text}`;
}

/** "jue 26 nov 2026", for lines that are kept for years. */
export function shortDay(day: Day): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] as string;
  return `${sayWeekday(day).slice(0, 3)} ${Number(day.slice(8))} ${month.slice(0, 3)} ${day.slice(0, 4)}`;
}
