// Chooses which few of many free hours are shown.

import { type HourMinute, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";

export const OFFERED = 5;

/** Up to five of a day's hours, spread over it, whole hours first; around `time` where one was requested. */
export function spread(slots: readonly ToolSlot[], time: HourMinute | null): ToolSlot[] {
  if (slots.length <= OFFERED) return [...slots];
  if (time) return nearest(slots, time);
  const round = slots.filter((slot) => slot.time.endsWith(":00"));
  const pool = round.length >= OFFERED ? round : slots;
  const chosen = Array.from({ length: OFFERED }, (_, i) => pool[Math.round((i * (pool.length - 1)) / (OFFERED - 1))]!);
  return [slots[0]!, ...chosen.slice(1)];
}

export function nearest(slots: readonly ToolSlot[], time: HourMinute | null): ToolSlot[] {
  const once = oncePerHour(slots);
  if (time === null || once.length <= OFFERED) return once.slice(0, OFFERED);
  const away = (slot: ToolSlot) => Math.abs(minutesOf(slot.time) - minutesOf(time));
  const first = once[0]!.day;
  const near = once
    .filter((slot) => slot.day === first)
    .sort((a, b) => away(a) - away(b))
    .slice(0, OFFERED);
  return near.sort((a, b) => (a.time < b.time ? -1 : 1));
}

export function oncePerHour(slots: readonly ToolSlot[]): ToolSlot[] {
  return slots.filter(
    (slot, i) => slots.findIndex((other) => other.day === slot.day && other.time === slot.time) === i,
  );
}

export function later(time: HourMinute, minutes: number): HourMinute {
  return timeOfMinutes(Math.min(minutesOf(time) + minutes, 23 * 60 + 59));
}
