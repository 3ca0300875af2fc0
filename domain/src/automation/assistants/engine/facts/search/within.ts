// What is free within the requested days and part of the day.

import { addDays, type Day, type HourMinute } from "../../../../../kit/calendar.ts";
import type { SlotRefusal, ToolSlot } from "../../../tools/answers/schema.ts";
import { timesOf, timeWithin } from "../../parse/time/clock.ts";
import { openHours } from "../open-hours.ts";
import { call, type Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import { allFree, usable } from "./all-free.ts";
import type { SearchResult } from "./finding.ts";
import { overDays, soon } from "./over-days.ts";
import type { Base, SearchRequest } from "./request.ts";
import { sameDay } from "./same-day.ts";
import { OFFERED, oncePerHour, spread } from "./spread.ts";

export function* within(
  wanted: SearchRequest,
  base: Base,
  days: readonly { from: Day; to: Day }[],
): Talk<SearchResult> {
  const { draft } = wanted;
  const horizon = addDays(wanted.now.day, Math.max(1, wanted.lookAheadDays));
  const ranges = days.length > 0 ? days : [{ from: wanted.now.day, to: horizon }];
  const all: ToolSlot[] = [];
  const found: ToolSlot[] = [];
  let refusal: SlotRefusal | null = null;
  let near: ToolSlot[] = [];
  for (const { from, to } of ranges) {
    const [notBefore, notAfter] = bounds(wanted, from);
    if (from === to) {
      all.push(...(yield* allFree(wanted, base, from, to, notBefore, notAfter)));
      found.push(...oncePerHour(all.filter((slot) => slot.day === from)));
    } else found.push(...(yield* overDays(wanted, base, from, to, notBefore, notAfter)));
    if (found.length === 0) {
      const answer = yield* call("find_slots", {
        ...base,
        from,
        to,
        ...(notBefore ? { notBefore } : {}),
        ...(notAfter ? { notAfter } : {}),
        limit: 5,
      });
      refusal ??= answer.refusal ?? null;
      if (near.length === 0) near = oncePerHour(usable(wanted, answer.alternatives));
    }
    if (draft.order === "first" && found.length > 0) return { kind: "slot", slot: found[0]! };
  }
  const day = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to ? ranges[0]!.from : null;
  if (found.length === 0) {
    const [notBefore, notAfter] = bounds(wanted, ranges[0]!.from);
    if (day && refusal !== "too_far" && refusal !== "past") {
      const same = yield* sameDay(wanted, base, day, null, notBefore, notAfter);
      if (same.length > 0) near = same;
    }
    if (near.length === 0) near = yield* soon(wanted, base, ranges[0]!.from);
    return {
      kind: "none",
      refusal: refusal === "outside_hours" && !notBefore && !notAfter ? "taken" : refusal,
      day,
      time: null,
      slots: near.slice(0, OFFERED),
    };
  }
  if (draft.order === "last" && day) return { kind: "slot", slot: found.at(-1)! };
  if (found.length === 1 && day && (draft.notBefore || draft.notAfter)) return { kind: "slot", slot: found[0]! };
  const { after } = wanted;
  const ahead = after === null ? [] : found.filter((slot) => slot.time >= after);
  const slots = day
    ? spread(ahead.length > 0 ? ahead : found, ahead.length > 0 ? ahead[0]!.time : null)
    : days.length > 1
      ? ranges
          .flatMap(({ from, to }) =>
            spread(
              found.filter((slot) => slot.day >= from && slot.day <= to),
              null,
            ).slice(0, 3),
          )
          .slice(0, 6)
      : found;
  return { kind: "choice", slots: acrossBranches(wanted, slots, all), day, time: null };
}

function bounds(wanted: SearchRequest, day: Day): [HourMinute | null, HourMinute | null] {
  const { notBefore, notAfter } = wanted.draft;
  const open = openHours(wanted, day);
  const from = notBefore ? timeWithin(notBefore, open) : null;
  let to = notAfter ? timeWithin(notAfter, open) : null;
  if (from && to && to <= from && notAfter)
    to = timesOf(notAfter).find((time) => time > from) ?? timesOf({ ...notAfter, half: "pm" })[0]!;
  return [from, to];
}
