// What a booking takes over from the one just made: "y para mi esposo a las 11", "la mía después".
import { fold } from "../../../../../kit/text.ts";
import { RELATIVE } from "../../parse/people/names.ts";
import { branchesOf } from "../../shop.ts";
import { type Desk, serviceOf } from "../desk.ts";

// "Y para mi esposo a las 11", "ahora la de mi hija", "la mía a las 5".
export function isForAnother(desk: Desk): boolean {
  const { r } = desk;
  return (
    new RegExp(
      `\\b(?:y|ahora|tambien|otr[oa]|una?|la|el|lo|falta|igual|luego) (?:otr[oa] |una? |la |el |lo |cita )?(?:de|para|a) (?:mis?|el|la|su|nuestr\\w) (?:otr[oa] )?${RELATIVE}s?\\b`,
    ).test(r.text) ||
    /^(?:y|ahora|tambien|ok ,? ?y|listo ,? ?y|ok ,? ?ahora) (?:el|la) otr[oa]\b(?! (?:dia|hora|semana|mes|cita))/.test(
      r.text,
    ) ||
    /^(?:y |ahora |tambien |ok |bueno |listo |, )*(?:(?:y|ahora|tambien|falta) (?:para mi|lo mio|el mio|la mia)|(?:la|el|lo) mi[oa])\b/.test(
      r.text,
    )
  );
}

/** "Lo mismo que la otra vez": what was done before is not known here. */
export function asksTheUsual(desk: Desk): boolean {
  const { m, r } = desk;
  if (m.wish.serviceId !== null || r.services.length > 0 || !["book", null].includes(m.goal)) return false;
  return /\b(?:lo (?:mismo|de siempre|de la otra vez|de la vez pasada|mismito)|el de siempre|la de siempre|igual que (?:la|siempre)|como (?:la (?:otra vez|vez pasada|ultima vez)|siempre))\b/.test(
    r.text,
  );
}

/** Just after a booking the next one is at the same place, where no other is said and it is given there. */
export function stayThere(desk: Desk): void {
  const { m, r } = desk;
  // "¿También a mi hija, a las 5:30?": that day, too.
  const too = m.done !== null && /\btambien\b/.test(r.text) && r.days.length === 0 && r.times.length > 0;
  if (too && m.wish.days.length === 0) m.wish.days = [{ from: m.done!.day, to: m.done!.day }];
  const branchId = m.done?.booked ? m.done.branchId : null;
  if (!branchId || m.wish.branchId !== null || r.branches.length > 0 || r.specialists.length > 0) return;
  const named = r.services.find((mention) => !mention.denied);
  const service = serviceOf(desk, named ? (named.ids[0] ?? null) : m.wish.serviceId);
  if (service && branchesOf(desk.shop, service).some((branch) => branch.id === branchId)) m.wish.branchId = branchId;
}

// Just after a booking, another one: the same place, and the same service and day where no other is said.
export function sameAgain(desk: Desk): void {
  const { m, r } = desk;
  const done = m.done!;
  m.goal = "book";
  const named = r.services.some((mention) => !mention.denied);
  if (!named && isForAnother(desk)) takeSameService(desk, done.serviceId);
  stayThere(desk);
  const near = isForAnother(desk) || r.times.length > 0;
  if (near && r.days.length === 0) m.wish.days = [{ from: done.day, to: done.day }];
}

// "Y el de mi marido", after a child's haircut: of the same kind, but which one must be asked.
function takeSameService(desk: Desk, id: string): void {
  const words = (name: string) => fold(name).split(" ");
  const name = serviceOf(desk, id)?.name ?? "";
  const personal = words(name).some((word) => /^(?:infantil|nin[oa]s?|dama|caballero|hombre|mujer|pareja)$/.test(word));
  const alike = desk.shop.services.filter((service) => words(service.name)[0] === words(name)[0]);
  if (personal && new RegExp(RELATIVE).test(desk.r.text) && alike.length > 1)
    desk.m.options = alike.map((service) => service.id);
  else desk.m.wish.serviceId = id;
}
