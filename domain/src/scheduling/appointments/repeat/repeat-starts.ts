import { addDays } from "../../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../../kit/time.ts";

/** The same weekday and local hour, every `everyWeeks` weeks after `start`, also across a clock change. */
export function repeatStarts(zone: string, start: Instant, everyWeeks: number, times: number): Instant[] {
  const { day, time } = localOf(zone, start);
  return Array.from({ length: times }, (_, index) => instantOf(zone, addDays(day, (index + 1) * everyWeeks * 7), time));
}
