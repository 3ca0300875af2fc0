// "En la tarde": the part of the day, and which half of it a said hour is in.

import { type Clock, clockOfTime, timesOf } from "../../parse/time/clock.ts";
import type { Desk } from "../desk.ts";

export function applyParts(desk: Desk, timeSaid: boolean): boolean {
  const { wish } = desk.m;
  const part = desk.r.parts.filter((mention) => !mention.denied && !mention.existing && !mention.weak).at(-1);
  if (!part) return false;
  if (part.half !== null) {
    const half = part.half;
    const fix = (clock: Clock): Clock =>
      clock.half === null && (half === "pm" || clock.hour !== 12) ? { ...clock, half } : clock;
    const within = wish.clocks
      .map(fix)
      .filter((clock) => timesOf(clock).some((time) => inPart(time, part.notBefore, part.notAfter)));
    if (within.length > 0) {
      wish.clocks = within;
      return true;
    }
    if (timeSaid && (wish.notBefore || wish.notAfter)) {
      wish.notBefore &&= fix(wish.notBefore);
      wish.notAfter &&= fix(wish.notAfter);
      return true;
    }
  }
  if (timeSaid && wish.clocks.length > 0) return true;
  wish.clocks = [];
  wish.notBefore = part.notBefore ? clockOfTime(part.notBefore) : null;
  wish.notAfter = part.notAfter ? clockOfTime(part.notAfter) : null;
  wish.order = part.order;
  return true;
}

export function inPart(time: string, from: string | null, to: string | null): boolean {
  return (from === null || time >= from) && (to === null || time <= to);
}
