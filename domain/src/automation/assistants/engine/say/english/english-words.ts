// Days and hours in English.
import { type Day, weekdayOf } from "../../../../../kit/calendar.ts";
import { sayTime } from "../../../../../kit/words/say-date.ts";
import { capital } from "../format.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

export function sayHours(open: readonly { from: string; to: string }[]): string {
  return open.length === 0 ? "closed" : open.map(({ from, to }) => `${sayTime(from)} to ${sayTime(to)}`).join(" and ");
}

export function sayDay(day: Day): string {
  return `${capital(weekdayOf(day))}, ${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}
