// How the hours without a service are stored: for the service form and the call that saves it.
import { DAY_OFF, type HourRange, keptRests, type WeekRanges } from "../../business/branches/hours.ts";
import type { Weekday } from "../../kit/calendar.ts";

/** A service that is always available stores no rests; a day off is stored as its one special break. */
export function serviceRests(rests: WeekRanges, isAlwaysAvailable: boolean): Record<Weekday, HourRange[]> {
  return keptRests(isAlwaysAvailable ? {} : rests, DAY_OFF.service);
}
