// A few free hours over several days, so that none needs to be named.

import { addDays, type Day, dayNumber, type HourMinute, minutesOf } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import { usable } from "./all-free.ts";
import type { Base, SearchRequest } from "./request.ts";
import { later, OFFERED, oncePerHour } from "./spread.ts";

/** Up to five free hours over at most three days, two a day. */
export function* overDays(
  wanted: SearchRequest,
  base: Base,
  from: Day,
  to: Day,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const out: ToolSlot[] = [];
  const all: ToolSlot[] = [];
  let start = from;
  for (let round = 0; round < 3 && start <= to; round++) {
    const found = yield* call("find_slots", {
      ...base,
      from: start,
      to,
      ...(notBefore ? { notBefore } : {}),
      ...(notAfter ? { notAfter } : {}),
      limit: 20,
    });
    const slots = usable(wanted, found.slots);
    if (slots.length === 0) {
      if (found.slots.length === 0) break;
      start = addDays(found.slots.at(-1)!.day, 1);
      continue;
    }
    const day = slots[0]!.day;
    const ofDay = oncePerHour(slots.filter((slot) => slot.day === day));
    const first = ofDay[0]!;
    const second =
      ofDay.find((slot) => minutesOf(slot.time) >= minutesOf(first.time) + 120) ??
      (yield* call("find_slots", {
        ...base,
        from: day,
        to: day,
        notBefore: later(first.time, 120),
        ...(notAfter ? { notAfter } : {}),
        limit: 3,
      })).slots.find((slot) => usable(wanted, [slot]).length > 0);
    all.push(...slots.filter((slot) => slot.day === day));
    out.push(first, ...(second && round < 2 ? [second] : []));
    start = addDays(day, 1);
  }
  return acrossBranches(wanted, out.slice(0, OFFERED), all);
}

export function* soon(wanted: SearchRequest, base: Base, from: Day): Talk<ToolSlot[]> {
  const start =
    from < wanted.now.day || dayNumber(from) - dayNumber(wanted.now.day) > wanted.lookAheadDays ? wanted.now.day : from;
  const to = addDays(wanted.now.day, Math.max(wanted.lookAheadDays, dayNumber(start) - dayNumber(wanted.now.day) + 1));
  const ahead = yield* overDays(wanted, base, start, to, null, null);
  return ahead.length > 0 || start === wanted.now.day
    ? ahead
    : yield* overDays(wanted, base, wanted.now.day, to, null, null);
}
