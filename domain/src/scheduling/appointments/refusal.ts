// Why a requested hour is not available (D-4.1, D-4.4, D-4.5), so that the assistant and the screen can say it. Agrees
// with `freeSlots`: null exactly for the starts that it returns.
import { coversSpan } from "../../business/branches/spans.ts";
import { localOf } from "../../kit/time.ts";
import { clockThroughMidnight, dayClock, minuteAt, shownDuring } from "./day-clock.ts";
import { coversAll, gridOf, serviceSpans, serviceSpansOnwards, specialistSpansOnwards } from "./slots/day-offer.ts";
import type { BusyTimes, FacilityNeed, SlotQuestion, SlotSpecialist } from "./slots/slot-question.ts";

export type SlotRefusal =
  | "taken" // another appointment or a block
  | "closed_day"
  | "outside_hours"
  | "does_not_fit" // begins within hours but runs past closing or into a break
  | "not_offered" // within hours, but no appointment begins at that minute
  | "past"
  | "too_soon" // within waitTimeToSchedule
  | "too_far" // beyond the days looked ahead
  | "specialist_off"
  | "no_specialist"; // no one at that branch gives the service

const MS_PER_MINUTE = 60_000;

/**
 * `wanted` and `now` are epoch minutes; `question.to` and `question.before` limit how far ahead one may book. With
 * several specialists null when one of them is free, else the reason nearest to a free hour.
 */
export function whyNotFree(question: SlotQuestion, wanted: number, now: number): SlotRefusal | null {
  const { day } = localOf(question.zone, wanted * MS_PER_MINUTE);
  if (wanted < now) return "past";
  if (wanted < question.notBefore) return "too_soon";
  if (day > question.to || wanted >= (question.before ?? Number.POSITIVE_INFINITY)) return "too_far";
  if (question.specialists.length === 0) return "no_specialist";
  const end = wanted + question.service.durationMinutes;
  const reasons = question.specialists.map((specialist) => {
    const outside = whyOutsideHours({ ...question, specialist }, wanted, end);
    if (outside) return outside;
    if (!isOffered(question, wanted)) return "not_offered";
    return isTaken(question, specialist, wanted, end) ? "taken" : null;
  });
  if (reasons.includes(null)) return null;
  return NEAREST_TO_FREE.find((reason) => reasons.includes(reason)) ?? "taken";
}

/** Which of several reasons to tell: the one nearest to a free hour. */
export const NEAREST_TO_FREE: readonly SlotRefusal[] = [
  "taken",
  "not_offered",
  "does_not_fit",
  "specialist_off",
  "outside_hours",
  "closed_day",
];

type Hours = Pick<SlotQuestion, "zone" | "branch" | "service"> & { specialist: Pick<SlotSpecialist, "rests"> };

/** Whether [start, end), epoch minutes, is within working hours and outside all rests; ignores who is busy. */
export function whyOutsideHours(hours: Hours, start: number, end: number): SlotRefusal | null {
  const { day } = localOf(hours.zone, start * MS_PER_MINUTE);
  const clock = clockThroughMidnight(hours.zone, day);
  if (serviceSpans(hours, day).length === 0) return "closed_day";
  const given = serviceSpansOnwards(hours, day);
  const own = specialistSpansOnwards(hours.specialist, day);
  const first = shownDuring(clock, start, start + 1)?.[0]?.from ?? 0;
  if (!coversSpan(given, first, first + 1)) return "outside_hours";
  const shown = shownDuring(clock, start, end);
  if (!coversSpan(own, first, first + 1)) return "specialist_off";
  return shown && coversAll(given, shown) && coversAll(own, shown) ? null : "does_not_fit";
}

function isOffered(question: SlotQuestion, wanted: number): boolean {
  const { day } = localOf(question.zone, wanted * MS_PER_MINUTE);
  const clock = dayClock(question.zone, day);
  return gridOf(question, day).some((minute) => minuteAt(clock, minute) === wanted);
}

/** With the preparation and the cleaning of the service: the person, or what the service needs besides; not a class with places left. */
export function isTaken(
  { service, facilities = [] }: Pick<SlotQuestion, "service" | "facilities">,
  who: SlotSpecialist,
  start: number,
  end: number,
): boolean {
  if (who.classes?.has(start)) return false;
  const [from, to] = [start - (service.minutesBefore ?? 0), end + (service.minutesAfter ?? 0)];
  return isBusyAt(who.busy, from, to) || !areFree(facilities, from, to);
}

/** Of each room or equipment that is needed, one unit. */
export function areFree(facilities: readonly FacilityNeed[], from: number, to: number): boolean {
  return facilities.every((units) => units.some((unit) => !isBusyAt(unit, from, to)));
}

function isBusyAt({ starts, ends }: BusyTimes, start: number, end: number): boolean {
  return starts.some((from, index) => from < end && (ends[index] as number) > start);
}
