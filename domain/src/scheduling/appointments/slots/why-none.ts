// Why a whole day has no free hour (D-4.1, D-4.5): which rule removed each of its starts, and the one to tell. For the
// agenda, the assistant and the booking page. Agrees with `freeSlots`: null exactly for the days with free hours.
import { closedFor, openOn } from "../../../business/branches/hours-of-date.ts";
import type { Day } from "../../../kit/calendar.ts";
import { clockThroughMidnight, type DayClock, minuteAt } from "../day-clock.ts";
import { isTaken } from "../refusal.ts";
import { type DayOffer, dayOffer, gridOf, serviceSpans, specialistSpans } from "./day-offer.ts";
import { DAY_REASONS, type DayReason, type NoneFree } from "./day-reason.ts";
import type { SlotQuestion } from "./slot-question.ts";

/** `now` in epoch minutes. */
export function whyNoneFree(question: SlotQuestion, day: Day, now: number): NoneFree | null {
  const clock = clockThroughMidnight(question.zone, day);
  const whole = wholeDay(question, day, clock, now);
  if (whole)
    return { reason: whole, removed: [], closedFor: whole === "closed_day" ? closedFor(question.branch, day) : null };
  const counts = new Map<DayReason, number>();
  const offer = dayOffer(question, day, clock);
  for (const minute of gridOf(question, day)) {
    const start = minuteAt(clock, minute);
    if (start === null) continue;
    const reason = whyRemoved(question, offer, start, now);
    if (reason === null) return null;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const removed = DAY_REASONS.flatMap((reason) => {
    const count = counts.get(reason);
    return count ? [{ reason, count }] : [];
  });
  return { reason: removed[0]?.reason ?? "closed_day", removed, closedFor: null };
}

/** What is true for every hour of the day. */
function wholeDay(question: SlotQuestion, day: Day, clock: DayClock, now: number): DayReason | null {
  if (clock.end <= now) return "past";
  if (day > question.to || clock.start >= (question.before ?? Number.POSITIVE_INFINITY)) return "too_far";
  if (question.specialists.length === 0) return "no_specialist";
  if (openOn(question.branch, day).length === 0) return "closed_day";
  const given = serviceSpans(question, day);
  if (given.length === 0) return "not_given";
  const works = question.specialists.some((specialist) =>
    specialistSpans(specialist, day).some((own) => given.some(({ from, to }) => own.from < to && from < own.to)),
  );
  return works ? null : "specialist_off";
}

function whyRemoved(question: SlotQuestion, offer: DayOffer, start: number, now: number): DayReason | null {
  if (start < now) return "past";
  if (start < question.notBefore) return "too_soon";
  if (start >= (question.before ?? Number.POSITIVE_INFINITY)) return "too_far";
  const index = offer.starts.indexOf(start);
  if (index < 0) return "does_not_fit";
  const end = start + question.service.durationMinutes;
  const works = question.specialists.filter((_, who) => offer.works[who]?.[index] !== false);
  if (works.length === 0) return "specialist_off";
  return works.every((specialist) => isTaken(question, specialist, start, end)) ? "taken" : null;
}
