// The warnings that a person at the agenda may confirm: a specialist of another branch, a service that they do not
// give, and an appointment without a contact.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

const now = Date.parse("2026-11-23T10:10:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
});
afterAll(() => product.close());

async function openShop() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221110000" } });
  const place = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0] };
  const book = (more: object) =>
    owner.post("/api/appointment", { appointment: { ...place, clientId: client.body.data._id, ...more } });
  return { ...shop, book, start: (time: string) => `2026-11-25T${time}:00-06:00` };
}

test("somebody of another branch, or a service not given, is asked about; a move asks no second time", async () => {
  const { owner, businessId, book, start, serviceIds, specialistIds } = await openShop();
  const [, colour] = serviceIds;
  const [marta, luis] = specialistIds;
  const place = { address: "Calle 5, Norte", city: "Tijuana", state: "Baja California", country: "México" };
  const tijuana = await owner.post("/api/branch", { branch: { businessId, name: "Tijuana", ...place } });
  const elsewhere = await owner.post("/api/specialist", {
    specialist: {
      businessId,
      branchId: tijuana.body.data._id,
      name: "Iker",
      whatsapp: "6641110000",
      services: serviceIds,
    },
  });
  const far = await book({ start: start("10:00"), specialistId: elsewhere.body.data._id });
  expect([far.status, far.body.data]).toEqual([422, { confirmOtherBranch: true }]);
  expect(far.body.errors).toEqual([
    { path: "appointment.specialistId", message: "El especialista atiende en otra sucursal" },
  ]);
  // Marta gives it; Luis does not
  expect((await book({ start: start("10:00"), serviceId: colour, specialistId: marta })).status).toBe(201);
  const notGiven = await book({ start: start("10:00"), serviceId: colour, specialistId: luis });
  expect([notGiven.status, notGiven.body.data]).toEqual([422, { confirmNotGiven: true }]);
  const made = await book({ start: start("10:00"), serviceId: colour, specialistId: luis, confirmNotGiven: true });
  expect(made.status).toBe(201);
  const path = `/api/appointment/${made.body.data._id}`;
  expect((await owner.put(path, { appointment: { start: start("13:00") } })).status).toBe(200);
  const moved = await owner.put(path, { appointment: { specialistId: elsewhere.body.data._id } });
  expect([moved.status, moved.body.data]).toEqual([422, { confirmOtherBranch: true }]);
  const all = { start: start("16:00"), serviceId: colour, specialistId: luis };
  // after the specialist gets the service, there is no question any more
  await owner.put(`/api/specialist/${luis}`, { specialist: { services: serviceIds } });
  expect((await book(all)).status).toBe(201);
  await owner.put(`/api/specialist/${luis}`, { specialist: { services: [serviceIds[0]] } });
  expect((await book({ ...all, start: "2026-11-26T10:00:00-06:00" })).status).toBe(422);
});

test("a walk-in has a title and no client, and whatever reads clients copes", async () => {
  const { owner, businessId, book, start } = await openShop();
  const bare = await book({ start: start("10:00"), clientId: "0" });
  expect([bare.status, bare.body.errors]).toEqual([
    400,
    [{ path: "appointment.title", message: "Escribe un título: la cita no tiene cliente" }],
  ]);
  const made = await book({ start: start("10:00"), clientId: "0", title: "Señora de paso" });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ clientId: "0", title: "Señora de paso", status: "agendada" });
  const path = `/api/appointment/${made.body.data._id}`;
  const listed = await owner.get(`/api/appointment?businessId=${businessId}&from=2026-11-25&to=2026-11-25`);
  expect(listed.body.data).toMatchObject([{ clientId: "0", clientName: "", title: "Señora de paso" }]);
  for (const status of ["confirmada", "asistida", "cancelada", "agendada"])
    expect((await owner.patch(path, { status })).status).toBe(200);
  expect((await owner.get(`${path}/history`)).status).toBe(200);
  const paid = await owner.post("/api/moneyMovement", {
    moneyMovement: {
      businessId,
      branchId: made.body.data.branchId,
      clientId: "0",
      amount: 250,
      type: "in",
      paymentMethod: "cash",
    },
    appointmentId: made.body.data._id,
  });
  expect([paid.status, paid.body.errors ?? []]).toEqual([201, []]);
  const visit = { businessId, branchId: made.body.data.branchId, clientId: "0", start: start("12:00") };
  const lines = [{ serviceId: made.body.data.serviceId }];
  const refused = await owner.post("/api/visit", { visit: { ...visit, lines } });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "visit.clientId"]);
  expect((await owner.delete(path)).status).toBe(200);
});
