// "Los dos", "ambos": both of two days that were offered, or both of two services of which one took the other's place.
import { clockOfTime } from "../../parse/time/clock.ts";
import type { Desk } from "../desk.ts";
import { chosenMentions } from "../facts/chosen-mentions.ts";

const BOTH = /\b(?:l[oa]s 2|amb[oa]s)\b(?! (?:de la|am|pm|en punto|y media))/;

/** Whether a text wants both of two things. */
export function saysBoth(text: string): boolean {
  return BOTH.test(text) && !/\b(?:ninguno|no) (?:de )?(?:l[oa]s 2|amb[oa]s)\b/.test(text);
}

/** "Los dos días": the second waits behind the first. True when it was so. */
export function takeBothDays(desk: Desk): boolean {
  const { m, r } = desk;
  const [first, second] = m.offered;
  if (m.asked !== "slot" || m.goal !== "book" || m.offered.length !== 2 || !first || !second) return false;
  if (first.day === second.day || !saysBoth(r.text) || r.services.length > 0 || r.days.length > 0) return false;
  m.queue = [second.serviceId, ...m.queue].slice(0, 3);
  m.plans = [
    { serviceId: second.serviceId, days: [{ from: second.day, to: second.day }], clocks: [clockOfTime(second.time)] },
    ...m.plans,
  ];
  return true;
}

/** "Mejor los dos", after one service took the place of another: that one waits behind it. True when it was so. */
export function takeBothServices(desk: Desk): boolean {
  const { m, r } = desk;
  if (m.goal !== "book" || m.replaced === null || m.wish.serviceId === null || !saysBoth(r.text)) return false;
  if (r.services.length > 0 || r.guests.length > 1 || m.queue.includes(m.replaced) || m.replaced === m.wish.serviceId)
    return false;
  m.queue = [m.replaced, ...m.queue].slice(0, 3);
  m.replaced = null;
  return true;
}

/** "Miércoles y viernes a las 4": no choice was made between single days that are joined by "y". */
export function wantsEachDay(desk: Desk): boolean {
  const { r } = desk;
  const days = chosenMentions(r.days, r.corrects, r.text);
  return (
    days.length > 1 &&
    days.every((day) => day.from === day.to && day.bound === null) &&
    days.every((day, i) => i === 0 || /^ (?:,|y|,? y)(?: el| este)? $/.test(r.text.slice(days[i - 1]!.end, day.at))) &&
    / y /.test(r.text.slice(days[0]!.end, days.at(-1)!.at))
  );
}
