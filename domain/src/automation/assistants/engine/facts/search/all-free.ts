// All free slots on some days, without the refused ones and without the current slot of the appointment.

import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { call, type Talk } from "../turn.ts";
import type { Base, SearchRequest } from "./request.ts";
import { later } from "./spread.ts";

export function* allFree(
  wanted: SearchRequest,
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
  return usable(wanted, all);
}

export function usable(wanted: SearchRequest, slots: readonly ToolSlot[]): ToolSlot[] {
  const { draft, seen, now } = wanted;
  return slots.filter(
    (slot) =>
      !draft.avoid.includes(slot.specialistId) &&
      !seen.includes(`${slot.day} ${slot.time}`) &&
      !isWhereItIs(wanted, slot) &&
      (slot.day > now.day || slot.time > now.time),
  );
}

// An appointment is not moved to its current slot.
function isWhereItIs(wanted: SearchRequest, slot: ToolSlot): boolean {
  const { moved } = wanted;
  return (
    moved?.day === slot.day &&
    moved.time === slot.time &&
    moved.specialistId === slot.specialistId &&
    moved.serviceId === slot.serviceId
  );
}
