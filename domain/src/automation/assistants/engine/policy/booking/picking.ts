// Whether an answer chooses one of the offered hours.
import { minutesOf } from "../../../../../kit/calendar.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { openHours } from "../../facts/open-hours.ts";
import { canBe, timesOf } from "../../parse/time/clock.ts";
import type { SaidTime } from "../../parse/utterance.ts";
import { chosenOf } from "../draft/chosen.ts";
import type { Scene } from "../scene.ts";

export function pickedSlot(scene: Scene): ToolSlot | null {
  const { state, said, meant } = scene;
  if (state.asks !== "slot" || state.offered.length === 0 || meant.services.length > 0) return null;
  const days = chosenOf(scene, meant.days);
  const times = chosenOf(scene, meant.times).filter((time) => time.bound === null && !time.until);
  if (meant.times.length > 0 && times.length === 0) return null;
  const at = meant.branches.filter((one) => !one.denied).flatMap((one) => one.ids);
  // "La de las 3 en Centro" chooses; a branch alone only narrows.
  if (meant.branches.length > 0 && (at.length === 0 || (meant.times.length === 0 && said.pick === null))) return null;
  const left = state.offered.filter(
    (slot) =>
      meant.people.every((one) => one.denied !== one.ids.includes(slot.specialistId)) &&
      (at.length === 0 || at.includes(slot.branchId)),
  );
  if (left.length === 0) return null;
  const isNamed = meant.people.some((one) => !one.denied);
  const isDayless = days.length === 0;
  if (isNamed && left.length === 1 && isDayless && times.length === 0 && said.parts.length === 0) return left[0]!;
  const byDay = isDayless
    ? left
    : left.filter((slot) => days.some((day) => slot.day >= day.from && slot.day <= day.to));
  const byTime =
    times.length === 0 ? byDay : byDay.filter((slot) => times.some((time) => canBe(time.clock, slot.time)));
  if (byTime.length > 0 && times.length > 0) return pickedHour(scene, byTime, times);
  // A day alone chooses only where the hour was settled; else the engine shows that day's hours.
  const hasHours = state.draft.clocks.length > 0 || state.draft.days.some(({ notBefore }) => notBefore);
  const isSettled = hasHours && byTime.length === 1 && said.parts.length === 0;
  if (days.length > 0 && isSettled) return byTime[0]!;
  if (times.length > 0 && !times.every((time) => time.bare !== undefined)) return null;
  if (days.length > 0 && !days.every((day) => day.bare !== undefined)) return null;
  if (isHour(scene, times)) return null;
  const place = said.pick ?? (days.length === 1 ? (days[0]!.bare ?? null) : null);
  if (place !== null) {
    const slot = state.offered.at(place < 0 ? place : place - 1);
    if (slot && place !== 0) return at.length === 0 || at.includes(slot.branchId) ? slot : null;
  }
  if (days.length > 0 || times.length > 0) return null;
  return pickedByLeaning(scene, inPart(scene, left));
}

function pickedHour(scene: Scene, byTime: readonly ToolSlot[], times: readonly SaidTime[]): ToolSlot | null {
  const fits = inPart(scene, byTime);
  const left = fits.length > 0 ? fits : byTime;
  // "A las 8" again, where 8:00 am and 8:00 pm were offered, chooses neither.
  const areHalves = new Set(left.map((slot) => slot.time)).size > 1 && times.every((time) => time.clock.half === null);
  const areSameHour = new Set(left.map((slot) => minutesOf(slot.time) % 720)).size === 1;
  return new Set(left.map((slot) => slot.day)).size > 1 || (areHalves && areSameHour) ? null : left[0]!;
}

// "La que sea", "sí" to the only one, "en la tarde" where only one is in the afternoon.
function pickedByLeaning({ state, said, meant }: Scene, left: readonly ToolSlot[]): ToolSlot | null {
  const { leaning, cues } = said;
  if (said.parts.length > 0)
    return left.length === 1 || (left.length > 0 && said.parts.at(-1)!.order === "first") ? left[0]! : null;
  if (leaning.other !== null || leaning.no || said.shift !== null || leaning.soonest) return null;
  // "Mejor los dos": of services, not one of the hours.
  if (cues.has("one of both")) return null;
  if (leaning.any && state.draft.specialistId !== null && cues.has("whoever is free")) return null;
  // "Ok, ¿y cuánto cuesta?" only takes note.
  if (said.isQuestion && meant.kinds.size > 0 && !meant.kinds.has("book")) return null;
  if (leaning.any) return state.offered[0]!;
  // "Sí" to several does not say which one.
  return leaning.yes && state.offered.length === 1 ? state.offered[0]! : null;
}

// A number alone is an hour wherever it can be one; "la 2" and "opción 2" are places in the list.
function isHour({ state, said, shop }: Scene, times: readonly SaidTime[]): boolean {
  const [time] = times;
  const { offered, stuck, draft } = state;
  // The offers got numbers when they were repeated.
  if (stuck > 0 && time?.bare !== undefined && said.pick !== null) {
    if (said.pick <= offered.length && !offered.some((slot) => canBe(time.clock, slot.time))) return false;
  }
  if (!time || !said.cues.has("a number first")) return false;
  const day = offered[0]?.day ?? null;
  const open = openHours({ draft, shop }, day);
  return timesOf(time.clock).some((at) => open.some(({ from, to }) => at >= from && at < to));
}

function inPart({ said }: Scene, slots: readonly ToolSlot[]): ToolSlot[] {
  const part = said.parts.at(-1);
  return slots.filter(
    (slot) =>
      !part ||
      ((part.notBefore === null || slot.time >= part.notBefore) &&
        (part.notAfter === null || slot.time <= part.notAfter)),
  );
}
