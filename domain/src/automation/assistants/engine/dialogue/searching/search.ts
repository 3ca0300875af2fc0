// Looks for the hours that the wish allows, with `find_slots` only. Ends in one slot, a few to choose from, or a refusal.

import type { Day } from "../../../../../kit/calendar.ts";
import type { Talk } from "../../turn.ts";
import type { Desk } from "../desk.ts";
import { atHour } from "./at-hour.ts";
import type { Base, Finding } from "./finding.ts";
import { within } from "./within.ts";

export function* search(desk: Desk): Talk<Finding> {
  const { wish } = desk.m;
  const base: Base = {
    serviceId: wish.serviceId!,
    ...(wish.branchId ? { branchId: wish.branchId } : {}),
    ...(wish.specialistId ? { specialistId: wish.specialistId } : {}),
    ...(desk.m.goal === "reschedule" && desk.m.appointment ? { appointment: desk.m.appointment } : {}),
  };
  const days = wish.days
    .filter(({ to }) => to >= desk.today)
    .map(({ from, to }) => ({ from: latest(from, desk.today), to }));
  if (wish.days.length > 0 && days.length === 0) {
    return { kind: "none", refusal: "past", day: wish.days[0]!.from, time: null, slots: [] };
  }
  if (wish.clocks.length > 0) return yield* atHour(desk, base, days);
  return yield* within(desk, base, days);
}

function latest(a: Day, b: Day): Day {
  return a > b ? a : b;
}
