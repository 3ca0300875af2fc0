// Contacts who wait for a person: marked and informed once, and staff alarmed outside the product, by mail and on
// their devices, unless a person answered in time.
import { expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const MINUTE = 60_000;
const world = shiftedWorld();
const { clock } = world;

/** Moves every clock ahead by this much; jobs that become due run. */
async function timePasses(ms: number) {
  clock.shift += ms;
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'wait-%' and state = 'created' and start_after <= now() + $1 * interval '1 ms'",
    [clock.shift],
  );
}

async function verified(owner: Caller) {
  await world.product.owner.query("update users set email_verified = true where id = $1", [owner.userId]);
}

async function addDevice(person: Caller) {
  const device = await world.sandbox.call("POST", "/push/devices");
  const added = await person.post("/api/device", {
    device: { endpoint: device.endpoint, keys: device.keys, name: "Teléfono de prueba" },
  });
  expect(added.status).toBe(201);
  return { id: device.id as string, deviceId: added.body.data._id as string };
}

const noticesAt = async (device: string): Promise<JsonBody[]> =>
  (await world.sandbox.call("GET", "/push/messages")).messages.filter((one: JsonBody) => one.device === device);
const mailsTo = async (email: string): Promise<JsonBody[]> =>
  (await world.sandbox.call("GET", `/mail/messages?to=${encodeURIComponent(email)}`)).messages.filter((one: JsonBody) =>
    one.subject.includes("respuesta"),
  );
const rowOf = async (businessId: string): Promise<JsonBody> =>
  (await world.product.owner.query("select * from threads where business_id = $1", [businessId])).rows[0];
const countOf = async (owner: Caller) =>
  (await owner.get(`/api/thread/waiting?businessId=${owner.businessId}`)).body.data;
const jobsOf = async (businessId: string) =>
  (
    await world.product.owner.query(
      "select name from pgboss.job where state < 'completed' and start_after <= now() and data::text like $1",
      [`%${businessId}%`],
    )
  ).rowCount;
const quiet = (businessId: string) => eventually(async () => expect(await jobsOf(businessId)).toBe(0), 15_000);

test("who asks for a person waits, is told so once, and no longer waits once a person answered", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await ana.ask("quiero hablar con una persona");
  await eventually(async () => expect(await countOf(shop.owner)).toEqual({ waiting: 1, mine: 0 }));
  const [thread] = (await shop.owner.get(`/api/thread?businessId=${shop.businessId}&category=waiting`)).body.data
    .threads;
  expect(thread.waitingSince).not.toBeNull();
  await timePasses(MINUTE);
  await eventually(
    async () => expect((await ana.replies()).at(-1)).toMatch(/Una persona de .+ te responde por aquí/),
    15_000,
  );
  await ana.write("¿hola? ¿siguen ahí?");
  await eventually(async () => expect((await rowOf(shop.businessId)).unread_count).toBeGreaterThan(1));
  await timePasses(MINUTE);
  await quiet(shop.businessId);
  expect((await ana.replies()).filter((text) => text.includes("te responde por aquí"))).toHaveLength(1);
  expect((await rowOf(shop.businessId)).waiting_since.toISOString()).toBe(thread.waitingSince);

  const message = {
    businessId: shop.businessId,
    clientId: thread.clientId,
    channel: "WhatsApp",
    text: "Te atiendo yo",
  };
  expect((await shop.owner.post("/api/thread/messages", { message })).status).toBe(201);
  expect(await countOf(shop.owner)).toEqual({ waiting: 0, mine: 0 });
  expect(
    (await shop.owner.get(`/api/thread?businessId=${shop.businessId}&category=waiting`)).body.data.threads,
  ).toEqual([]);
});

test("given back to the assistant nobody waits, and the mark comes back when it hands over again", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await ana.ask("quiero hablar con una persona");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  const { contact_id: clientId } = await rowOf(shop.businessId);
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: false } });
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(0));
  await ana.ask("mejor sí pásame con una persona por favor");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
});

test("without an assistant whoever writes waits, nothing automatic is said, and an assistant that takes over ends it", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "buenas tardes");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  await timePasses(MINUTE);
  await quiet(shop.businessId);
  expect((await world.sandbox.chat(shop.phoneNumberId, from)).filter((one) => one.direction === "out")).toEqual([]);
  clock.shift = 0;
  const assistant = { businessId: shop.businessId, name: "Sofía", goal: "Atender a los clientes del salón" };
  const { body } = await shop.owner.post("/api/assistant", { assistant });
  await shop.owner.patch(`/api/assistant/${body.data._id}`, { isWorking: true });
  await shop.owner.put(`/api/business/${shop.businessId}`, { business: { delayResponse: 50 } });
  await shop.write(from, "hola");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(0), 30_000);
});

