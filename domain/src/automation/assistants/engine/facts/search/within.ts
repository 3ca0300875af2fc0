// What is free within the requested days and part of the day.

import { addDays } from "../../../../../kit/calendar.ts";
import type { SlotRefusal, ToolSlot } from "../../../tools/answers/schema.ts";
import { timesOf, timeWithin } from "../../parse/time/clock.ts";
import type { Draft } from "../../state/schema.ts";
import { openHours } from "../open-hours.ts";
import type { Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import type { SearchResult } from "./finding.ts";
import { allFree, findSlots, overDays, soon, usable } from "./free.ts";
import type { Base, SearchRequest, SlotWindow } from "./request.ts";
import { sameDay } from "./same-day.ts";
import { OFFERED, oncePerHour, spread } from "./spread.ts";

export function* within(wanted: SearchRequest, base: Base, days: Draft["days"]): Talk<SearchResult> {
  const { draft } = wanted;
  const horizon = addDays(wanted.now.day, Math.max(1, wanted.lookAheadDays));
  const ranges: Draft["days"] = days.length > 0 ? days : [{ from: wanted.now.day, to: horizon }];
  const all: ToolSlot[] = [];
  const found: ToolSlot[] = [];
  let refusal: SlotRefusal | null = null;
  let near: ToolSlot[] = [];
  for (const range of ranges) {
    const { from, to } = range;
    const window = { from, to, ...bounds(wanted, range) };
    if (from === to) {
      all.push(...(yield* allFree(wanted, base, window)));
      found.push(...oncePerHour(all.filter((slot) => slot.day === from)));
    } else found.push(...(yield* overDays(wanted, base, window)));
    if (found.length === 0) {
      const answer = yield* findSlots(base, window, 5);
      refusal ??= answer.refusal ?? null;
      if (near.length === 0) near = oncePerHour(usable(wanted, answer.alternatives));
    }
    if (draft.order === "first" && found.length > 0) return { kind: "slot", slot: found[0]! };
  }
  const day = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to ? ranges[0]!.from : null;
  if (found.length === 0) {
    const hours = bounds(wanted, ranges[0]!);
    if (day && refusal !== "too_far" && refusal !== "past") {
      const same = yield* sameDay(wanted, base, { from: day, to: day, ...hours }, null);
      if (same.length > 0) near = same;
    }
    if (near.length === 0) near = yield* soon(wanted, base, ranges[0]!.from);
    return {
      kind: "none",
      refusal: refusal === "outside_hours" && !hours.notBefore && !hours.notAfter ? "taken" : refusal,
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

function bounds(wanted: SearchRequest, range: Draft["days"][number]): Pick<SlotWindow, "notBefore" | "notAfter"> {
  const notBefore = range.notBefore ?? wanted.draft.notBefore;
  const notAfter = range.notAfter ?? wanted.draft.notAfter;
  const open = openHours(wanted, range.from);
  const from = notBefore ? timeWithin(notBefore, open) : null;
  let to = notAfter ? timeWithin(notAfter, open) : null;
  if (from && to && to < from && notAfter)
    to = timesOf(notAfter).find((time) => time > from) ?? timesOf({ ...notAfter, half: "pm" })[0]!;
  return { notBefore: from, notAfter: to };
}
