// When a customer may book, move and cancel without a person, on the page of the business: how far ahead, with which
// notice, until when before the appointment (D-4.4, D-4.5).
import { addDays, type Day } from "../../kit/calendar.ts";
import { type Instant, localOf } from "../../kit/time.ts";

const MS_PER_HOUR = 3_600_000;

export type WindowRules = { daysAhead: number; noticeHours: number };

/** What may be booked now: not before `earliest`, not after the local day `lastDay`. */
export function bookingWindow(
  { daysAhead, noticeHours }: WindowRules,
  now: Instant,
  zone: string,
): { earliest: Instant; firstDay: Day; lastDay: Day } {
  const earliest = now + noticeHours * MS_PER_HOUR;
  const today = localOf(zone, now).day;
  return { earliest, firstDay: localOf(zone, earliest).day, lastDay: addDays(today, daysAhead) };
}

const CHANGEABLE: ReadonlySet<string> = new Set(["agendada", "confirmada", "pago_pendiente"]);

export type AppointmentTime = { status: string; start: Instant };

/** Whether the holder of the link may still move or cancel it. */
export function mayStillChange(cancelHours: number, appointment: AppointmentTime, now: Instant): boolean {
  return CHANGEABLE.has(appointment.status) && now < changeableUntil(cancelHours, appointment);
}

export function changeableUntil(cancelHours: number, { start }: AppointmentTime): Instant {
  return start - cancelHours * MS_PER_HOUR;
}

/** A link shows its appointment until a day after the end, and nothing afterwards. */
export function isLinkOver(end: Instant, now: Instant): boolean {
  return now >= end + 24 * MS_PER_HOUR;
}
