// The hour or the stretch of the day that is wanted.

import { type Clock, timesOf } from "../../parse/time/clock.ts";
import type { TimeMention } from "../../parse/time/times.ts";
import type { Desk } from "../desk.ts";
import { openHours } from "../open-hours.ts";
import { inPart } from "./apply-parts.ts";

export function applyTimes(desk: Desk, times: readonly TimeMention[]): boolean {
  const { wish } = desk.m;
  if (times.length === 0) return false;
  const exact = times.filter((time) => !time.until && time.bound === null);
  if (exact.length > 0)
    Object.assign(wish, {
      clocks: exact.map((time) => sameHalf(desk, time.clock)),
      notBefore: null,
      notAfter: null,
      order: null,
    });
  else {
    Object.assign(wish, { clocks: [], notBefore: null, notAfter: null, order: null });
    for (const time of times) {
      if (time.until) Object.assign(wish, { notBefore: time.clock, notAfter: time.until });
      else if (time.bound === "from" || time.bound === "after") wish.notBefore = time.clock;
      else wish.notAfter = time.clock;
    }
  }
  return true;
}

// "A las 9 de la noche", then "entonces a las 8": still in the evening, where that is open.
function sameHalf(desk: Desk, clock: Clock): Clock {
  const { notBefore, notAfter } = desk.m.wish;
  // "En la noche", then "a las 8".
  if (clock.half === null && (notBefore?.half || notAfter?.half)) {
    const [from, to] = [notBefore && timesOf(notBefore)[0]!, notAfter && timesOf(notAfter)[0]!];
    const fits = (["am", "pm"] as const).filter((half) => inPart(timesOf({ ...clock, half })[0]!, from, to));
    if (fits.length === 1) return { ...clock, half: fits[0]! };
  }
  const [before] = desk.m.wish.clocks;
  const evening = before && (before.half === "pm" || (before.half === "fixed" && before.hour >= 18));
  if (clock.half !== null || !evening || clock.hour < 7 || clock.hour > 11) return clock;
  const late = { ...clock, half: "pm" as const };
  const [time] = timesOf(late);
  return openHours(desk, null).some(({ from, to }) => time! >= from && time! < to) ? late : clock;
}
