// What the team sees of all businesses: queues and failed jobs, channels, files. Nobody else sees any of it.
import { event } from "@mostrador/domain/kit/event.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";

const Broken = event<{ text: string }>("broken-for-the-team");
const QUEUE = "broken-for-the-team.fails";

let product: TestProduct;
let team: Caller;
let owner: Caller;
let businessId: string;
let works = false;
let done = 0;
beforeAll(async () => {
  const fails = on(Broken, { name: "fails", title: "Fallar" }, async (_ctx, { text }) => {
    if (!works) throw new Error(`could not deliver "${text}" to 5212225550101`);
    done += 1;
  });
  product = await startProduct({ guests: [{ subscribers: [fails] }], settings: { LOG_LEVEL: "silent" } });
  team = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
  const shop = await makeShop(product);
  owner = shop.owner;
  businessId = shop.businessId;
});
afterAll(() => product?.close());

const failed = async () => (await team.get("/api/admin/job?totals=true")).body;

test("a failed job shows its queue, business and kind of error, without what the customer wrote", async () => {
  const ctx = tenantCtx(product.product.system("a-request"), businessId, { kind: "system", name: "Prueba" });
  await transact(ctx, (tx) => publish(tx, ctx, Broken, { text: "Soy Ana y estoy embarazada" }));
  await eventually(async () => expect((await failed()).data).toHaveLength(1));
  const { data, next, totals } = await failed();
  expect([next, totals.count]).toEqual([null, 1]);
  expect(data[0]).toMatchObject({
    queue: QUEUE,
    business: { _id: businessId },
    state: "retrying",
    error: 'could not deliver "…" to [número]',
  });
  expect(data[0].attempts).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(/Ana|embarazada|5550101/);
  const queues = (await team.get("/api/admin/queue")).body.data;
  expect(queues.find(({ name }: { name: string }) => name === QUEUE)).toMatchObject({ planned: 0 });
});

test("a job without attempts left is listed as given up, and runs once when the team tries it again", async () => {
  const [job] = (await failed()).data;
  // taken from the worker between two attempts
  await eventually(async () => {
    const given = await product.owner.query(
      "update pgboss.job set state = 'failed', completed_on = now() where id = $1 and state = 'retry'",
      [job._id],
    );
    expect(given.rowCount).toBe(1);
  });
  expect((await failed()).data).toMatchObject([{ _id: job._id, state: "given-up", nextTry: null }]);
  expect((await owner.post(`/api/admin/job/${job._id}/retry`, {})).status).toBe(403);
  works = true;
  const retried = await team.post(`/api/admin/job/${job._id}/retry`, {});
  expect([retried.status, retried.body.message]).toEqual([200, "El trabajo se intenta de nuevo ahora"]);
  await eventually(async () => expect((await failed()).data).toEqual([]));
  expect(done).toBe(1);
  const again = await team.post(`/api/admin/job/${job._id}/retry`, {});
  expect([again.status, again.body.message]).toEqual([404, "Ese trabajo ya no está entre los que fallaron"]);
});

test("channels of all businesses are listed with their state, those that do not work first", async () => {
  const other = await makeShop(product);
  const add = (business: string, external: string, status: string, reason: string) =>
    product.owner.query(
      `insert into channels (business_id, id, kind, external_id, access_token, status, reason, created_at, updated_at)
        values ($1, gen_random_uuid(), 'whatsapp', $2, 'sealed', $3, $4, now(), now())`,
      [business, external, status, reason],
    );
  await add(businessId, "1000000001", "connected", "");
  await add(other.businessId, "1000000002", "error", "Meta no responde");
  const { data, totals } = (await team.get("/api/admin/channel?totals=true")).body;
  expect(totals).toMatchObject({ count: 2, sums: { broken: 1 } });
  expect(data.map((row: { business: { _id: string } }) => row.business._id)).toEqual([other.businessId, businessId]);
  expect(data[0].channel).toMatchObject({ phoneNumberId: "1000000002" });
  expect(data[0].business.name).not.toBe("");
  expect(JSON.stringify(data)).not.toContain("sealed");
  const page = (await team.get("/api/admin/channel?limit=1&page=2")).body;
  expect([page.data.length, page.next]).toEqual([1, null]);
  expect((await owner.get("/api/admin/channel")).status).toBe(403);
});

test("files are counted by business, the largest first, with the sums of all", async () => {
  const other = await makeShop(product);
  const add = (business: string, bytes: number) =>
    product.owner.query(
      `insert into files (business_id, id, key, storage, kind, content_type, extension, name, bytes)
        values ($1, gen_random_uuid(), gen_random_uuid()::text, 'disk', 'image', 'image/png', 'png', 'foto', $2)`,
      [business, bytes],
    );
  await add(businessId, 100);
  await add(other.businessId, 3000);
  await add(other.businessId, 4000);
  const { data, totals } = (await team.get("/api/admin/storage?totals=true")).body;
  expect(data).toMatchObject([
    { business: { _id: other.businessId }, amount: 2, bytes: 7000 },
    { business: { _id: businessId }, amount: 1, bytes: 100 },
  ]);
  expect(totals).toMatchObject({ count: 2, sums: { amount: 3, bytes: 7100 } });
  expect((await owner.get("/api/admin/storage")).status).toBe(403);
});
