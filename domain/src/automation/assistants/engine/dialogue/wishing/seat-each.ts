// "Limpieza para mí y valoración para mis dos hijos": a service among several that more than one is to have.
import type { ServiceMention } from "../../parse/catalogue/services.ts";
import type { Desk } from "../desk.ts";

/** Puts one more behind a service for each further person it is for. */
export function seatEach(desk: Desk): void {
  const { m, r } = desk;
  const services = r.services.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  if (m.goal !== "book" || services.length < 2 || r.corrects) return;
  services.forEach((one, i) => {
    const id = one.ids[0]!;
    const isWaiting = m.queue.includes(id);
    if (one.ids.length > 1 || (!isWaiting && m.wish.serviceId !== id)) return;
    const more =
      headsOf(r.text, one, services[i - 1], services[i + 1]) -
      1 -
      (m.queue.filter((other) => other === id).length - (isWaiting ? 1 : 0));
    for (let left = more; left > 0 && m.queue.length < 4; left--) m.queue.splice(m.queue.indexOf(id) + 1, 0, id);
  });
}

function headsOf(
  text: string,
  one: ServiceMention,
  before: ServiceMention | undefined,
  next: ServiceMention | undefined,
): number {
  const said = BEHIND.exec(text.slice(one.end, next?.at));
  if (said) return Number(said[1]);
  const lead = text.slice(before?.end ?? 0, one.at);
  const number = AHEAD.exec(lead);
  if (number) return Number(number[1]);
  const who = WANT.exec(lead);
  return who ? (who[2]?.match(/\d+/g)?.length ?? Number(who[1] ?? 1)) : 1;
}

// "…para mis 2 hijos".
const BEHIND =
  /^[^.|,]{0,16}\b(?:para|a|de) (?:mis|los|nuestr[oa]s|sus) ([2-4])\b(?! (?:de la|am|pm|en punto|y media|horas))/;
// "2 cortes de caballero".
const AHEAD = /(?<!\b(?:las?|los|a|tipo|como|de|y|:) )\b([2-4]) (?:[a-z]+s (?:de )?)?$/;
// "Mis 2 hijos quieren…", "mis hijos de 15 y 17 quieren…".
const WANT =
  /\bmis (?:([2-4]) )?[a-z]+s(?: de (\d{1,2}(?: , \d{1,2}){0,2} y \d{1,2}))?(?: anos)? (?:quieren|necesitan|ocupan|van a|les toca)(?: [a-z]+){0,2} $/;