test("after the minutes of the business the owner has one mail and one notice, later once more, and no words of the customer", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await verified(shop.owner);
  const device = await addDevice(shop.owner);
  const settings = { alertMinutes: 5, alertsByMail: true, tellsCustomer: true };
  const saved = await shop.owner.put("/api/inbox-settings", { businessId: shop.businessId, settings });
  expect(saved.body).toMatchObject({ data: settings, message: "Configuración actualizada correctamente" });
  const from = shop.newNumber();
  await shop.write(from, "mi secreto es 4711");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  await timePasses(3 * MINUTE);
  await quiet(shop.businessId);
  expect(await mailsTo(shop.owner.email)).toEqual([]);
  await timePasses(3 * MINUTE);
  await eventually(async () => expect(await mailsTo(shop.owner.email)).toHaveLength(1), 15_000);
  await eventually(async () => expect(await noticesAt(device.id)).toHaveLength(1), 15_000);
  const [[mail], [notice]] = [await mailsTo(shop.owner.email), await noticesAt(device.id)];
  expect(mail.subject).toMatch(/^Ana López espera respuesta en /);
  expect(mail.text).toContain("/chat?cliente=");
  expect(notice.note).toMatchObject({ title: "Ana López espera a una persona" });
  expect(notice.note.url).toContain(`negocio=${shop.businessId}`);
  expect(JSON.stringify([mail, notice])).not.toContain("4711");
  await timePasses(11 * MINUTE);
  await eventually(async () => expect(await mailsTo(shop.owner.email)).toHaveLength(2), 15_000);
  expect((await mailsTo(shop.owner.email)).at(-1).subject).toContain("sigue esperando");
  await timePasses(120 * MINUTE);
  await quiet(shop.businessId);
  expect(await mailsTo(shop.owner.email)).toHaveLength(2);
  expect(await noticesAt(device.id)).toHaveLength(1);
});

test("answered in time nothing goes out, also what was planned already; a job done twice sends one mail", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await verified(shop.owner);
  const device = await addDevice(shop.owner);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  const before = await rowOf(shop.businessId);
  expect((await shop.say(before.contact_id, "Dime")).status).toBe(201);
  await timePasses(60 * MINUTE);
  await quiet(shop.businessId);
  expect(await mailsTo(shop.owner.email)).toEqual([]);
  expect(await noticesAt(device.id)).toEqual([]);

  await shop.write(from, "otra cosa");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  const { id: threadId, wait_id: waitId } = await rowOf(shop.businessId);
  const send = (name: string, payload: object) =>
    world.product.owner.query(
      `insert into pgboss.job (name, data) select $3::text, jsonb_build_object('businessId', $1::text, 'requestId', 'again', 'payload', $2::jsonb)
        from generate_series(1, 3)`,
      [shop.businessId, JSON.stringify(payload), name],
    );
  await send("wait-overdue.alarm-of-who-waits", { threadId, waitId, step: 1 });
  await eventually(async () => expect(await mailsTo(shop.owner.email)).toHaveLength(1), 15_000);
  await send("wait-mail-alarm.mail-of-who-waits", { threadId, waitId, step: 1, userId: shop.owner.userId });
  await quiet(shop.businessId);
  expect(await mailsTo(shop.owner.email)).toHaveLength(1);
  await send("wait-mail-alarm.mail-of-who-waits", {
    threadId,
    waitId: before.wait_id,
    step: 2,
    userId: shop.owner.userId,
  });
  await quiet(shop.businessId);
  expect(await mailsTo(shop.owner.email)).toHaveLength(1);
});

test("a browser that lets nobody in any more is forgotten; another person's cannot be removed; only push services are called", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const device = await addDevice(shop.owner);
  const other = await world.product.person("Luis");
  expect((await other.delete(`/api/device/${device.deviceId}`)).status).toBe(404);
  expect((await other.get("/api/device")).body.data.devices).toEqual([]);
  const real = await world.sandbox.call("POST", "/push/devices");
  for (const endpoint of [
    "http://169.254.169.254/latest",
    "https://example.com/x",
    "https://fcm.googleapis.com:8443/x",
  ]) {
    const answer = await other.post("/api/device", { device: { endpoint, keys: real.keys, name: "x" } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe("device.endpoint");
  }
  await world.sandbox.call("DELETE", `/push/devices/${device.id}`);
  await shop.write(shop.newNumber(), "hola");
  await eventually(async () => expect((await countOf(shop.owner)).waiting).toBe(1));
  await timePasses(11 * MINUTE);
  await eventually(async () => expect((await shop.owner.get("/api/device")).body.data.devices).toEqual([]), 15_000);
});
