// Everything free on some days, less what was refused or is where the appointment already stands.

import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../../turn.ts";
import type { Desk } from "../desk.ts";
import type { Base } from "./finding.ts";
import { later } from "./spread.ts";

export function* allFree(
  desk: Desk,
  base: Base,
  from: Day,
  to: Day,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const all: ToolSlot[] = [];
  let start = notBefore;
  for (let round = 0; round < 6; round++) {
    const { slots } = yield* call("find_slots", {
      ...base,
      from,
      to,
      ...(start ? { notBefore: start } : {}),
      ...(notAfter ? { notAfter } : {}),
      limit: 20,
    });
    all.push(...slots);
    const last = slots.at(-1);
    if (slots.length < 20 || !last || last.time >= "23:00") break;
    start = later(last.time, 1);
  }
  return usable(desk, all);
}

export function usable(desk: Desk, slots: readonly ToolSlot[]): ToolSlot[] {
  const { m, turn } = desk;
  return slots.filter(
    (slot) =>
      !m.wish.avoid.includes(slot.specialistId) &&
      !m.seen.includes(`${slot.day} ${slot.time}`) &&
      !isWhereItIs(desk, slot) &&
      (slot.day > turn.now.day || slot.time > turn.now.time),
  );
}

// An appointment is not moved to where it stands.
function isWhereItIs(desk: Desk, slot: ToolSlot): boolean {
  const { goal, moving } = desk.m;
  return (
    goal === "reschedule" &&
    moving?.day === slot.day &&
    moving.time === slot.time &&
    moving.specialistId === slot.specialistId &&
    moving.serviceId === slot.serviceId
  );
}
