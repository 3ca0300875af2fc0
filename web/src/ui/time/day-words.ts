// Calendar days and their parts as text.
import type { Day } from "@mostrador/domain/kit/calendar.ts";

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
/** 'nov' */
export const monthShort = format({ month: "short" });
/** 'lunes 23 de noviembre' */
export const dayLong = (day: Day) => `${weekdayLong(day)} ${dayOfMonth(day)} de ${monthLong(day)}`;

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}
