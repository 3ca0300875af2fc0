// Quiet hours: no reminders or questions at night (docs/decisions/0040). A message between 21:00 and 8:00, in the zone
// of the appointment, waits for the morning; if that is too late, it is sent the evening before.
import { addDays, minutesOf } from "../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../kit/time.ts";

const MORNING = "08:00";
const NIGHT = "21:00";
const EVENING = "20:30";
/** A message in the morning leaves the client at least this much time. */
const LEAST_NOTICE = 60 * 60_000;

/** `before`: the time of the appointment; `zone` of the branch. */
export function outsideQuietHours(zone: string, at: Instant, before: Instant): Instant {
  const { day, time } = localOf(zone, at);
  const minute = minutesOf(time);
  if (minute >= minutesOf(MORNING) && minute < minutesOf(NIGHT)) return at;
  const isEarly = minute < minutesOf(MORNING);
  const morning = instantOf(zone, isEarly ? day : addDays(day, 1), MORNING);
  if (morning + LEAST_NOTICE <= before) return morning;
  return instantOf(zone, isEarly ? addDays(day, -1) : day, EVENING);
}
