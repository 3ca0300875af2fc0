// "Más tarde", "una hora antes", "al otro día": compared with what was offered or stands.

import { addDays, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import type { Desk, Fact } from "../desk.ts";

// "¿no tienes más tarde?": after what was offered; with no offer it only means later today.
export function applyShift(desk: Desk, touched: ReadonlySet<Fact>): boolean {
  const { m, r } = desk;
  if (r.shiftDays !== null && m.slot && !touched.has("day")) {
    const day = addDays(m.slot.day, r.shiftDays);
    m.wish.days = [{ from: day, to: day }];
    return true;
  }
  if (r.shiftBy !== null && m.slot && !touched.has("time")) {
    moveBy(desk, m.slot, r.shiftBy);
    return true;
  }
  const base = m.slot ?? (r.shift === "later" ? m.offered.at(-1) : m.offered[0]);
  if (r.shift === null || touched.has("time") || !base) return false;
  const minutes = minutesOf(base.time) + (r.shift === "later" ? 1 : -1);
  const clock = clockOfTime(timeOfMinutes(Math.max(0, minutes)));
  Object.assign(m.wish, {
    clocks: [],
    order: null,
    notBefore: r.shift === "later" ? clock : null,
    notAfter: r.shift === "later" ? null : clock,
  });
  if (!touched.has("day")) m.wish.days = [{ from: base.day, to: base.day }];
  return true;
}

/** The wanted hour, so many minutes from an hour that is known. */
export function moveBy(desk: Desk, base: { day: string; time: string }, minutes: number): void {
  const time = timeOfMinutes(Math.min(Math.max(0, minutesOf(base.time) + minutes), 23 * 60 + 59));
  Object.assign(desk.m.wish, { clocks: [clockOfTime(time)], notBefore: null, notAfter: null, order: null });
  if (desk.r.days.length === 0 || desk.m.wish.days.length === 0) desk.m.wish.days = [{ from: base.day, to: base.day }];
}
