// Ends of subscriptions as days, for the team and for partners, who work on several businesses at once: the zone is Mexico
// City's, as the contract says.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";

const ZONE = "America/Mexico_City";

export const mexicoDay = (instant: string): Day => localOf(ZONE, Date.parse(instant)).day;

/** The beginning of the day; an end that is on it already stays exactly as it is. */
export function endOn(day: string, before: string): string {
  return day === mexicoDay(before) ? before : isoAt(ZONE, instantOf(ZONE, day as Day, "00:00"));
}
