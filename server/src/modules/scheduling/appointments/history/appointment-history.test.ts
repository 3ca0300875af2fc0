import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("the history of an appointment tells who made, moved and changed it, and nothing of others", async () => {
  const { owner, businessId, branchId, specialistIds, serviceIds } = await makeShop(product);
  const client = { businessId, name: "Rosa", whatsapp: "2223334455" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  const make = async (start: string) =>
    (await owner.post("/api/appointment", { appointment: { ...place, start, confirmOutsideHours: true } })).body.data;
  const { _id, updatedAt } = await make("2026-11-24T10:00:00-06:00");
  const other = await make("2026-11-25T10:00:00-06:00");
  await owner.patch(`/api/appointment/${other._id}`, { status: "asistida" });
  const start = "2026-11-24T12:00:00-06:00";
  const moved = await owner.put(`/api/appointment/${_id}`, { appointment: { start, details: "Con cita", updatedAt } });
  expect(moved.status).toBe(200);
  await owner.patch(`/api/appointment/${_id}`, { status: "confirmada" });
  const { status, body } = await owner.get(`/api/appointment/${_id}/history`);
  expect(status).toBe(200);
  expect(body.data.map((entry: { actorName: string; summary: string }) => [entry.actorName, entry.summary])).toEqual([
    ["Marta Dueña", "Cambió la cita del mar 24 nov 2026, 12:00 pm–12:45 pm de Agendada a Confirmada"],
    ["Marta Dueña", "Cambió de la cita del mar 24 nov 2026, 12:00 pm–12:45 pm: notas internas"],
    ["Marta Dueña", "Movió la cita del mar 24 nov 2026, 10:00 am–10:45 am al mar 24 nov 2026, 12:00 pm–12:45 pm"],
    ["Marta Dueña", "Agendó la cita"],
  ]);
  const stranger = await makeShop(product);
  expect((await stranger.owner.get(`/api/appointment/${_id}/history`)).status).toBe(404);
});

test("no log keeps the name of a client who was deleted", async () => {
  const { owner, businessId, branchId, specialistIds, serviceIds } = await makeShop(product);
  const client = { businessId, name: "Casandra", lastname: "Quetzal", whatsapp: "2223334456" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  const book = async (day: string) => {
    const appointment = { ...place, start: `2026-11-${day}T10:00:00-06:00`, confirmOutsideHours: true };
    return (await owner.post("/api/appointment", { appointment })).body.data._id as string;
  };
  const [kept, gone] = [await book("24"), await book("25")];
  const edit = (appointment: object) => owner.put(`/api/appointment/${kept}`, { appointment });
  await edit({ start: "2026-11-24T11:00:00-06:00", details: "Trae a su hija" });
  await edit({ title: "Casandra, como siempre" });
  await owner.patch(`/api/appointment/${kept}`, { status: "confirmada" });
  expect((await owner.delete(`/api/appointment/${gone}`)).status).toBe(200);
  expect((await owner.delete(`/api/client/${clientId}`)).status).toBe(200);
  const { rows } = await product.owner.query(
    "select summary, details::text as details from audit_entries where business_id = $1",
    [businessId],
  );
  const said = rows.map(({ summary, details }) => `${summary} ${details}`).join("\n");
  expect(said).toContain("Eliminó la cita del mié 25 nov 2026, 10:00 am–10:45 am");
  expect(said).not.toMatch(/casandra|quetzal/i);
});
