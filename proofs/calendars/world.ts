// A business with two linked calendars, and the view of both sides.
import { googleOf, linkGoogle, overviewOf, startWithGoogle } from "../../server/test/providers/google.ts";
import { makeShop } from "../../server/test/shops/shop.ts";

export const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
export const DAYS = 5;
/** A Monday well within the period that is read ahead. */
const FIRST = monday();

export type Entry = { _id: string; start: string; end: string; status: string; source: string; specialistId: string };
export type Outside = {
  id: string;
  summary?: string;
  start: { dateTime?: string; date?: string };
  end: { dateTime?: string; date?: string };
  extendedProperties?: { private?: { appointmentId?: string } };
};
export type Question = { kind: "deleted" | "moved"; appointments: { _id: string }[] };
export type CalendarWorld = Awaited<ReturnType<typeof startCalendars>>;

let worlds = 0;

export async function startCalendars() {
  const world = await startWithGoogle();
  const shop = await makeShop(world.product);
  const { owner, businessId } = shop;
  const made = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556688" } });
  worlds += 1;
  const people = [];
  for (const [index, specialistId] of shop.specialistIds.entries()) {
    const email = `historia${worlds}-${index}@gmail.test`;
    await linkGoogle(shop, specialistId, email);
    people.push({ specialistId, email, google: googleOf(world.sandbox, email) });
  }
  const last = dayAfter(DAYS);
  const range = `businessId=${businessId}&from=${FIRST}&to=${last}`;
  return {
    ...world,
    shop,
    people: people as [Person, Person],
    clientId: made.body.data._id as string,
    entries: async (): Promise<Entry[]> => (await owner.get(`/api/appointment?${range}`)).body.data,
    questions: async (): Promise<Question[]> =>
      (await owner.get(`/api/google/calendar/questions?businessId=${businessId}`)).body.data,
    overview: () => overviewOf(shop),
  };
}
export type Person = { specialistId: string; email: string; google: ReturnType<typeof googleOf> };

export function dayAfter(count: number): string {
  return new Date(Date.parse(FIRST) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Half hours since midnight of one of the days, in Puebla. */
export function instant(day: number, halfHours: number): string {
  const clock = `${String(Math.floor(halfHours / 2)).padStart(2, "0")}:${halfHours % 2 === 0 ? "00" : "30"}`;
  return `${dayAfter(day)}T${clock}:00-06:00`;
}

function monday(): string {
  const day = new Date(Date.now() + 45 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
