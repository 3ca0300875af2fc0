// Which week a weekday alone is in: the one mentioned, or the next one.
import { addDays, dayNumber } from "../../../../../kit/calendar.ts";
import { openHours } from "../../facts/open-hours.ts";
import { type Clock, timesOf } from "../../parse/time/clock.ts";
import type { SaidDay } from "../../parse/utterance.ts";
import type { Scene } from "../scene.ts";

const A_WEEK = 7;

// "El martes" after "la próxima semana" or among offered days is the one mentioned. Said on a Tuesday after closing
// time, it is the next one.
export function settleWeekdays(scene: Scene): void {
  const { state, meant, turn } = scene;
  const { draft } = state;
  const today = turn.now.day;
  const isOver = !openHours({ draft, shop: scene.shop }, today).some(({ to }) => to > turn.now.time);
  const stretch = draft.days.find(({ from, to }) => from !== to);
  const isSpokenOf = (day: string) =>
    (stretch !== undefined && day >= stretch.from && day <= stretch.to) ||
    (state.asks === "slot" && state.offered.some((slot) => slot.day === day));
  const days = meant.days.map((day) => {
    if (isOfOtherWeek(day)) return ofThatWeekday(scene, day);
    if (!day.weekday || isSpokenOf(day.from)) return day;
    if ((isOver || isGone(scene)) && day.from === today && day.to === today)
      return { ...day, from: addDays(day.from, A_WEEK), to: addDays(day.to, A_WEEK) };
    const later = [A_WEEK, 2 * A_WEEK]
      .map((ahead) => addDays(day.from, ahead))
      .find((one) => isSpokenOf(one) || isThatWeek(scene, one));
    return later ? { ...day, from: later, to: later } : day;
  });
  scene.meant = { ...meant, days };
}

// "El de la otra semana", after a Tuesday: the Tuesday of that week.
function isOfOtherWeek({ from, to, opens }: SaidDay): boolean {
  return opens && addDays(from, A_WEEK - 1) === to;
}

function ofThatWeekday({ state: { slot, draft } }: Scene, week: SaidDay): SaidDay {
  const [one] = draft.days;
  const known = slot?.day ?? (draft.days.length === 1 && one!.from === one!.to ? one!.from : null);
  if (known === null) return week;
  const day = addDays(week.from, (((dayNumber(known) - dayNumber(week.from)) % A_WEEK) + A_WEEK) % A_WEEK);
  return day > known ? { ...week, from: day, to: day } : week;
}

// "Ese día no, el martes", when Monday of next week waits for confirmation: the same week.
function isThatWeek({ state, said, turn }: Scene, day: string): boolean {
  const weekOf = (one: string) => Math.floor((dayNumber(one) + 3) / A_WEEK);
  const standing = state.slot?.day;
  return (
    standing !== undefined &&
    state.kind === "booking" &&
    said.cues.has("that day") &&
    weekOf(standing) > weekOf(turn.now.day) &&
    weekOf(standing) === weekOf(day)
  );
}

// "El lunes a las 9", said on a Monday at 10.
function isGone({ state, said, meant, turn, shop }: Scene): boolean {
  const { day: today, time: now } = turn.now;
  const exact = meant.times.filter((time) => !time.denied && time.bound === null && !time.until);
  const open = openHours({ draft: state.draft, shop }, today);
  const likely = (clock: Clock) => {
    const fits = timesOf(clock).filter((time) => open.some(({ from, to }) => time >= from && time < to));
    return fits.length > 0 ? fits : timesOf(clock).slice(0, 1);
  };
  if (exact.length > 0) return exact.every((time) => likely(time.clock).every((at) => at <= now));
  if (said.cues.has("first hour")) return open[0] !== undefined && open[0].from <= now;
  const part = said.parts.filter((one) => !one.denied).at(-1);
  return part !== undefined && part.notAfter !== null && part.notAfter <= now;
}
