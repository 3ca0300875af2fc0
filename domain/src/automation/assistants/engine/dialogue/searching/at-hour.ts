// What is free at the very hour that was asked for; else what is near it.

import { addDays, type Day, type HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { type Clock, timesOf } from "../../parse/time/clock.ts";
import { call, type Talk } from "../../turn.ts";
import type { Desk } from "../desk.ts";
import { openHours } from "../open-hours.ts";
import { usable } from "./all-free.ts";
import type { Base, Finding } from "./finding.ts";
import { soon } from "./over-days.ts";
import { sameDay } from "./same-day.ts";
import { nearest, OFFERED, oncePerHour } from "./spread.ts";

export function* atHour(desk: Desk, base: Base, days: readonly { from: Day; to: Day }[]): Talk<Finding> {
  const ranges =
    days.length > 0
      ? days
      : [{ from: desk.today, to: addDays(desk.today, Math.max(1, Math.min(desk.turn.assistant.lookAheadDays, 14))) }];
  const single = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to;
  const each = desk.m.wish.eachDay === true && ranges.length > 1;
  let refused: Extract<Finding, { kind: "none" }> | null = null;
  const free: ToolSlot[] = [];
  for (const { from, to } of ranges) {
    for (const clock of desk.m.wish.clocks) {
      for (const time of timesToTry(desk, clock, from === to ? from : null)) {
        const found = yield* call("find_slots", { ...base, from, to, time, limit: 20 });
        const slots = usable(desk, found.slots).filter((slot) => slot.time === time);
        if (slots.length > 0) {
          if (each) {
            free.push(...slots);
            break;
          }
          if (from === to && slots.length > 1 && asksWhoIsFree(desk))
            return { kind: "people", slots: slots.slice(0, OFFERED) };
          const both = from === to ? yield* otherHalf(desk, base, from, clock, slots[0]!) : null;
          if (both !== null) return { kind: "choice", slots: both, day: from, time: null, halves: true };
          if (from === to) {
            const same = slots.find((slot) => slot.specialistId === desk.held?.specialistId);
            return { kind: "slot", slot: same ?? slots[0]! };
          }
          free.push(...slots);
          break;
        }
        const near = oncePerHour(usable(desk, found.alternatives));
        if (refused === null || (refused.refusal === "outside_hours" && found.refusal !== "outside_hours")) {
          refused = { kind: "none", refusal: found.refusal ?? null, day: from === to ? from : null, time, slots: near };
        }
      }
      if (free.length > 0) break;
    }
  }
  if (free.length > 0) {
    const perDay = firstOfEachDay(free).slice(0, OFFERED);
    if (perDay.length === 1 && !each) return { kind: "slot", slot: perDay[0]! };
    return { kind: "choice", slots: perDay, day: null, time: perDay[0]!.time };
  }
  const outcome = refused ?? { kind: "none" as const, refusal: null, day: null, time: null, slots: [] };
  if (single && outcome.refusal !== "too_far" && outcome.refusal !== "past") {
    const same = yield* sameDay(desk, base, ranges[0]!.from, outcome.time, null, null);
    if (same.length > 0) return { ...outcome, slots: same };
  }
  if (outcome.slots.length === 0) outcome.slots = yield* soon(desk, base, ranges[0]!.from);
  outcome.slots = nearest(outcome.slots, outcome.time);
  return outcome;
}

// "A las 7", where both seven o'clocks are open and free: which of them is asked.
function* otherHalf(desk: Desk, base: Base, day: Day, clock: Clock, first: ToolSlot): Talk<ToolSlot[] | null> {
  if (desk.m.wish.clocks.length > 1) return null;
  const other = timesToTry(desk, clock, day).find((time) => time !== first.time);
  if (other === undefined || timesToTry(desk, clock, day)[0] !== first.time) return null;
  const { slots } = yield* call("find_slots", { ...base, from: day, to: day, time: other, limit: 20 });
  const second = usable(desk, slots).find((slot) => slot.time === other);
  return second ? [first, second] : null;
}

function firstOfEachDay(slots: readonly ToolSlot[]): ToolSlot[] {
  return slots.filter((slot, i) => slots.findIndex((other) => other.day === slot.day) === i);
}

/** "¿Quién está libre mañana a las 5?": more than one may be. */
export function asksWhoIsFree(desk: Desk): boolean {
  return (
    desk.m.wish.specialistId === null &&
    !desk.m.wish.anySpecialist &&
    /\b(?:con )?quien(?:es)? (?:me |nos |lo |la )?(?:esta\w*|tien\w+|hay|pued\w+|podria\w*|anda\w*|queda\w*|atiend\w+|atenderia\w*|trabaja\w*|seria|viene)\b/.test(
      desk.r.text,
    )
  );
}

/** The hours of the day that a said hour can mean, within opening hours first; only those when there are any. */
function timesToTry(desk: Desk, clock: Clock, day: Day | null): HourMinute[] {
  const times = timesOf(clock);
  const open = openHours(desk, day);
  const fits = times.filter((time) => open.some(({ from, to }) => time >= from && time < to));
  const ahead = day === desk.today ? fits.filter((time) => time > desk.turn.now.time) : fits;
  if (ahead.length > 0) return ahead;
  return fits.length > 0 ? fits.slice(0, 1) : times.slice(0, 1);
}
