// Limits the database statements of the three busiest calls, counted on the wire. An extra statement is noticed on a
// machine of any speed (docs/decisions/0011).
import { createHmac } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../src/kernel/id.ts";
import { makeShop, type Shop } from "./shops/shop.ts";
import { startProduct, type TestProduct } from "./start-product.ts";
import { META_SECRET } from "./start-sandbox-process.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. A fixed clock keeps the caller's session known on a slow machine. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
let shop: Shop;
let clientId: string;
let count: (call: () => Promise<unknown>) => Promise<QueryCount>;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW, role: "web", settings: { META_APP_SECRET: META_SECRET } });
  const { db } = product.product.system("counting");
  count = counting(db.pool, () => db.notices.drain());
  shop = await makeShop(product);
  const client = { businessId: shop.businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2225556677", type: "lead" };
  clientId = (await shop.owner.post("/api/client", { client })).body.data._id;
});
afterAll(() => product.close());

type QueryCount = { roundTrips: number; statements: number };

/** On all connections of the product, including what screens and workers are sent afterwards. */
function counting(pool: pg.Pool, settle: () => Promise<void>) {
  const counted = { roundTrips: 0, statements: 0 };
  const heard = new WeakSet<object>();
  pool.on("acquire", (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    if (heard.has(connection)) return;
    heard.add(connection);
    connection.on("readyForQuery", () => {
      counted.roundTrips += 1;
    });
    connection.on("commandComplete", () => {
      counted.statements += 1;
    });
  });
  return async (call: () => Promise<unknown>) => {
    await settle();
    const before = { ...counted };
    await call();
    await settle();
    return {
      roundTrips: counted.roundTrips - before.roundTrips,
      statements: counted.statements - before.statements,
    };
  };
}

test("a booking is one round trip of three statements, and one that tells of it", async () => {
  const book = async (hour: string) => {
    const { businessId, branchId, serviceIds, specialistIds } = shop;
    const place = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0] };
    const appointment = { ...place, clientId, start: `2026-11-24T${hour}:00-06:00` };
    expect((await shop.owner.post("/api/appointment", { appointment })).status).toBe(201);
  };
  await book("10:00");
  expect(await count(() => book("11:00"))).toEqual({ roundTrips: 2, statements: 4 });
});

test("a webhook is one round trip of three statements, and one that wakes a worker", async () => {
  const deliver = async (id: number) => {
    const body = JSON.stringify({ object: "whatsapp_business_account", entry: [], id });
    const signature = createHmac("sha256", META_SECRET).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    const answer = await fetch(`${product.url}/api/webhooks/meta`, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
  };
  await deliver(1);
  expect(await count(() => deliver(2))).toEqual({ roundTrips: 2, statements: 4 });
  expect(await count(() => deliver(2))).toEqual({ roundTrips: 0, statements: 0 });
});

test("the list of conversations is one round trip of two statements where nothing changed, and one more where it did", async () => {
  const { owner, businessId } = shop;
  const channelId = newId();
  await product.owner.query(
    `with c as (
       insert into channels (business_id, id, kind, external_id, status, created_at, updated_at)
       values ($1, $2, 'whatsapp', 'counting', 'connected', now(), now()) returning id)
     insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, created_at, updated_at)
     select $1, $3, id, $4, 'whatsapp', now(), now(), now() from c`,
    [businessId, channelId, newId(), clientId],
  );
  const list = async () => {
    const { body } = await owner.get(`/api/thread?businessId=${businessId}&page=1&limit=50`);
    expect(body.data.threads).toHaveLength(1);
  };
  expect(await count(list)).toEqual({ roundTrips: 2, statements: 4 });
  expect(await count(list)).toEqual({ roundTrips: 1, statements: 2 });
  await product.owner.query("update threads set unread_count = 3 where business_id = $1", [businessId]);
  expect(await count(list)).toEqual({ roundTrips: 2, statements: 4 });
});
