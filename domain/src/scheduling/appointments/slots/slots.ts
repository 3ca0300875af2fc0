// Which hours of a service are free, at one branch, with each of some specialists (D-4.1). The agenda, the assistant, the
// public pages and the refusal of a taken hour all ask here, so that they never disagree.
import { dayNumber, dayOfNumber, type Weekday, weekdayOf } from "../../../kit/calendar.ts";
import { type DayClock, dayClock } from "../day-clock.ts";
import { type DayOffer, dayOffer } from "./day-offer.ts";
import type { Slot, SlotQuestion } from "./slot-question.ts";

/** A day of 24 hours that starts at 0: what it offers is moved to every such day of the same weekday. */
const STEADY_DAY: DayClock = { start: 0, end: 1440, pieces: [{ start: 0, end: 1440, shift: 0 }] };

/** In order of start, then of specialist as asked. */
export function freeSlots(question: SlotQuestion): Slot[] {
  const sweep = sweepOf(question);
  const steady = new Map<Weekday, DayOffer>();
  const last = dayNumber(question.to);
  for (let number = dayNumber(question.from); number <= last; number += 1) {
    const day = dayOfNumber(number);
    const weekday = weekdayOf(day);
    const clock = dayClock(question.zone, day);
    if (clock.end <= question.notBefore) continue;
    if (clock.pieces.length > 1) {
      sweep.day(dayOffer(question, weekday, clock), 0);
      continue;
    }
    let offer = steady.get(weekday);
    if (!offer) {
      offer = dayOffer(question, weekday, STEADY_DAY);
      steady.set(weekday, offer);
    }
    sweep.day(offer, clock.start);
  }
  return sweep.slots;
}

/** Walks the days in order, and with them, once, the busy times of each specialist. */
function sweepOf({ specialists, service, notBefore, before = Number.POSITIVE_INFINITY }: SlotQuestion) {
  const slots: Slot[] = [];
  const passed = specialists.map(() => 0);
  const day = (offer: DayOffer, moved: number): void => {
    for (let index = 0; index < offer.starts.length; index += 1) {
      const start = (offer.starts[index] as number) + moved;
      if (start < notBefore || start >= before) continue;
      const end = start + service.durationMinutes;
      for (let who = 0; who < specialists.length; who += 1) {
        if (offer.works[who]?.[index] === false) continue;
        const { id, busy } = specialists[who] as (typeof specialists)[number];
        let next = passed[who] as number;
        while (next < busy.ends.length && (busy.ends[next] as number) <= start) next += 1;
        passed[who] = next;
        // Later busy times start later still: this one alone can be in the way.
        if (next === busy.starts.length || (busy.starts[next] as number) >= end)
          slots.push({ start, end, specialistId: id });
      }
    }
  };
  return { slots, day };
}
