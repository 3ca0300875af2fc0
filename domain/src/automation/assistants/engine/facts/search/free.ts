// What is free in some days, without the refused hours and without the current slot of the appointment: all of it, or a
// few hours over several days.
import { addDays, type Day, dayNumber, minutesOf } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { ToolOutput } from "../../../tools/schema.ts";
import { call, type Talk } from "../turn.ts";
import { acrossBranches } from "./across-branches.ts";
import { ALL_DAY, type Base, type SearchRequest, type SlotWindow } from "./request.ts";
import { later, OFFERED, oncePerHour } from "./spread.ts";

const PAGE = 20;

export function* findSlots(
  base: Base,
  { from, to, notBefore, notAfter }: SlotWindow,
  limit = PAGE,
): Talk<ToolOutput<"find_slots">> {
  const hours = { ...(notBefore ? { notBefore } : {}), ...(notAfter ? { notAfter } : {}) };
  return yield* call("find_slots", { ...base, from, to, ...hours, limit });
}

export function* allFree(wanted: SearchRequest, base: Base, window: SlotWindow): Talk<ToolSlot[]> {
  const all: ToolSlot[] = [];
  let { notBefore } = window;
  for (let round = 0; round < 6; round++) {
    const { slots } = yield* findSlots(base, { ...window, notBefore });
    all.push(...slots);
    const last = slots.at(-1);
    if (slots.length < PAGE || !last || last.time >= "23:00") break;
    notBefore = later(last.time, 1);
  }
  return usable(wanted, all);
}

/** Up to five free hours over at most three days, two a day. */
export function* overDays(wanted: SearchRequest, base: Base, window: SlotWindow): Talk<ToolSlot[]> {
  const out: ToolSlot[] = [];
  const all: ToolSlot[] = [];
  let { from } = window;
  for (let round = 0; round < 3 && from <= window.to; round++) {
    const found = yield* findSlots(base, { ...window, from });
    const slots = usable(wanted, found.slots);
    if (slots.length === 0) {
      if (found.slots.length === 0) break;
      from = addDays(found.slots.at(-1)!.day, 1);
      continue;
    }
    const day = slots[0]!.day;
    const ofDay = slots.filter((slot) => slot.day === day);
    const [first, ...rest] = oncePerHour(ofDay) as [ToolSlot, ...ToolSlot[]];
    const second =
      rest.find((slot) => minutesOf(slot.time) >= minutesOf(first.time) + 120) ??
      (yield* findSlots(base, { ...window, from: day, to: day, notBefore: later(first.time, 120) }, 3)).slots.find(
        (slot) => usable(wanted, [slot]).length > 0,
      );
    all.push(...ofDay);
    out.push(first, ...(second && round < 2 ? [second] : []));
    from = addDays(day, 1);
  }
  return acrossBranches(wanted, out.slice(0, OFFERED), all);
}

export function* soon(wanted: SearchRequest, base: Base, from: Day): Talk<ToolSlot[]> {
  const { now, lookAheadDays } = wanted;
  const start = from < now.day || dayNumber(from) - dayNumber(now.day) > lookAheadDays ? now.day : from;
  const to = addDays(now.day, Math.max(lookAheadDays, dayNumber(start) - dayNumber(now.day) + 1));
  const ahead = yield* overDays(wanted, base, { from: start, to, ...ALL_DAY });
  return ahead.length > 0 || start === now.day
    ? ahead
    : yield* overDays(wanted, base, { from: now.day, to, ...ALL_DAY });
}

export function usable({ draft, seen, now, moved }: SearchRequest, slots: readonly ToolSlot[]): ToolSlot[] {
  // An appointment is not moved to its current slot.
  const isWhereItIs = (slot: ToolSlot) =>
    moved?.day === slot.day &&
    moved.time === slot.time &&
    moved.specialistId === slot.specialistId &&
    moved.serviceId === slot.serviceId;
  return slots.filter(
    (slot) =>
      !draft.avoid.includes(slot.specialistId) &&
      !seen.includes(`${slot.day} ${slot.time}`) &&
      !isWhereItIs(slot) &&
      (slot.day > now.day || slot.time > now.time),
  );
}
