// How many are to have one and the same service.

import { fold } from "../../../../../kit/text.ts";
import type { ServiceMention } from "../../parse/catalogue/services.ts";
import { RELATIVE } from "../../parse/people/names.ts";
import { type Desk, serviceOf } from "../desk.ts";

/** How many are to have one and the same service. */
export function headsFor(desk: Desk, before: string | null, mention: ServiceMention): number {
  const { r } = desk;
  if ((!mention.sure && r.heads < 2 && !eachHasItsDay(desk)) || before === mention.ids[0]) return 1;
  if (/\bpareja\b/.test(fold(serviceOf(desk, mention.ids[0]!)?.name ?? ""))) return 1;
  // "Corte para mi niño y para mí": a child's is not hers.
  const personal = /\b(?:infantil|nin[oa]s?|dama|caballero|hombre|mujer)\b/.test(
    fold(serviceOf(desk, mention.ids[0]!)?.name ?? ""),
  );
  if (r.heads < 2 && personal && !areAlike(desk)) return 1;
  if (r.heads > 1 || r.guests.length > 1) return Math.min(4, Math.max(r.heads, r.guests.length));
  return saysTwo(desk, mention) || eachHasItsDay(desk) ? 2 : 1;
}

/** "Mis hijos Leo y Mía", "para Leo y para Mía". */
export function areAlike({ r }: Desk): boolean {
  const related = (at: number, end: number) => new RegExp(`\\b${RELATIVE}\\b`).exec(r.text.slice(at, end))?.[0] ?? "";
  return (
    /\bmis (?:[a-z]+ )?(?:hij|nin|herman|sobrin|niet|prim|amig|gemel)\w*s\b/.test(r.text) ||
    (r.guests.every((guest) => !guest.own) &&
      new Set(r.guests.map(({ at, end }) => related(at, end).slice(0, 3))).size === 1)
  );
}

/** "Diagnóstico para el Jetta el martes a las 12 y para la Hilux el miércoles a las 12". */
function eachHasItsDay({ r }: Desk): boolean {
  const [days, times] = [r.days.filter((one) => !one.denied), r.times.filter((one) => !one.denied)];
  const [first, second] = days;
  if (days.length !== 2 || times.length !== 2 || !first || !second) return false;
  const inTurn = first.at < times[0]!.at && times[0]!.at < second.at && second.at < times[1]!.at;
  return (
    inTurn &&
    /\by (?:(?:el|la) )?(?:para (?:el|la|mi|otr[oa])|otr[oa]\b(?! (?:dia|hora)))/.test(
      r.text.slice(times[0]!.end, second.at),
    )
  );
}

/** "Dos cortes", "para mí y para mi esposo". */
function saysTwo({ r }: Desk, mention: ServiceMention): boolean {
  return (
    /(?<!\b(?:las?|a|tipo|como|de|y) )\b(?:2|un par de) (?:[a-z]+ ){0,3}[a-z]+$/.test(r.text.slice(0, mention.end)) ||
    /\bpor 2\b(?! (?:horas|dias|semanas))|\bmi [a-z]+ y yo\b|\bde mis 2\b|\bde (?:los|las) 2 (?:gat|perr|hij|nin|chic|peque|herman)\w*|\bpara (?:2(?= ?(?:[,|]|personas|$|mi|el))|mis 2|los 2|las 2|mi y (?:para )?mi|mi (?:\w+) y (?:para )?mi(?! \w+ y)|2 personas)\b/.test(
      r.text,
    )
  );
}
