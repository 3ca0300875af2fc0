// How the hours in which a service is not given are kept: for the service form and the call that saves it.
import { DAY_OFF, type HourRange, keptRests, type WeekRanges } from "../../business/branches/hours.ts";
import type { Weekday } from "../../kit/calendar.ts";

/** A service that is always available keeps no rests; a day off becomes the one break that means it. */
export function serviceRests(rests: WeekRanges, isAlwaysAvailable: boolean): Record<Weekday, HourRange[]> {
  return keptRests(isAlwaysAvailable ? {} : rests, DAY_OFF.service);
}
