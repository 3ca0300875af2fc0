// Finds the free hours of a service, at one branch, for each of some specialists (D-4.1). The agenda, the assistant,
// the public pages and the refusal of a taken hour all use it, so that they never disagree.
import { dayNumber, dayOfNumber, type Weekday, weekdayOf } from "../../../kit/calendar.ts";
import { type DayClock, dayClock } from "../day-clock.ts";
import { type DayOffer, dayOffer } from "./day-offer.ts";
import { facilityPass } from "./facility-pass.ts";
import type { Slot, SlotQuestion } from "./slot-question.ts";

/** Two days of 24 hours, the first starts at 0: its offer is shifted to every such day of the same weekday. */
const STEADY_NEXT: DayClock = { start: 1440, end: 2880, pieces: [{ start: 1440, end: 2880, shift: -1440 }] };
const STEADY_DAY: DayClock = {
  start: 0,
  end: 1440,
  pieces: [{ start: 0, end: 1440, shift: 0 }],
  next: STEADY_NEXT,
};

/** In order of start, then of the given specialists. */
export function freeSlots(question: SlotQuestion): Slot[] {
  const sweep = sweepOf(question);
  const steady = new Map<Weekday, DayOffer>();
  const last = dayNumber(question.to);
  let clock = dayClock(question.zone, question.from);
  for (let number = dayNumber(question.from); number <= last; number += 1) {
    const day = dayOfNumber(number);
    const next = dayClock(question.zone, dayOfNumber(number + 1));
    const own = { ...clock, next };
    clock = next;
    if (own.end <= question.notBefore) continue;
    if (!isSteady(own, next)) {
      sweep.day(dayOffer(question, day, own), 0);
      continue;
    }
    if (hasOwnHours(question, number)) {
      sweep.day(dayOffer(question, day, STEADY_DAY), own.start);
      continue;
    }
    const weekday = weekdayOf(day);
    let offer = steady.get(weekday);
    if (!offer) {
      offer = dayOffer(question, day, STEADY_DAY);
      steady.set(weekday, offer);
    }
    sweep.day(offer, own.start);
  }
  return sweep.slots;
}

/** Whether no clock change happens from the start of the day to the end of the next. */
function isSteady(day: DayClock, next: DayClock): boolean {
  const [piece, after] = [day.pieces[0], next.pieces[0]];
  const isWhole = day.pieces.length === 1 && next.pieces.length === 1;
  return isWhole && piece?.shift === (after?.shift ?? 0) + 1440;
}

/** Whether the date, the one before it or the one after it differs from its weekday. */
function hasOwnHours({ branch: { dates } }: SlotQuestion, number: number): boolean {
  return dates !== undefined && [-1, 0, 1].some((away) => dates[dayOfNumber(number + away)] !== undefined);
}

/** Goes through the days in order, and once through the busy times of each specialist. */
function sweepOf({ specialists, service, facilities, notBefore, before = Number.POSITIVE_INFINITY }: SlotQuestion) {
  const hasFacilities = facilityPass(facilities ?? []);
  const { durationMinutes, minutesBefore = 0, minutesAfter = 0, capacity = 1 } = service;
  const hasClasses = specialists.some(({ classes }) => classes !== undefined && classes.size > 0);
  const slots: Slot[] = [];
  const passed = specialists.map(() => 0);
  const day = (offer: DayOffer, moved: number): void => {
    for (let index = 0; index < offer.starts.length; index += 1) {
      const start = (offer.starts[index] as number) + moved;
      if (start < notBefore || start >= before) continue;
      const end = start + durationMinutes;
      const [from, to] = [start - minutesBefore, end + minutesAfter];
      const isRoomFree = hasFacilities(from, to);
      if (!isRoomFree && !hasClasses) continue;
      for (let who = 0; who < specialists.length; who += 1) {
        if (offer.works[who]?.[index] === false) continue;
        const { id, busy, classes } = specialists[who] as (typeof specialists)[number];
        const placesLeft = classes?.get(start);
        if (placesLeft !== undefined) {
          slots.push({ start, end, specialistId: id, placesLeft });
          continue;
        }
        if (!isRoomFree) continue;
        let next = passed[who] as number;
        while (next < busy.ends.length && (busy.ends[next] as number) <= from) next += 1;
        passed[who] = next;
        // Later busy times start even later: only this one can overlap.
        if (next === busy.starts.length || (busy.starts[next] as number) >= to)
          slots.push(
            capacity === 1 ? { start, end, specialistId: id } : { start, end, specialistId: id, placesLeft: capacity },
          );
      }
    }
  };
  return { slots, day };
}
