// The free slots at exactly the requested hour, or else near it.

import { addDays, type Day, type HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { type Clock, timesOf } from "../../parse/time/clock.ts";
import { openHours } from "../open-hours.ts";
import { call, type Talk } from "../turn.ts";
import type { SearchResult } from "./finding.ts";
import { soon, usable } from "./free.ts";
import { ALL_DAY, type Base, type SearchRequest } from "./request.ts";
import { sameDay } from "./same-day.ts";
import { nearest, OFFERED, oncePerHour } from "./spread.ts";

export function* atHour(
  wanted: SearchRequest,
  base: Base,
  days: readonly { from: Day; to: Day }[],
): Talk<SearchResult> {
  const ranges =
    days.length > 0
      ? days
      : [{ from: wanted.now.day, to: addDays(wanted.now.day, Math.max(1, Math.min(wanted.lookAheadDays, 14))) }];
  const single = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to;
  const each = wanted.draft.eachDay === true && ranges.length > 1;
  let refused: Extract<SearchResult, { kind: "none" }> | null = null;
  const free: ToolSlot[] = [];
  for (const { from, to } of ranges) {
    for (const clock of wanted.draft.clocks) {
      for (const time of timesToTry(wanted, clock, from === to ? from : null)) {
        const found = yield* call("find_slots", { ...base, from, to, time, limit: 20 });
        const slots = usable(wanted, found.slots).filter((slot) => slot.time === time);
        if (slots.length > 0) {
          if (each) {
            free.push(...slots);
            break;
          }
          if (from === to && slots.length > 1 && wanted.asksWho)
            return { kind: "people", slots: slots.slice(0, OFFERED) };
          const both = from === to ? yield* otherHalf(wanted, base, from, clock, slots[0]!) : null;
          if (both !== null) return { kind: "choice", slots: both, day: from, time: null, halves: true };
          if (from === to) {
            const same = slots.find((slot) => slot.specialistId === wanted.heldBy);
            return { kind: "slot", slot: same ?? slots[0]! };
          }
          free.push(...slots);
          break;
        }
        const near = oncePerHour(usable(wanted, found.alternatives));
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
    const same = yield* sameDay(wanted, base, { ...ranges[0]!, ...ALL_DAY }, outcome.time);
    if (same.length > 0) return { ...outcome, slots: same };
  }
  if (outcome.slots.length === 0) outcome.slots = yield* soon(wanted, base, ranges[0]!.from);
  outcome.slots = nearest(outcome.slots, outcome.time);
  return outcome;
}

// "A las 7", where 7 am and 7 pm are both open and free: the engine asks which one.
function* otherHalf(
  wanted: SearchRequest,
  base: Base,
  day: Day,
  clock: Clock,
  first: ToolSlot,
): Talk<ToolSlot[] | null> {
  if (wanted.draft.clocks.length > 1) return null;
  const other = timesToTry(wanted, clock, day).find((time) => time !== first.time);
  if (other === undefined || timesToTry(wanted, clock, day)[0] !== first.time) return null;
  const { slots } = yield* call("find_slots", { ...base, from: day, to: day, time: other, limit: 20 });
  const second = usable(wanted, slots).find((slot) => slot.time === other);
  return second ? [first, second] : null;
}

function firstOfEachDay(slots: readonly ToolSlot[]): ToolSlot[] {
  return slots.filter((slot, i) => slots.findIndex((other) => other.day === slot.day) === i);
}

/** The hours of the day that a said hour can mean: only those within opening hours, when there are any. */
function timesToTry(wanted: SearchRequest, clock: Clock, day: Day | null): HourMinute[] {
  const times = timesOf(clock);
  const open = openHours(wanted, day);
  const fits = times.filter((time) => open.some(({ from, to }) => time >= from && time < to));
  const ahead = day === wanted.now.day ? fits.filter((time) => time > wanted.now.time) : fits;
  if (ahead.length > 0) return ahead;
  return fits.length > 0 ? fits.slice(0, 1) : times.slice(0, 1);
}
