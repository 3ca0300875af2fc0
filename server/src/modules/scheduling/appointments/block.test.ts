import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

const at = (text: string) => `2026-11-${text.replace(" ", "T")}:00-06:00`;

async function clientOf({ owner, businessId }: Shop): Promise<string> {
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2225556677" };
  return (await owner.post("/api/client", { client })).body.data._id;
}

function blockOf(shop: Shop, start: string, end: string, more: object = {}) {
  const { businessId, branchId, specialistIds } = shop;
  return {
    block: {
      businessId,
      branchId,
      title: "Comida",
      specialists: specialistIds,
      start: at(start),
      end: at(end),
      ...more,
    },
  };
}

function appointmentOf(shop: Shop, clientId: string, start: string, more: object = {}) {
  const { businessId, branchId, serviceIds, specialistIds } = shop;
  const named = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId };
  return { appointment: { ...named, start: at(start), ...more } };
}

test("one block is made for each specialist, each once; blocks may lie over blocks", async () => {
  const shop = await makeShop(product);
  const twice = { specialists: [...shop.specialistIds, shop.specialistIds[0]] };
  const made = await shop.owner.post("/api/block", blockOf(shop, "23 14:00", "23 15:00", twice));
  expect(made.status).toBe(201);
  expect(made.body.message).toBe("Bloqueos creados exitosamente");
  expect(made.body.data).toHaveLength(2);
  expect(made.body.data[0]).toMatchObject({
    title: "Comida",
    status: "block",
    colorHex: "#555555",
    start: "2026-11-23T14:00:00-06:00",
    createdBy: "Marta Dueña",
  });
  expect(made.body.data.map((block: { specialistId: string }) => block.specialistId).sort()).toEqual(
    [...shop.specialistIds].sort(),
  );
  expect((await shop.owner.post("/api/block", blockOf(shop, "23 14:30", "25 15:00"))).status).toBe(201);
  const range = `businessId=${shop.businessId}&from=2026-11-25&to=2026-11-25`;
  const listed = await shop.owner.get(`/api/appointment?${range}`);
  expect(listed.body.data.map((entry: { status: string }) => entry.status)).toEqual(["block", "block"]);
  expect(listed.body.data[0]).toMatchObject({ serviceId: null, shortId: null, clientId: "0", clientName: "" });
});

test("a block covers no appointment that holds its place, and names it; all of its specialists or none", async () => {
  const shop = await makeShop(product);
  const clientId = await clientOf(shop);
  const appointment = await shop.owner.post("/api/appointment", appointmentOf(shop, clientId, "23 14:00"));
  const covering = () => shop.owner.post("/api/block", blockOf(shop, "23 14:30", "23 15:00"));
  const refused = await covering();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(
    "El bloqueo cubre una cita: Corte de cabello · Ana Ruiz, lunes 23 de noviembre a las 2:00 pm. Muévela o cancélala primero.",
  );
  const range = `businessId=${shop.businessId}&from=2026-11-23&to=2026-11-23`;
  expect((await shop.owner.get(`/api/appointment?${range}`)).body.data).toHaveLength(1);
  await shop.owner.patch(`/api/appointment/${appointment.body.data._id}`, { status: "cancelada" });
  expect((await covering()).status).toBe(201);
  const back = await shop.owner.patch(`/api/appointment/${appointment.body.data._id}`, { status: "confirmada" });
  expect(back.status).toBe(409);
  expect(back.body.message).toBe("El especialista tiene bloqueado ese horario");
});

test("no appointment lands in a block, neither new nor moved; the free hours know it", async () => {
  const shop = await makeShop(product);
  const clientId = await clientOf(shop);
  const [marta, luis] = shop.specialistIds;
  await shop.owner.post("/api/block", blockOf(shop, "20 00:00", "23 12:00", { specialists: [marta] }));
  const landed = await shop.owner.post("/api/appointment", appointmentOf(shop, clientId, "23 11:30"));
  expect(landed.status).toBe(409);
  expect(landed.body.message).toBe("El especialista tiene bloqueado ese horario");
  expect(landed.body.data.slots[0].start).toBe(at("23 12:00"));
  const made = await shop.owner.post("/api/appointment", appointmentOf(shop, clientId, "23 12:00"));
  const moved = await shop.owner.put(`/api/appointment/${made.body.data._id}`, {
    appointment: { start: at("23 11:45") },
  });
  expect(moved.status).toBe(409);
  const asked = `businessId=${shop.businessId}&branchId=${shop.branchId}&serviceId=${shop.serviceIds[0]}`;
  const free = await shop.owner.get(`/api/slot?${asked}&from=2026-11-23&to=2026-11-23`);
  const early = free.body.slots.filter((slot: { start: string }) => slot.start < at("23 12:00"));
  expect(new Set(early.map((slot: { specialistId: string }) => slot.specialistId))).toEqual(new Set([luis]));
});

