// How the hours in which a service is not given are kept: for the service form and the call that saves it.
import type { HourRange, WeekRanges } from "../../business/branches/hours.ts";
import { isClosedMarker } from "../../business/branches/hours.ts";
import { WEEKDAYS, type Weekday } from "../../kit/calendar.ts";

/** A closed day of a service is kept as this break (D-13). */
const CLOSED: HourRange = { from: "00:02", to: "23:58" };

/** A service that is always available keeps no rests; a day off becomes the one break that means it. */
export function serviceRests(rests: WeekRanges, isAlwaysAvailable: boolean): Record<Weekday, HourRange[]> {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, isAlwaysAvailable ? [] : dayRests(rests[day] ?? [])]),
  ) as Record<Weekday, HourRange[]>;
}

function dayRests(ranges: readonly HourRange[]): HourRange[] {
  return ranges.some(isClosedMarker) ? [CLOSED] : [...ranges];
}
