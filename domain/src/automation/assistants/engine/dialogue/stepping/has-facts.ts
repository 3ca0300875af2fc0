// Whether a turn says anything that a booking is made of.
import type { Desk } from "../desk.ts";

export function hasFacts(desk: Desk): boolean {
  const { r } = desk;
  return (
    r.services.some((mention) => !mention.denied) ||
    r.specialists.length > 0 ||
    r.branches.length > 0 ||
    r.soonest ||
    r.shiftBy !== null ||
    r.shiftDays !== null ||
    r.days.some((day) => !day.denied) ||
    r.times.some((time) => !time.denied) ||
    r.parts.length > 0
  );
}