test("a block is moved, handed over, renamed and deleted", async () => {
  const shop = await makeShop(product);
  const clientId = await clientOf(shop);
  const [marta, luis] = shop.specialistIds;
  await shop.owner.post("/api/appointment", appointmentOf(shop, clientId, "23 16:00"));
  const made = await shop.owner.post("/api/block", blockOf(shop, "23 14:00", "23 15:00", { specialists: [marta] }));
  const { _id, updatedAt } = made.body.data[0];
  const put = (block: object) => shop.owner.put(`/api/block/${_id}`, { block });
  const moved = await put({ start: at("23 14:30"), title: "Junta", updatedAt });
  expect(moved.body).toMatchObject({
    success: true,
    data: { start: at("23 14:30"), end: at("23 15:00"), title: "Junta" },
  });
  expect((await put({ title: "Otra", updatedAt })).status).toBe(409);
  expect((await put({ end: at("23 16:30") })).body.message).toContain("El bloqueo cubre una cita");
  expect((await put({ end: at("23 14:00") })).body.message).toBe(
    "La fecha de inicio no puede ser después de la fecha de fin",
  );
  expect((await put({ end: at("23 16:30"), specialistId: luis })).status).toBe(200);
  expect((await put({ specialistId: clientId })).body.message).toBe("No se encontró al especialista");
  const gone = await shop.owner.delete(`/api/block/${_id}`);
  expect(gone.body).toMatchObject({ success: true, message: "Bloqueo eliminado con éxito" });
  expect((await put({ title: "Otra" })).body.message).toBe("No se encontró el bloqueo");
});

test("a block is no appointment, an appointment no block, and another business's are neither", async () => {
  const shop = await makeShop(product);
  const other = await makeShop(product);
  const clientId = await clientOf(shop);
  const made = await shop.owner.post("/api/block", blockOf(shop, "23 14:00", "23 15:00"));
  const block = made.body.data[0]._id;
  const appointment = (await shop.owner.post("/api/appointment", appointmentOf(shop, clientId, "23 10:00"))).body.data
    ._id;
  expect((await shop.owner.get(`/api/appointment/${block}`)).status).toBe(404);
  expect((await shop.owner.patch(`/api/appointment/${block}`, { status: "cancelada" })).status).toBe(404);
  expect((await shop.owner.put(`/api/appointment/${block}`, { appointment: { title: "x" } })).status).toBe(404);
  expect((await shop.owner.delete(`/api/appointment/${block}`)).status).toBe(404);
  expect((await shop.owner.put(`/api/block/${appointment}`, { block: { title: "x" } })).status).toBe(404);
  expect((await shop.owner.delete(`/api/block/${appointment}`)).status).toBe(404);
  expect((await other.owner.put(`/api/block/${block}`, { block: { title: "x" } })).status).toBe(404);
  expect((await other.owner.delete(`/api/block/${block}`)).status).toBe(404);
  const foreign = blockOf(shop, "23 17:00", "23 18:00", { businessId: other.businessId });
  expect((await other.owner.post("/api/block", foreign)).status).toBe(404);
});

test.each([
  [{ title: "" }, "Este campo es requerido"],
  [{ specialists: [] }, "Debe seleccionar al menos un especialista"],
  [{ end: at("23 13:00") }, "La fecha de inicio no puede ser después de la fecha de fin"],
])("a block with %j is refused", async (wrong, message) => {
  const shop = await makeShop(product);
  const answer = await shop.owner.post("/api/block", blockOf(shop, "23 14:00", "23 15:00", wrong));
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(message);
});

test("a block is read by its id, and an appointment is no block", async () => {
  const shop = await makeShop(product);
  const [made] = (await shop.owner.post("/api/block", blockOf(shop, "23 14:00", "23 15:00"))).body.data;
  const read = await shop.owner.get(`/api/block/${made._id}`);
  expect(read).toMatchObject({ status: 200, body: { data: made } });
  const booked = await shop.owner.post("/api/appointment", appointmentOf(shop, await clientOf(shop), "23 10:00"));
  const other = await shop.owner.get(`/api/block/${booked.body.data._id}`);
  expect(other).toMatchObject({ status: 404, body: { message: "No se encontró el bloqueo" } });
});
