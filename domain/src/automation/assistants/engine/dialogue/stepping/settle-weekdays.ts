// Which week a bare weekday is in: the one spoken of, or the coming one.

import { addDays, dayNumber } from "../../../../../kit/calendar.ts";
import { type Clock, timesOf } from "../../parse/time/clock.ts";
import type { Desk } from "../desk.ts";
import { openHours } from "../open-hours.ts";

// "El martes", after "la próxima semana" or among offered days, is the one spoken of; said on a Tuesday after closing
// time, it is the next.
export function settleWeekdays(desk: Desk): void {
  const { m, r, turn } = desk;
  const isOver = !openHours(desk, desk.today).some(({ to }) => to > turn.now.time);
  const stretch = m.wish.days.find(({ from, to }) => from !== to);
  const spoken = (day: string) =>
    (stretch !== undefined && day >= stretch.from && day <= stretch.to) ||
    (m.asked === "slot" && m.offered.some((slot) => slot.day === day));
  r.days = r.days.map((day) => {
    if (!day.weekday || spoken(day.from)) return day;
    if ((isOver || isGone(desk)) && day.from === desk.today && day.to === desk.today) {
      return { ...day, from: addDays(day.from, 7), to: addDays(day.to, 7) };
    }
    const later = [7, 14].map((days) => addDays(day.from, days)).find((one) => spoken(one) || isThatWeek(desk, one));
    return later ? { ...day, from: later, to: later } : day;
  });
}

// "Ese día no, el martes", where Monday of next week stood to be confirmed: of that week.
function isThatWeek({ m, r, today }: Desk, day: string): boolean {
  const monday = (one: string) => Math.floor((dayNumber(one) + 3) / 7);
  const standing = m.slot?.day;
  return (
    standing !== undefined &&
    m.goal === "book" &&
    /\bes[ea] dia\b/.test(r.text) &&
    monday(standing) > monday(today) &&
    monday(standing) === monday(day)
  );
}

// "El lunes a las 9", said on a Monday at 10.
function isGone(desk: Desk): boolean {
  const { r, turn } = desk;
  const now = turn.now.time;
  const exact = r.times.filter((time) => !time.denied && time.bound === null && !time.until);
  const open = openHours(desk, desk.today);
  const likely = (clock: Clock) => {
    const fits = timesOf(clock).filter((time) => open.some(({ from, to }) => time >= from && time < to));
    return fits.length > 0 ? fits : timesOf(clock).slice(0, 1);
  };
  const part = r.parts.filter((one) => !one.denied).at(-1);
  if (exact.length === 0 && /\ba primera hora\b/.test(r.text)) return open[0] !== undefined && open[0].from <= now;
  return exact.length > 0
    ? exact.every((time) => likely(time.clock).every((at) => at <= now))
    : part !== undefined && part.notAfter !== null && part.notAfter <= now;
}
