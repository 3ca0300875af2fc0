// At night nobody is reminded or asked (docs/decisions/0040): what would go out between 21:00 and 8:00, where the
// appointment is, waits for the morning; where the morning is too late for it, it goes out the evening before.
import { addDays, minutesOf } from "../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../kit/time.ts";

const MORNING = "08:00";
const NIGHT = "21:00";
const EVENING = "20:30";
/** What is said in the morning leaves the client this long for it. */
const LEAST_NOTICE = 60 * 60_000;

/** `before`: what it speaks of; `zone` of the branch. */
export function outsideQuietHours(zone: string, at: Instant, before: Instant): Instant {
  const { day, time } = localOf(zone, at);
  const minute = minutesOf(time);
  if (minute >= minutesOf(MORNING) && minute < minutesOf(NIGHT)) return at;
  const isEarly = minute < minutesOf(MORNING);
  const morning = instantOf(zone, isEarly ? day : addDays(day, 1), MORNING);
  if (morning + LEAST_NOTICE <= before) return morning;
  return instantOf(zone, isEarly ? addDays(day, -1) : day, EVENING);
}
