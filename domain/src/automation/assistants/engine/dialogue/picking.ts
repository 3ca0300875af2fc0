// Whether an answer chooses one of the offered hours.
import { minutesOf } from "../../../../kit/calendar.ts";
import type { ToolSlot } from "../../tools/answers/schema.ts";
import { canBe, timesOf } from "../parse/time/clock.ts";
import type { DayMention } from "../parse/time/days.ts";
import type { TimeMention } from "../parse/time/times.ts";
import type { Desk } from "./desk.ts";
import { chosenMentions } from "./facts/chosen-mentions.ts";
import { openHours } from "./open-hours.ts";

export function pickedSlot(desk: Desk): ToolSlot | null {
  const { m, r } = desk;
  if (m.asked !== "slot" || m.offered.length === 0 || r.services.length > 0) return null;
  const days = chosenMentions(r.days, r.corrects, r.text);
  const times = chosenMentions(r.times, r.corrects, r.text).filter((time) => time.bound === null && !time.until);
  if (r.times.length > times.length && times.length === 0) return null;
  const at = r.branches.filter((mention) => !mention.denied).flatMap((mention) => mention.ids);
  // "La de las 3 en Centro" chooses; a branch by itself only narrows.
  if (r.branches.length > 0 && (at.length === 0 || (r.times.length === 0 && r.pick === null))) return null;
  let left = m.offered.filter(
    (slot) =>
      r.specialists.every((mention) => mention.denied !== mention.ids.includes(slot.specialistId)) &&
      (at.length === 0 || at.includes(slot.branchId)),
  );
  if (left.length === 0) return null;
  const named = r.specialists.some((mention) => !mention.denied);
  if (named && left.length === 1 && days.length === 0 && times.length === 0 && r.parts.length === 0) return left[0]!;
  const byDay =
    days.length === 0 ? left : left.filter((slot) => days.some((day) => slot.day >= day.from && slot.day <= day.to));
  const byTime =
    times.length === 0 ? byDay : byDay.filter((slot) => times.some((time) => canBe(time.clock, slot.time)));
  // A day alone chooses only where the hour was settled; else that day's hours are to be shown.
  const settled = desk.m.wish.clocks.length > 0 && byTime.length === 1 && r.parts.length === 0;
  if (byTime.length > 0 && times.length > 0) {
    const fits = partOf(desk, byTime);
    const left = fits.length > 0 ? fits : byTime;
    // "A las 8" again, where 8:00 am and 8:00 pm were offered, chooses neither.
    const halves = new Set(left.map((slot) => slot.time)).size > 1 && times.every((time) => time.clock.half === null);
    const sameHour = new Set(left.map((slot) => minutesOf(slot.time) % 720)).size === 1;
    return new Set(left.map((slot) => slot.day)).size > 1 || (halves && sameHour) ? null : left[0]!;
  }
  if (days.length > 0 && settled) return byTime[0]!;
  if (times.length > 0 && !times.every((time) => time.bare !== undefined)) return null;
  if (days.length > 0 && !days.every(isBare)) return null;
  if (isHour(desk, times)) return null;
  const place = r.pick ?? (days.length === 1 ? (days[0]!.bare ?? null) : null);
  if (place !== null) {
    const slot = m.offered.at(place < 0 ? place : place - 1);
    if (slot && place !== 0) return at.length === 0 || at.includes(slot.branchId) ? slot : null;
  }
  if (days.length > 0 || times.length > 0) return null;
  left = partOf(desk, left);
  if (r.parts.length > 0)
    return left.length === 1 || (left.length > 0 && r.parts.at(-1)!.order === "first") ? left[0]! : null;
  if (r.other !== null || r.no || r.shift !== null) return null;
  // "Mejor los dos": of services, not one of the hours.
  if (/\b(?:l[oa]s 2|amb[oa]s)\b/.test(r.text)) return null;
  if (r.any && m.wish.specialistId !== null && /\bcon (quien|cualquiera|el que|la que)\b|\bquien sea\b/.test(r.text))
    return null;
  if (r.soonest) return null;
  // "Ok, ¿y cuánto cuesta?" only takes note.
  if (r.isQuestion && r.intents.size > 0 && !r.intents.has("book")) return null;
  if (r.any) return m.offered[0]!;
  // "Sí" to several says nothing of which one.
  return r.yes && (m.offered.length === 1 || !BARE_YES.test(r.text)) ? m.offered[0]! : null;
}

// A number by itself is an hour wherever it can be one; "la 2" and "opción 2" are places in the list.
function isHour(desk: Desk, times: readonly TimeMention[]): boolean {
  const [time] = times;
  // The offers were numbered when they were put again.
  if (desk.m.stuck > 0 && time?.bare !== undefined && desk.r.pick !== null) {
    if (desk.r.pick <= desk.m.offered.length && !desk.m.offered.some((slot) => canBe(time.clock, slot.time)))
      return false;
  }
  if (!time || !/^(a )?\d{1,2}\b(?! opcion)/.test(desk.r.text)) return false;
  const day = desk.m.offered[0]?.day ?? null;
  return timesOf(time.clock).some((at) => openHours(desk, day).some(({ from, to }) => at >= from && at < to));
}

function partOf(desk: Desk, slots: readonly ToolSlot[]): ToolSlot[] {
  const part = desk.r.parts.at(-1);
  return slots.filter(
    (slot) =>
      !part ||
      ((part.notBefore === null || slot.time >= part.notBefore) &&
        (part.notAfter === null || slot.time <= part.notAfter)),
  );
}

function isBare(day: DayMention): boolean {
  return day.bare !== undefined;
}

const BARE_YES =
  /^(?:(?:si|ok|okey|va|claro|bueno|sale|sip|simon|aja|perfecto|listo|dale|orale|dedosi|de acuerdo|gracias|porfavor|por favor)[ ,.|]*)+$/;
