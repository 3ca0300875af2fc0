// "Limpieza para mí y valoración para mis dos hijos": a service among several that more than one is to have.
import type { ServiceMention } from "../../understand/catalogue/services.ts";
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
      headsOf(r.text, one, services[i + 1]) -
      1 -
      (m.queue.filter((other) => other === id).length - (isWaiting ? 1 : 0));
    for (let left = more; left > 0 && m.queue.length < 4; left--) m.queue.splice(m.queue.indexOf(id) + 1, 0, id);
  });
}

function headsOf(text: string, one: ServiceMention, next: ServiceMention | undefined): number {
  const after = text.slice(one.end, next?.at);
  const said =
    /^[^.|,]{0,16}\b(?:para|a|de) (?:mis|los|nuestr[oa]s|sus) ([2-4])\b(?! (?:de la|am|pm|en punto|y media|horas))/.exec(
      after,
    );
  return said ? Number(said[1]) : 1;
}
