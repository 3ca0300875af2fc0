// A few free hours over several days, so that none needs to be named.

import { addDays, type Day, dayNumber, type HourMinute, minutesOf } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../../turn.ts";
import { acrossBranches } from "../across-branches.ts";
import type { Desk } from "../desk.ts";
import { usable } from "./all-free.ts";
import type { Base } from "./finding.ts";
import { later, OFFERED, oncePerHour } from "./spread.ts";

/** Up to five free hours over at most three days, two a day. */
export function* overDays(
  desk: Desk,
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
    const slots = usable(desk, found.slots);
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
      })).slots.find((slot) => usable(desk, [slot]).length > 0);
    all.push(...slots.filter((slot) => slot.day === day));
    out.push(first, ...(second && round < 2 ? [second] : []));
    start = addDays(day, 1);
  }
  return acrossBranches(desk, out.slice(0, OFFERED), all);
}

export function* soon(desk: Desk, base: Base, from: Day): Talk<ToolSlot[]> {
  const start =
    from < desk.today || dayNumber(from) - dayNumber(desk.today) > desk.turn.assistant.lookAheadDays
      ? desk.today
      : from;
  const to = addDays(
    desk.today,
    Math.max(desk.turn.assistant.lookAheadDays, dayNumber(start) - dayNumber(desk.today) + 1),
  );
  const ahead = yield* overDays(desk, base, start, to, null, null);
  return ahead.length > 0 || start === desk.today ? ahead : yield* overDays(desk, base, desk.today, to, null, null);
}
