// Looks for the hours that the request allows, with `find_slots` only. Ends in one slot, a few to choose from, or a
// refusal.

import type { Day } from "../../../../../kit/calendar.ts";
import type { Talk } from "../turn.ts";
import { atHour } from "./at-hour.ts";
import type { SearchResult } from "./finding.ts";
import type { Base, SearchRequest } from "./request.ts";
import { within } from "./within.ts";

export function* search(wanted: SearchRequest): Talk<SearchResult> {
  const { draft } = wanted;
  const base: Base = {
    serviceId: draft.serviceId!,
    ...(draft.branchId ? { branchId: draft.branchId } : {}),
    ...(draft.specialistId ? { specialistId: draft.specialistId } : {}),
    ...(wanted.moved ? { appointment: wanted.moved.ref } : {}),
  };
  const days = draft.days
    .filter(({ to }) => to >= wanted.now.day)
    .map((one) => ({ ...one, from: latest(one.from, wanted.now.day) }));
  if (draft.days.length > 0 && days.length === 0) {
    return { kind: "none", refusal: "past", day: draft.days[0]!.from, time: null, slots: [] };
  }
  if (draft.clocks.length > 0) return yield* atHour(wanted, base, days);
  return yield* within(wanted, base, days);
}

function latest(a: Day, b: Day): Day {
  return a > b ? a : b;
}
