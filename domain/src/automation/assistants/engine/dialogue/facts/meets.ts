// Whether a free hour is still what is wanted.

import { canBe, timesOf } from "../../parse/time/clock.ts";
import type { Desk } from "../desk.ts";

/** Whether a slot is still what the wish says. */
export function meets(
  desk: Desk,
  slot: { day: string; time: string; serviceId: string; specialistId: string; branchId: string },
): boolean {
  const { wish } = desk.m;
  return (
    slot.serviceId === wish.serviceId &&
    (wish.specialistId === null || wish.specialistId === slot.specialistId) &&
    !wish.avoid.includes(slot.specialistId) &&
    (wish.branchId === null || wish.branchId === slot.branchId) &&
    (wish.days.length === 0 || wish.days.some(({ from, to }) => slot.day >= from && slot.day <= to)) &&
    (wish.clocks.length === 0 || wish.clocks.some((clock) => canBe(clock, slot.time))) &&
    (wish.notBefore === null || timesOf(wish.notBefore).some((time) => slot.time >= time)) &&
    (wish.notAfter === null || timesOf(wish.notAfter).some((time) => slot.time <= time))
  );
}
