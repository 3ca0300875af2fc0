// A read-only server, like a replica before it takes over, and a pooler that loses prepared statements: callers are
// told to try again, and the process reports that it is not ready.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually, freePort } from "../../../test/start-sandbox-process.ts";

let product: TestProduct;
let shop: Shop;
let besides: string;
beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  besides = `http://127.0.0.1:${METRICS_PORT}`;
  product = await startProduct({ settings: { LOG_LEVEL: "silent", METRICS_PORT } });
  shop = await makeShop(product);
});
afterAll(() => product.close());

const ready = async () => [
  (await fetch(`${product.url}/readyz`)).status,
  // where a worker, which has no other port, is asked
  (await fetch(`${besides}/readyz`)).status,
];
const write = (name: string) =>
  shop.owner.post("/api/client", { client: { businessId: shop.businessId, name, whatsapp: "2221230467" } });

/** From now on every connection of the application behaves like one of a read-only server. */
async function readsOnly(isOn: boolean): Promise<void> {
  const { rows } = await product.owner.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name;
  await product.owner.query(`alter role mostrador_app in database ${name} set default_transaction_read_only = ${isOn}`);
  await product.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'mostrador_app' and datname = current_database()",
  );
}

test("while the server only reads, writing is told to come back, reading goes on, and nothing is ready", async () => {
  expect(await ready()).toEqual([200, 200]);
  await readsOnly(true);
  await eventually(async () => expect(await ready()).toEqual([503, 503]));
  const refused = await write("Ana");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await shop.owner.get(`/api/client?businessId=${shop.businessId}`)).status).toBe(200);
  await readsOnly(false);
  await eventually(async () => expect(await ready()).toEqual([200, 200]));
  expect((await write("Ana")).status).toBe(201);
});

test("a statement that a pooler lost is told to come back", async () => {
  const { db } = product.product;
  await db.isThere();
  const clients = await Promise.all(Array.from({ length: 4 }, () => db.pool.connect()));
  // as on another server connection than the one that prepared it
  for (const client of clients) await client.query("deallocate all");
  for (const client of clients) client.release();
  const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await write("Eva")).status));
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
});
