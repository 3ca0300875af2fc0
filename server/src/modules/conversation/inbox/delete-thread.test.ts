import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola, soy Ana");
  const thread = await shop.firstThread();
  const clientId = thread.clientId as string;
  const path = `/api/client/${clientId}`;
  return { shop, from, clientId, path, threadId: thread._id as string };
}

const rowsOf = async (table: string, column: string, id: string) =>
  (await world.product.owner.query(`select * from ${table} where ${column} = $1`, [id])).rows;

test("a conversation is deleted by itself: its contact stays, and whoever writes again begins anew", async () => {
  const { shop, from, clientId, path, threadId } = await makeChat();
  expect((await shop.owner.get(path)).body.data.lastMessage).toMatchObject({ text: "hola, soy Ana", role: "user" });
  const gone = await shop.owner.delete(`/api/thread/${threadId}`);
  expect(gone).toMatchObject({ status: 200, body: { message: "Conversación eliminada correctamente" } });
  expect(await shop.threads()).toEqual([]);
  expect(await rowsOf("messages", "thread_id", threadId)).toEqual([]);
  expect((await shop.owner.get(path)).body.data.lastMessage).toBeNull();
  expect((await shop.owner.delete(`/api/thread/${threadId}`)).body.message).toBe("No se encontró la conversación");
  const { entries } = (await shop.owner.get(`${path}/history`)).body.data;
  expect(entries[0].summary).toBe("Eliminó la conversación de WhatsApp");
  await shop.write(from, "hola otra vez");
  const again = await shop.firstThread();
  expect([again.clientId, again._id === threadId]).toEqual([clientId, false]);
});

test("a contact with conversations is deleted with them, and the same number is somebody new", async () => {
  const { shop, from, clientId, path, threadId } = await makeChat();
  expect((await shop.owner.delete(path)).status).toBe(200);
  for (const call of ["get", "delete"] as const) expect((await shop.owner[call](path)).status).toBe(404);
  expect((await shop.owner.put(path, { client: { name: "Ana" } })).status).toBe(404);
  const list = await shop.owner.get(`/api/client?businessId=${shop.businessId}`);
  expect(list.body.data.clients).toEqual([]);
  expect((await shop.say(clientId, "¿sigues ahí?")).status).toBe(404);
  await eventually(async () => expect(await rowsOf("threads", "id", threadId)).toEqual([]));
  // Nothing else needed the row.
  await eventually(async () => expect(await rowsOf("contacts", "id", clientId)).toEqual([]));
  await shop.write(from, "hola de nuevo");
  const thread = await shop.firstThread();
  expect(thread.clientId).not.toBe(clientId);
});

test("where appointments need it the row stays, with nothing of the person", async () => {
  const { shop, from, clientId, path } = await makeChat();
  const { businessId, branchId, owner } = shop;
  await owner.put(path, { client: { name: "Ana", email: "ana@correo.mx", notes: [{ text: "alérgica" }] } });
  const appointment = {
    businessId,
    branchId,
    specialistId: shop.specialistIds[0],
    serviceId: shop.serviceIds[0],
    clientId,
    start: "2030-01-07T16:00:00Z",
    clientNotes: "soy Ana",
  };
  expect((await owner.post("/api/appointment", { appointment })).status).toBe(201);
  expect((await owner.delete(path)).status).toBe(200);
  await eventually(async () => expect(await shop.threads()).toEqual([]));
  const range = `businessId=${businessId}&from=2030-01-01&to=2030-01-31`;
  await eventually(async () => {
    const [left] = (await owner.get(`/api/appointment?${range}`)).body.data;
    expect(left).toMatchObject({ clientId, clientName: "Contacto eliminado", clientNotes: "" });
    expect(left.title).toMatch(/ · Contacto eliminado$/);
  });
  const [row] = await rowsOf("contacts", "id", clientId);
  expect(row).toMatchObject({ name: "Contacto eliminado", phone: null, push_name: "", search: "" });
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${from}|ana@|alérgica`));
});
