// Finds free hours in the demo's agenda, so that the tests do not depend on its data.
import type { BrowserContext } from "playwright-core";

const ZONE = "America/Mexico_City";
const DAY_MS = 86_400_000;

type NamedRow = { _id: string; name: string; branchId: string };
type Slot = { start: string };

export type FreeDay = {
  /** YYYY-MM-DD */
  day: string;
  /** Starts, `HH:mm`, when the service fits; consecutive, without gaps. */
  hours: string[];
  specialistId: string;
  branchId: string;
  businessId: string;
};

/**
 * The first day, from `daysAhead` on, with `wanted` hours (9 is 09:00) when the service can start at each full and
 * half hour in between. `context` is the owner's.
 */
export async function freeDay(
  context: BrowserContext,
  {
    specialist,
    service,
    hours,
    daysAhead,
  }: { specialist: string; service: string; hours: string[]; daysAhead: number },
): Promise<FreeDay> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await context.request.get(path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const me = await ask<{ memberships: { businessId: string; name: string }[] }>("/api/me");
  const businessId = me.memberships.find(({ name }) => name === "Salón Ágata")?.businessId;
  const [specialists, services] = await Promise.all([
    ask<NamedRow[]>(`/api/specialist?businessId=${businessId}`),
    ask<NamedRow[]>(`/api/service?businessId=${businessId}`),
  ]);
  const person = specialists.find(({ name }) => name === specialist);
  const sold = services.find(({ name }) => name === service);
  if (!businessId || !person || !sold) throw new Error(`The demo has no ${specialist} or no ${service}.`);
  const query = new URLSearchParams({
    businessId,
    branchId: person.branchId,
    serviceId: sold._id,
    specialistId: person._id,
    from: dayFrom(daysAhead),
    to: dayFrom(daysAhead + 28),
  });
  const { slots } = await ask<{ slots: Slot[] }>(`/api/slot?${query}`);
  const free = new Set(slots.map(({ start }) => start.slice(0, 16)));
  for (let ahead = daysAhead; ahead < daysAhead + 28; ahead += 1) {
    const day = dayFrom(ahead);
    if (hours.every((hour) => free.has(`${day}T${hour}`)))
      return { day, hours, specialistId: person._id, branchId: person.branchId, businessId };
  }
  throw new Error(`${specialist} has no day with ${hours.join(", ")} free.`);
}

/** The local day this many days from now. */
export function dayFrom(daysAhead: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(Date.now() + daysAhead * DAY_MS);
}

/** 'viernes 20 de noviembre', as in the agenda. */
export function sayDay(day: string): string {
  const words = new Intl.DateTimeFormat("es-MX", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return words.format(new Date(`${day}T12:00:00Z`)).replace(",", "");
}
