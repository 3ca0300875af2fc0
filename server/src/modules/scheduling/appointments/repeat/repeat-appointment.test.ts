import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

type Agenda = Shop & { book: (start: string) => Promise<string>; ids: object };

async function makeAgenda(): Promise<Agenda> {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2225556677" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const ids = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  const book = async (start: string) => {
    const answer = await owner.post("/api/appointment", { appointment: { ...ids, start: `${start}:00-06:00` } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data._id as string;
  };
  return { ...shop, book, ids };
}

const starts = async ({ owner, businessId }: Agenda) => {
  const all = await owner.get(`/api/appointment?businessId=${businessId}&from=2026-11-23&to=2027-01-31`);
  return all.body.data.map((entry: { start: string }) => entry.start.slice(0, 16));
};

test("a preview lists each with what stands against it, and writes nothing", async () => {
  const agenda = await makeAgenda();
  const id = await agenda.book("2026-11-23T10:00");
  await agenda.book("2026-12-07T10:15");
  const repeat = { everyWeeks: 2, times: 3, isPreview: true };
  const answer = await agenda.owner.post(`/api/appointment/${id}/repeat`, { repeat });
  expect(answer.status).toBe(200);
  expect(answer.body.data.made).toBe(0);
  expect(
    answer.body.data.places.map((one: { start: string; refusal: string | null }) => [one.start, one.refusal]),
  ).toEqual([
    ["2026-12-07T10:00:00-06:00", "El especialista ya tiene una cita en ese horario"],
    ["2026-12-21T10:00:00-06:00", null],
    ["2027-01-04T10:00:00-06:00", null],
  ]);
  expect(await starts(agenda)).toEqual(["2026-11-23T10:00", "2026-12-07T10:15"]);
});

test("all or none where that is wanted; those that can be, where it is not", async () => {
  const agenda = await makeAgenda();
  const id = await agenda.book("2026-11-23T10:00");
  await agenda.book("2026-12-07T10:15");
  const ask = (more: object) =>
    agenda.owner.post(`/api/appointment/${id}/repeat`, { repeat: { everyWeeks: 1, times: 3, ...more } });
  const none = await ask({});
  expect(none.status).toBe(409);
  expect(none.body.message).toBe("1 de 3 citas no se pueden agendar, así que no se agendó ninguna");
  expect(await starts(agenda)).toHaveLength(2);
  const some = await ask({ takes: "possible" });
  expect([some.status, some.body.data.made, some.body.message]).toEqual([200, 2, "Se agendaron 2 citas más"]);
  expect(await starts(agenda)).toEqual([
    "2026-11-23T10:00",
    "2026-11-30T10:00",
    "2026-12-07T10:15",
    "2026-12-14T10:00",
  ]);
  // Called again, each of its hours is already taken by the first call.
  const again = await ask({ takes: "possible" });
  expect([again.status, again.body.message]).toEqual([409, "Ninguna de esas citas se puede agendar"]);
});

test("outside working hours it needs a confirmation, and bad numbers name their field", async () => {
  const agenda = await makeAgenda();
  const { owner, ids } = agenda;
  const late = { ...ids, start: "2026-11-23T05:00:00-06:00", confirmOutsideHours: true };
  const id = (await owner.post("/api/appointment", { appointment: late })).body.data._id;
  const ask = (more: object) =>
    owner.post(`/api/appointment/${id}/repeat`, { repeat: { everyWeeks: 1, times: 1, ...more } });
  const preview = await ask({ isPreview: true });
  expect(preview.body.data.places[0]).toMatchObject({ isOutsideHours: true, appointmentId: null });
  expect((await ask({})).status).toBe(409);
  expect((await ask({ confirmOutsideHours: true })).body.message).toBe("Se agendó 1 cita más");
  const bad = await ask({ times: 27 });
  expect([bad.status, bad.body.errors]).toEqual([
    400,
    [{ path: "repeat.times", message: "Cuántas veces va de 1 a 26" }],
  ]);
  expect((await owner.post("/api/appointment/nada/repeat", { repeat: { everyWeeks: 1, times: 1 } })).status).toBe(400);
});
