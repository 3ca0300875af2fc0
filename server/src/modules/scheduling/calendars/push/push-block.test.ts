// Blocks in the linked calendars: each specialist's own, always as here, whatever changes there.
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkedShop, linkGoogle, startWithGoogle } from "../../../../../test/providers/google.ts";
import type { Shop } from "../../../../../test/shops/shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithGoogle>>;
beforeAll(async () => {
  world = await startWithGoogle();
});
afterAll(() => world?.close());

const MINUTE = 60_000;
const DAY = new Date(Date.now() + 20 * 24 * 60 * MINUTE).toISOString().slice(0, 10);
const at = (hour: string) => `${DAY}T${hour}:00-06:00`;
const spanOf = (event: { start: { dateTime: string }; end: { dateTime: string } } | undefined) =>
  [event?.start.dateTime, event?.end.dateTime].map((text) => Date.parse(text ?? ""));
const span = (from: string, to: string) => [Date.parse(at(from)), Date.parse(at(to))];

async function busyOf(shop: Shop): Promise<number> {
  const { rows } = await world.product.owner.query("select from busy_times where business_id = $1", [shop.businessId]);
  return rows.length;
}

test("a block of several is written to the calendar of each, follows its changes, and goes with it", async () => {
  const { shop, google } = await linkedShop(world, "bloqueos1@gmail.test");
  const { owner, businessId, branchId, specialistIds } = shop;
  const [marta, luis] = specialistIds;
  await linkGoogle(shop, luis, "bloqueos2@gmail.test");
  const block = {
    businessId,
    branchId,
    specialists: [marta, luis],
    title: "Comida",
    start: at("14:00"),
    end: at("15:00"),
  };
  const made = (await owner.post("/api/block", { block })).body.data as { _id: string; specialistId: string }[];
  const idOf = (specialistId: string) => made.find((one) => one.specialistId === specialistId)?._id as string;
  for (const [email, who] of [
    ["bloqueos1@gmail.test", marta],
    ["bloqueos2@gmail.test", luis],
  ] as const)
    await eventually(async () => {
      const [only, ...more] = await google.events(email);
      expect(more).toEqual([]);
      expect(only).toMatchObject({ id: idOf(who).replaceAll("-", ""), summary: "Comida" });
      expect(only).toMatchObject({
        extendedProperties: { private: { origin: "mostrador", appointmentId: idOf(who) } },
      });
      expect(spanOf(only)).toEqual(span("14:00", "15:00"));
    });
  await owner.put(`/api/block/${idOf(marta)}`, { block: { start: at("13:00"), end: at("14:30"), title: "Junta" } });
  await eventually(async () => {
    const [only] = await google.events();
    expect([only?.summary, ...spanOf(only)]).toEqual(["Junta", ...span("13:00", "14:30")]);
  });
  // to another specialist: out of one calendar, into the other
  await owner.put(`/api/block/${idOf(marta)}`, { block: { specialistId: luis } });
  await eventually(async () => expect(await google.events()).toEqual([]));
  await eventually(async () => expect(await google.events("bloqueos2@gmail.test")).toHaveLength(2));
  await owner.delete(`/api/block/${idOf(luis)}`);
  await eventually(async () => expect(await google.events("bloqueos2@gmail.test")).toHaveLength(1));
  world.pass(MINUTE);
  await eventually(async () => expect(await busyOf(shop)).toBe(0));
});

test("what is done to a block in Google is undone, and it never comes back as busy time", async () => {
  const { shop, google, marta, accountId, email } = await linkedShop(world, "bloqueos3@gmail.test");
  const { owner, businessId, branchId } = shop;
  const block = { businessId, branchId, specialists: [marta], title: "Curso", start: at("16:00"), end: at("17:00") };
  const [{ _id }] = (await owner.post("/api/block", { block })).body.data;
  const shown = async () =>
    (await owner.get(`/api/appointment?businessId=${businessId}&from=${DAY}&to=${DAY}`)).body.data;
  const [event] = await eventually(async () => {
    const found = await google.events();
    expect(found).toHaveLength(1);
    expect(
      await world.product.owner.query(
        "select from calendar_events where pushed_version is not null and appointment_id = $1",
        [_id],
      ),
    ).toMatchObject({ rowCount: 1 });
    return found;
  });
  await google.change(event?.id as string, { start: { dateTime: at("10:00") }, end: { dateTime: at("11:00") } });
  await eventually(async () => expect(spanOf((await google.events())[0])).toEqual(span("16:00", "17:00")));
  await google.remove(event?.id as string);
  await eventually(async () => {
    const [back] = await google.events();
    expect([back?.summary, ...spanOf(back)]).toEqual(["Curso", ...span("16:00", "17:00")]);
  });
  // an entry in an unlinked calendar is recognized by its mark
  const link = (googleCalendarId: string | null) =>
    owner.patch("/api/specialist", {
      businessId,
      calendarData: { specialistId: marta, googleCalendarId, googleRefreshToken: accountId },
    });
  await link(null);
  await owner.delete(`/api/block/${_id}`);
  await google.add({ summary: "Dentista", start: { dateTime: at("09:00") }, end: { dateTime: at("10:00") } });
  expect(await google.events()).toHaveLength(2);
  await link(email);
  await eventually(async () => expect(await shown()).toMatchObject([{ source: "google", start: at("09:00") }]));
});
