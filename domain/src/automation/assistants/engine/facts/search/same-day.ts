// What is still free on a day when the requested hour is taken.

import type { HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import { allFree, usable } from "./free.ts";
import { ALL_DAY, type Base, type SearchRequest, type SlotWindow } from "./request.ts";
import { nearest, OFFERED, oncePerHour, spread } from "./spread.ts";

/**
 * What is free on that same day: the same hour with another person, then other hours; another branch only when none is
 * left.
 */
export function* sameDay(
  wanted: SearchRequest,
  base: Base,
  window: SlotWindow,
  time: HourMinute | null,
): Talk<ToolSlot[]> {
  const whole = { ...window, ...ALL_DAY };
  const byAnybody = without(base, "specialistId");
  const others = base.specialistId ? yield* asWanted(wanted, byAnybody, window, time) : [];
  let all = yield* allFree(wanted, base, whole);
  if (all.length === 0 && others.length === 0 && base.specialistId) all = yield* allFree(wanted, byAnybody, whole);
  // Another branch only where the requested one has nothing left that day, or where the customer accepts any.
  const elsewhere = base.branchId && wanted.shop.branches.length > 1 && others.length === 0;
  if (elsewhere && (all.length === 0 || wanted.draft.anyBranch)) {
    const anywhere = without(byAnybody, "branchId");
    others.push(...(yield* asWanted(wanted, anywhere, window, time)));
    if (others.length === 0 && all.length === 0) all = yield* allFree(wanted, anywhere, whole);
  }
  const own = oncePerHour(all);
  const around = time ?? window.notBefore ?? window.notAfter;
  const chosen = acrossBranches(wanted, around ? nearest(own, around) : spread(own, null), all);
  return [...others, ...chosen.filter((slot) => !others.some((other) => other.time === slot.time))]
    .slice(0, OFFERED)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

// With another person or at another branch: at the same hour, or else within the part of the day.
function* asWanted(wanted: SearchRequest, base: Base, window: SlotWindow, time: HourMinute | null): Talk<ToolSlot[]> {
  if (time !== null) {
    const { from, to } = window;
    const { slots } = yield* call("find_slots", { ...base, from, to, time, limit: 20 });
    return usable(wanted, slots).slice(0, 1);
  }
  if (window.notBefore === null && window.notAfter === null) return [];
  return spread(oncePerHour(yield* allFree(wanted, base, window)), null).slice(0, 3);
}

function without(base: Base, key: "specialistId" | "branchId"): Base {
  return Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)) as Base;
}
