// The requested hour or part of the day.
import { openHours } from "../../facts/open-hours.ts";
import { type Clock, clockOfTime, timesOf } from "../../parse/time/clock.ts";
import type { SaidTime } from "../../parse/utterance.ts";
import type { Draft } from "../../state/schema.ts";
import type { Scene } from "../scene.ts";

export function applyTimes(scene: Scene, times: readonly SaidTime[]): boolean {
  const { draft } = scene.state;
  if (times.length === 0) return false;
  const exact = times.filter((time) => !time.until && time.bound === null);
  const clocks = exact.map((time) => sameHalf(scene, time.clock));
  Object.assign(draft, NO_TIME, { clocks });
  for (const time of exact.length > 0 ? [] : times) {
    if (time.until) Object.assign(draft, { notBefore: time.clock, notAfter: time.until });
    else if (time.bound === "from" || time.bound === "after") draft.notBefore = time.clock;
    else draft.notAfter = time.clock;
  }
  return true;
}

/** "En la tarde": the part of the day, and which half of it a said hour is in. */
export function applyParts({ state: { draft }, said }: Scene, isTimeSaid: boolean): boolean {
  const part = said.parts.filter((one) => !one.denied && !one.existing && !one.weak).at(-1);
  if (!part) return false;
  const { half } = part;
  if (half !== null) {
    const fix = (clock: Clock): Clock =>
      clock.half === null && (half === "pm" || clock.hour !== 12) ? { ...clock, half } : clock;
    const within = draft.clocks
      .map(fix)
      .filter((clock) => timesOf(clock).some((time) => isInPart(time, part.notBefore, part.notAfter)));
    if (within.length > 0) {
      draft.clocks = within;
      return true;
    }
    if (isTimeSaid && (draft.notBefore || draft.notAfter)) {
      draft.notBefore &&= fix(draft.notBefore);
      draft.notAfter &&= fix(draft.notAfter);
      return true;
    }
  }
  if (isTimeSaid && draft.clocks.length > 0) return true;
  draft.clocks = [];
  draft.notBefore = part.notBefore ? clockOfTime(part.notBefore) : null;
  draft.notAfter = part.notAfter ? clockOfTime(part.notAfter) : null;
  draft.order = part.order;
  return true;
}

export const NO_TIME: Pick<Draft, "clocks" | "notBefore" | "notAfter" | "order"> = {
  clocks: [],
  notBefore: null,
  notAfter: null,
  order: null,
};

export function isTimed({ clocks, notBefore, notAfter, order }: Draft): boolean {
  return clocks.length > 0 || notBefore !== null || notAfter !== null || order !== null;
}

// "A las 9 de la noche", then "entonces a las 8": still in the evening, where that is open.
function sameHalf({ state: { draft }, shop }: Scene, clock: Clock): Clock {
  const { notBefore, notAfter } = draft;
  // "En la noche", then "a las 8".
  if (clock.half === null && (notBefore?.half || notAfter?.half)) {
    const [from, to] = [notBefore && timesOf(notBefore)[0]!, notAfter && timesOf(notAfter)[0]!];
    const fits = (["am", "pm"] as const).filter((half) => isInPart(timesOf({ ...clock, half })[0]!, from, to));
    if (fits.length === 1) return { ...clock, half: fits[0]! };
  }
  const [before] = draft.clocks;
  const isEvening = before && (before.half === "pm" || (before.half === "fixed" && before.hour >= 18));
  if (clock.half !== null || !isEvening || clock.hour < 7 || clock.hour > 11) return clock;
  const late = { ...clock, half: "pm" as const };
  const [time] = timesOf(late);
  return openHours({ draft, shop }, null).some(({ from, to }) => time! >= from && time! < to) ? late : clock;
}

function isInPart(time: string, from: string | null, to: string | null): boolean {
  return (from === null || time >= from) && (to === null || time <= to);
}
