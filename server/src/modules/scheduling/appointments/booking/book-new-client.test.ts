import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

async function makeDesk() {
  const { owner, businessId, branchId, specialistIds, serviceIds } = await makeShop(product);
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0] };
  const ask = (whatsapp: string, start: string, more: object = {}) =>
    owner.post("/api/appointment/new-client", {
      client: { businessId, name: "Ana", lastname: "Ruiz", whatsapp, ...more },
      appointment: { ...place, start: `2026-11-23T${start}:00-06:00` },
    });
  const clients = async () =>
    (await owner.get(`/api/client/search?businessId=${businessId}&search=Ana`)).body.data.length as number;
  return { owner, businessId, ask, clients };
}

test("a new client and their appointment are saved together", async () => {
  const { ask, clients } = await makeDesk();
  const answer = await ask("2225556677", "10:00");
  expect([answer.status, answer.body.message]).toEqual([201, "Cita agendada con éxito"]);
  expect(answer.body.data.title).toBe("Corte de cabello · Ana Ruiz");
  expect(await clients()).toBe(1);
});

test("where the hour is taken, is outside the hours or the client cannot be, neither is saved", async () => {
  const { ask, clients } = await makeDesk();
  await ask("2225556677", "10:00");
  const taken = await ask("2225550001", "10:15");
  expect([taken.status, taken.body.message]).toEqual([409, "El especialista ya tiene una cita en ese horario"]);
  expect(taken.body.data.slots.length).toBeGreaterThan(0);
  const late = await ask("2225550002", "05:00");
  expect([late.status, late.body.data.confirmOutsideHours]).toEqual([422, true]);
  expect(await clients()).toBe(1);
  const same = await ask("2225556677", "12:00");
  expect([same.status, same.body.errors[0].path]).toEqual([409, "client.whatsapp"]);
  const nameless = await ask("2225550003", "12:00", { name: "" });
  expect([nameless.status, nameless.body.errors[0].path]).toEqual([400, "client.name"]);
  expect(await clients()).toBe(1);
});

test("an appointment that becomes a new client's is edited with the registration, or neither is", async () => {
  const { owner, businessId, ask, clients } = await makeDesk();
  const stands = (await ask("2225556677", "10:00")).body.data;
  await ask("2225550001", "12:00");
  const edit = (whatsapp: string, appointment: object) => {
    const client = { businessId, name: "Ana", lastname: "Solís", whatsapp };
    return owner.put(`/api/appointment/${stands._id}/new-client`, { client, appointment });
  };
  const taken = await edit("2225550002", { start: "2026-11-23T12:00:00-06:00" });
  expect([taken.status, taken.body.data.refusal]).toEqual([409, "taken"]);
  const stale = await edit("2225550002", { updatedAt: "2026-11-01T00:00:00.000Z", details: "x" });
  expect(stale.status).toBe(409);
  const same = await edit("2225550001", { details: "x" });
  expect([same.status, same.body.errors[0].path]).toEqual([409, "client.whatsapp"]);
  expect(await clients()).toBe(2);
  const path = `/api/appointment/${crypto.randomUUID()}/new-client`;
  const nothing = await owner.put(path, {
    client: { businessId, name: "Ana", whatsapp: "2225550009" },
    appointment: {},
  });
  expect(nothing.status).toBe(404);
  const made = await edit("2225550002", { start: "2026-11-23T16:00:00-06:00", updatedAt: stands.updatedAt });
  expect([made.status, made.body.data.title]).toEqual([200, "Corte de cabello · Ana Solís"]);
  expect(await clients()).toBe(3);
});
