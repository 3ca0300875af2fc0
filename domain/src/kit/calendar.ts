// Calendar days as text (`YYYY-MM-DD`) and hours of the day as text (`HH:mm`), without zone or clock.

/** The default zone: the centre of the country. */
export const USUAL_ZONE = "America/Mexico_City";

export type Day = string;
export type HourMinute = string;

/** Monday first, as the API names them. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01; the inverse is `dayOfNumber`. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

export function dayOfNumber(number: number): Day {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(((dayNumber(day) + 3) % 7) + 7) % 7] as Weekday;
}

export function minutesOf(time: HourMinute): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOfMinutes(minutes: number): HourMinute {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
