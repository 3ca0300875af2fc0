// The attendee is stored on the appointment, next to the client who booked it, in every call that creates, changes or
// reads one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type CreatedAppointment = { _id: string; attendeeName: string | null; updatedAt: string };

async function open() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const client = { businessId, name: "Rosa", lastname: "Quetzal", whatsapp: "2223334455" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id as string;
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  const at = (day: string) => ({ ...place, start: `2026-11-${day}T10:00:00-06:00`, confirmOutsideHours: true });
  const make = async (day: string, more: object = {}) =>
    (await owner.post("/api/appointment", { appointment: { ...at(day), ...more } })).body.data as CreatedAppointment;
  const edit = async (id: string, appointment: object) => owner.put(`/api/appointment/${id}`, { appointment });
  const read = async (id: string) => (await owner.get(`/api/appointment/${id}`)).body.data as CreatedAppointment;
  return { ...shop, clientId, place, at, make, edit, read };
}

test("an appointment for somebody else keeps both, and leaves the contact its name", async () => {
  const { owner, businessId, clientId, make, read } = await open();
  expect(await make("23")).toMatchObject({ attendeeName: null });
  const made = await make("24", { attendeeName: "  Mateo   Ruiz " });
  expect(made).toMatchObject({ clientId, attendeeName: "Mateo Ruiz", title: expect.stringContaining("Rosa Quetzal") });
  expect(await read(made._id)).toMatchObject({ attendeeName: "Mateo Ruiz" });
  const agenda = await owner.get(`/api/appointment?businessId=${businessId}&from=2026-11-24&to=2026-11-24`);
  expect(agenda.body.data).toMatchObject([{ clientName: "Rosa Quetzal", attendeeName: "Mateo Ruiz" }]);
  const visits = await owner.get(`/api/appointment/populate?businessId=${businessId}&clientId=${clientId}`);
  expect(visits.body.appointments.map((one: CreatedAppointment) => one.attendeeName)).toEqual(["Mateo Ruiz", null]);
  expect((await owner.get(`/api/client/${clientId}`)).body.data).toMatchObject({ name: "Rosa", lastname: "Quetzal" });
});

test("an edit that does not speak of it leaves it; one that does is told in the history and refused when it is stale", async () => {
  const { owner, make, edit, read } = await open();
  const { _id, updatedAt } = await make("24", { attendeeName: "Mateo" });
  const noted = await edit(_id, { details: "Primera vez", updatedAt });
  expect(noted.body.data).toMatchObject({ attendeeName: "Mateo" });
  expect((await edit(_id, { attendeeName: "Sofía", updatedAt })).status).toBe(409);
  expect((await edit(_id, { attendeeName: "Sofía" })).body.data).toMatchObject({ attendeeName: "Sofía" });
  for (const none of ["", null, "   "]) {
    await edit(_id, { attendeeName: "Sofía" });
    expect((await edit(_id, { attendeeName: none })).body.data).toMatchObject({ attendeeName: null });
  }
  expect(await read(_id)).toMatchObject({ attendeeName: null });
  const { body } = await owner.get(`/api/appointment/${_id}/history`);
  expect(body.data[0].summary).toMatch(/^Cambió de la cita del mar 24 nov 2026, 10:00 am–10:45 am: para quién es$/);
  expect(JSON.stringify(body.data)).not.toMatch(/Sofía|Mateo/);
});

test.each([["x".repeat(101)], [7], [["Mateo"]], [`Ma${String.fromCharCode(0)}teo`]])(
  "%j is refused by name",
  async (attendeeName) => {
    const { owner, at } = await open();
    const answer = await owner.post("/api/appointment", { appointment: { ...at("24"), attendeeName } });
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, "appointment.attendeeName"]);
  },
);

test("a repeated appointment, a visit of several services and one of a new client carry it too", async () => {
  const { owner, place, at, make, businessId, branchId, clientId } = await open();
  const { _id } = await make("24", { attendeeName: "Mateo" });
  const repeat = { everyWeeks: 1, times: 1, takes: "all", confirmOutsideHours: true };
  const { places } = (await owner.post(`/api/appointment/${_id}/repeat`, { repeat })).body.data;
  const again = await owner.get(`/api/appointment/${places[0].appointmentId}`);
  expect(again.body.data).toMatchObject({ attendeeName: "Mateo" });
  const line = { serviceId: place.serviceId, specialistId: place.specialistId, minutes: 30 };
  const { start } = at("26");
  const visit = { businessId, branchId, clientId, start, lines: [line, line], attendeeName: "Sofía" };
  const both = (await owner.post("/api/visit", { visit: { ...visit, confirmOutsideHours: true } })).body
    .data as CreatedAppointment[];
  expect(both.map(({ attendeeName }) => attendeeName)).toEqual(["Sofía", "Sofía"]);
  const { clientId: _none, ...first } = { ...at("27"), attendeeName: "Don Julián" };
  const client = { businessId, name: "Eva", whatsapp: "2223334499" };
  const made = await owner.post("/api/appointment/new-client", { client, appointment: first });
  expect(made.body.data).toMatchObject({ attendeeName: "Don Julián" });
});

test("the agenda is searched by who comes as well as by who booked", async () => {
  const { owner, businessId, make } = await open();
  const mine = await make("23");
  const mateos = await make("24", { attendeeName: "Máteo Ruíz" });
  await make("25", { attendeeName: "Sofía" });
  const found = async (search: string) => {
    const range = `businessId=${businessId}&from=2026-11-20&to=2026-11-30&search=${encodeURIComponent(search)}`;
    return (await owner.get(`/api/appointment?${range}`)).body.data.map(({ _id }: CreatedAppointment) => _id);
  };
  expect(await found("mateo ruiz")).toEqual([mateos._id]);
  expect(await found("rosa")).toHaveLength(3);
  expect(await found("mateo sofia")).toEqual([]);
  expect(await found("rosa quetzal")).toContain(mine._id);
});

test("the client's calendar file says for whom it is", async () => {
  const { make, businessId } = await open();
  const made = await make("24", { attendeeName: "Mateo" });
  const link = product.product.calendarLink({ businessId }, made._id);
  const file = (await product.anonymous.get(new URL(link).pathname)).body as string;
  expect(file).toContain("SUMMARY:Corte de cabello para Mateo en ");
});

test("who has their data erased leaves nobody's name behind", async () => {
  const { owner, make, clientId, businessId } = await open();
  const made = await make("24", { attendeeName: "Casandra" });
  expect((await owner.delete(`/api/client/${clientId}`)).status).toBe(200);
  const left = async () =>
    (await product.owner.query("select attendee_name from appointments where business_id = $1", [businessId])).rows;
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ attendee_name: null }]);
  expect(JSON.stringify((await owner.get(`/api/appointment/${made._id}`)).body)).not.toContain("Casandra");
});
