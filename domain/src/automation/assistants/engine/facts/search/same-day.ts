// What is still free on a day when the requested hour is taken.

import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import { allFree, usable } from "./all-free.ts";
import type { Base, SearchRequest } from "./request.ts";
import { nearest, OFFERED, oncePerHour, spread } from "./spread.ts";

/**
 * What is free on that same day: the same hour with another person, then other hours; another branch only when none is
 * left.
 */
export function* sameDay(
  wanted: SearchRequest,
  base: Base,
  day: Day,
  time: HourMinute | null,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const bySomebody = without(base, "specialistId");
  const others = base.specialistId ? yield* asWanted(wanted, bySomebody, day, time, notBefore, notAfter) : [];
  let all = yield* allFree(wanted, base, day, day, null, null);
  if (all.length === 0 && others.length === 0 && base.specialistId)
    all = yield* allFree(wanted, bySomebody, day, day, null, null);
  // Another branch only where the requested one has nothing left that day, or where the customer accepts any.
  const elsewhere = base.branchId && wanted.shop.branches.length > 1 && others.length === 0;
  if (elsewhere && (all.length === 0 || wanted.draft.anyBranch)) {
    const anywhere = without(bySomebody, "branchId");
    others.push(...(yield* asWanted(wanted, anywhere, day, time, notBefore, notAfter)));
    if (others.length === 0 && all.length === 0) all = yield* allFree(wanted, anywhere, day, day, null, null);
  }
  const own = oncePerHour(all);
  const around = time ?? notBefore ?? notAfter;
  const chosen = acrossBranches(wanted, around ? nearest(own, around) : spread(own, null), all);
  return [...others, ...chosen.filter((slot) => !others.some((other) => other.time === slot.time))]
    .slice(0, OFFERED)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

// With another person or at another branch: at the same hour, or else within the part of the day.
function* asWanted(
  wanted: SearchRequest,
  base: Base,
  day: Day,
  time: HourMinute | null,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  if (time !== null) {
    const { slots } = yield* call("find_slots", { ...base, from: day, to: day, time, limit: 20 });
    return usable(wanted, slots).slice(0, 1);
  }
  if (notBefore === null && notAfter === null) return [];
  return spread(oncePerHour(yield* allFree(wanted, base, day, day, notBefore, notAfter)), null).slice(0, 3);
}

function without(base: Base, key: "specialistId" | "branchId"): Base {
  return Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)) as Base;
}
