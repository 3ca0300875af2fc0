// What a day still has when the hour that was wanted is gone.

import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/schema.ts";
import { call, type Talk } from "../../turn.ts";
import { acrossBranches } from "../across-branches.ts";
import type { Desk } from "../desk.ts";
import { allFree, usable } from "./all-free.ts";
import type { Base } from "./finding.ts";
import { nearest, OFFERED, oncePerHour, spread } from "./spread.ts";

/** What that same day still has: the same hour with somebody else or elsewhere, then other hours as wanted, then any. */
export function* sameDay(
  desk: Desk,
  base: Base,
  day: Day,
  time: HourMinute | null,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const bySomebody = without(base, "specialistId");
  const anywhere = without(bySomebody, "branchId");
  const wider = [
    ...(base.specialistId ? [bySomebody] : []),
    ...(base.branchId && desk.shop.branches.length > 1 ? [anywhere] : []),
  ];
  const others: ToolSlot[] = [];
  for (const one of wider) {
    if (others.length > 0) break;
    if (time !== null) {
      const { slots } = yield* call("find_slots", { ...one, from: day, to: day, time, limit: 20 });
      others.push(...usable(desk, slots).slice(0, 1));
    } else if (notBefore !== null || notAfter !== null)
      others.push(...spread(oncePerHour(yield* allFree(desk, one, day, day, notBefore, notAfter)), null).slice(0, 3));
  }
  let all = yield* allFree(desk, base, day, day, null, null);
  if (all.length === 0 && others.length === 0) {
    for (const one of wider) {
      if (all.length === 0) all = yield* allFree(desk, one, day, day, null, null);
    }
  }
  const own = oncePerHour(all);
  const around = time ?? notBefore ?? notAfter;
  const chosen = acrossBranches(desk, around ? nearest(own, around) : spread(own, null), all);
  return [...others, ...chosen.filter((slot) => !others.some((other) => other.time === slot.time))]
    .slice(0, OFFERED)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

function without(base: Base, key: "specialistId" | "branchId"): Base {
  return Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)) as Base;
}
