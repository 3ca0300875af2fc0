// "Más tarde", "una hora antes", "al otro día": relative to the offered or the current slot.
import { addDays, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import type { Fact, Scene } from "../scene.ts";
import { NO_TIME } from "./apply-times.ts";

// "¿No tienes más tarde?": after the offered slots; without an offer it only means later today.
export function applyShift(scene: Scene, touched: ReadonlySet<Fact>): boolean {
  const { state, said } = scene;
  const { draft, slot } = state;
  if (said.shiftDays !== null && slot && !touched.has("day")) {
    draft.days = [oneDay(addDays(slot.day, said.shiftDays))];
    return true;
  }
  if (said.shiftBy !== null && slot && !touched.has("time")) {
    moveBy(scene, slot, said.shiftBy);
    return true;
  }
  const base = slot ?? (said.shift === "later" ? state.offered.at(-1) : state.offered[0]);
  if (said.shift === null || touched.has("time") || !base) return false;
  const isLater = said.shift === "later";
  const clock = clockOfTime(timeOfMinutes(Math.max(0, minutesOf(base.time) + (isLater ? 1 : -1))));
  Object.assign(draft, NO_TIME, { notBefore: isLater ? clock : null, notAfter: isLater ? null : clock });
  if (!touched.has("day")) draft.days = [oneDay(base.day)];
  return true;
}

/** The requested hour, a number of minutes from a known hour. */
export function moveBy({ state, meant }: Scene, base: { day: string; time: string }, minutes: number): void {
  const time = timeOfMinutes(Math.min(Math.max(0, minutesOf(base.time) + minutes), 23 * 60 + 59));
  Object.assign(state.draft, NO_TIME, { clocks: [clockOfTime(time)] });
  if (meant.days.length === 0 || state.draft.days.length === 0) state.draft.days = [oneDay(base.day)];
}

export function oneDay(day: string): { from: string; to: string } {
  return { from: day, to: day };
}
