// Several who come for a service that is only said later.
import type { Desk } from "../desk.ts";
import { areAlike } from "./heads-for.ts";

/** "Mis dos hijos Leo y Mateo", where the service is only said afterwards: once it is known, one for each. */
export function seatParty(desk: Desk): void {
  const { m, r } = desk;
  const heads = Math.max(r.heads, r.guests.length);
  const clear = r.services.some((mention) => !mention.denied && mention.ids.length === 1 && mention.sure);
  if (heads > 1 && (r.heads > 1 || areAlike(desk)) && !clear && m.wish.serviceId === null)
    m.party = Array.from({ length: Math.min(4, heads) }, (_, i) =>
      r.guests.length === heads ? (r.guests[i]!.name ?? null) : null,
    );
  if (m.party.length < 2 || m.wish.serviceId === null || m.goal !== "book") return;
  const [first, ...others] = m.party;
  const serviceId = m.wish.serviceId;
  m.party = [];
  if (m.queue.length > 0) return;
  m.queue = others.map(() => serviceId);
  m.plans = others.map((name) => ({ serviceId, days: m.wish.days, clocks: [], ...(name ? { name } : {}) }));
  m.bookingName = first ?? m.bookingName;
}
