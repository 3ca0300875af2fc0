// The days of a search without a free hour, each with the reason.
import { type Day, dayNumber, dayOfNumber } from "@mostrador/domain/kit/calendar.ts";
import { type Instant, localOf } from "@mostrador/domain/kit/time.ts";
import type { NoneFree } from "@mostrador/domain/scheduling/appointments/slots/day-reason.ts";
import type { Slot, SlotQuestion } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import { whyNoneFree } from "@mostrador/domain/scheduling/appointments/slots/why-none.ts";

export type NoneOnDay = NoneFree & { day: Day };

/** `slots`: all free ones for `question`. */
export function noneFree(question: SlotQuestion, slots: readonly Slot[], now: Instant): NoneOnDay[] {
  const free = new Set(slots.map(({ start }) => localOf(question.zone, start * 60_000).day));
  const none: NoneOnDay[] = [];
  for (let number = dayNumber(question.from); number <= dayNumber(question.to); number += 1) {
    const day = dayOfNumber(number);
    const why = free.has(day) ? null : whyNoneFree(question, day, now / 60_000);
    if (why) none.push({ day, ...why });
  }
  return none;
}
