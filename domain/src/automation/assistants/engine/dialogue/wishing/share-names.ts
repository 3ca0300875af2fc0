// "Limpieza para mí y valoración para mi esposo Jorge": each service in the name of its own person.
import type { Desk } from "../desk.ts";
import { isInARow } from "./said-together.ts";

/** "Limpieza para mí y valoración para mi esposo Jorge": each service in the name of its own person. */
export function shareNames(desk: Desk): void {
  const { m, r } = desk;
  const services = r.services.filter((mention) => !mention.denied).sort((a, b) => a.at - b.at);
  if (m.goal !== "book" || services.length < 2 || services.some((mention) => mention.ids.length > 1)) return;
  if (isInARow(desk)) for (const mention of services.slice(1)) waits(desk, mention.ids[0]!, { next: true });
  if (r.guests.length !== services.length) return;
  services.forEach((mention, i) => {
    const [id, name] = [mention.ids[0]!, r.guests[i]!.name];
    if (id === m.wish.serviceId) m.bookingName = name;
    else if (m.queue.includes(id)) waits(desk, id, { name });
  });
}

// What is known of a service that waits for its turn.
function waits(desk: Desk, serviceId: string, more: { name?: string | null; next?: boolean }): void {
  const { m } = desk;
  const plan = m.plans.find((one) => one.serviceId === serviceId);
  const next = more.next && (plan?.clocks.length ?? 0) === 0 ? { next: true } : {};
  const known = { ...("name" in more ? { name: more.name } : {}), ...next };
  if (plan) Object.assign(plan, known);
  else if (serviceId !== m.wish.serviceId) m.plans.push({ serviceId, days: [], clocks: [], ...known });
}
