// When free hours are posted next: once a day, at the hour that the owner chose.
import { addDays, type HourMinute } from "../../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../../kit/time.ts";

/** After `now`. */
export function nextPost(zone: string, hour: HourMinute, now: Instant): Instant {
  const today = localOf(zone, now).day;
  const at = instantOf(zone, today, hour);
  return at > now ? at : instantOf(zone, addDays(today, 1), hour);
}
