// "Keratina con Marta y corte con Luis": each service with its own person.
import { type Desk, serviceOf } from "../desk.ts";

/** "Keratina con Marta y corte con Luis": each service with its own person. */
export function sharePeople(desk: Desk): void {
  const { m, r } = desk;
  const inOrder = <T extends { at: number; denied: boolean }>(all: readonly T[]) =>
    all.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const [services, people] = [inOrder(r.services), inOrder(r.specialists)];
  if ((m.goal !== "book" && m.goal !== null) || r.corrects || services.length < 2 || people.length !== services.length)
    return;
  if (
    services.some((mention) => mention.ids.length > 1) ||
    /\b(?:con|el|la) [a-z~]+ o (?:con )?|\bsi no\b/.test(r.text)
  )
    return;
  services.forEach((mention, i) => {
    const serviceId = mention.ids[0]!;
    const specialistId = personFor(desk, people[i]!.ids, serviceId);
    if (serviceId === m.wish.serviceId) m.wish.specialistId = specialistId;
    else if (m.queue.includes(serviceId)) {
      const plan = m.plans.find((one) => one.serviceId === serviceId);
      if (plan) plan.specialistId = specialistId;
      else m.plans.push({ serviceId, days: [], clocks: [], specialistId });
    }
  });
}

/** Of several of one name ("Ana"): who gives the service, where it is wanted. */
export function personFor(desk: Desk, ids: readonly string[], serviceId: string): string {
  const places = [...desk.r.branches.filter((one) => !one.denied).flatMap((one) => one.ids), desk.m.wish.branchId];
  const able = desk.shop.specialists.filter(
    (person) => ids.includes(person.id) && (serviceOf(desk, serviceId)?.specialistIds.includes(person.id) ?? false),
  );
  return (able.find((person) => places.includes(person.branchId)) ?? able[0])?.id ?? ids[0]!;
}
