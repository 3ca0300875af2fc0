// Expired data is deleted, held data stays, and an interrupted job continues.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProcesses } from "../../../../../test/start-processes.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Owner = TestProduct["owner"];
let numbers = 2_226_700_000;

/** A contact with a conversation: this many messages from three years ago, one from today. */
async function makeTalk(owner: Owner, businessId: string, old: number) {
  const { rows } = await owner.query<{ contact: string; thread: string }>(
    `with contact as (
        insert into contacts (business_id, id, name, phone, whatsapp) values ($1, uuidv7(), 'Ana', $2, $2) returning id),
      channel as (
        insert into channels (business_id, id, kind, external_id, access_token, status, created_at, updated_at)
          values ($1, uuidv7(), 'whatsapp', $2, '', 'connected', now(), now()) returning id),
      thread as (
        insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, last_seq, created_at, updated_at)
          select $1, uuidv7(), channel.id, contact.id, 'whatsapp', now(), 5000, now(), now() from contact, channel returning id, contact_id, channel_id),
      written as (
        insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind)
          select $1, uuidv7(), thread.id, thread.channel_id, n, 'user', 'hola',
            case n when 0 then now() else now() - interval '3 years' end, 'contact'
          from thread, generate_series(0, $3::int) n)
      select contact_id as contact, id as thread from thread`,
    [businessId, String(numbers++), old],
  );
  return rows[0] as { contact: string; thread: string };
}

async function makeOld(owner: Owner, businessId: string, branchId: string) {
  await owner.query(
    `insert into audit_entries (business_id, id, action, actor_kind, actor_name, summary, request_id, at)
      select $1, uuidv7(), 'x', 'system', 'x', case n when 1 then 'viejo' else 'reciente' end, 'x',
        now() - interval '1 month' * case n when 1 then 30 else 20 end from generate_series(1, 2) n`,
    [businessId],
  );
  await owner.query(
    `insert into money_movements (business_id, id, branch_id, date, amount, type, payment_method, category, created_by, updated_by, created_at, updated_at)
      select $1, uuidv7(), $2, now() - interval '1 year' * n, n, 'in', 'cash', 'sales', 'x', 'x', now(), now() from generate_series(4, 6, 2) n`,
    [businessId, branchId],
  );
}

const count = async (owner: Owner, text: string, id: string) =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from ${text} = $1`, [id])).rows[0]?.n;
const retention = async ({ owner, businessId }: Shop) =>
  (await owner.get(`/api/privacy/retention?businessId=${businessId}`)).body.data;
const run = async (shop: Shop) => {
  const before = (await retention(shop)).runs.length;
  expect((await shop.owner.post("/api/privacy/retention/run", { businessId: shop.businessId })).status).toBe(200);
  return eventually(async () => {
    const { runs } = await retention(shop);
    if (runs.length === before || !runs[0].finishedAt) throw new Error("not yet");
    return runs[0];
  });
};
const deletedOf = ({ deleted }: { deleted: { table: string; rows: number }[] }) =>
  Object.fromEntries(deleted.map(({ table, rows }) => [table, rows]));

test("each class goes at its time, in parts; a second run finds nothing; other businesses keep theirs", async () => {
  const [shop, other] = [await makeShop(product), await makeShop(product)];
  const talk = await makeTalk(product.owner, shop.businessId, 1200);
  const theirs = await makeTalk(product.owner, other.businessId, 3);
  await makeOld(product.owner, shop.businessId, shop.branchId);
  expect(deletedOf(await run(shop))).toEqual({ messages: 1200, audit_entries: 1, money_movements: 1 });
  expect(await count(product.owner, "messages where thread_id", talk.thread)).toBe(1);
  expect(await count(product.owner, "messages where thread_id", theirs.thread)).toBe(4);
  const left = await product.owner.query("select amount::int from money_movements where business_id = $1", [
    shop.businessId,
  ]);
  expect(left.rows).toEqual([{ amount: 4 }]);
  expect(deletedOf(await run(shop))).toEqual({});
});

test("the business chooses how long, within what the law and its history allow", async () => {
  const shop = await makeShop(product);
  const edit = (more: object) =>
    shop.owner.put("/api/privacy/retention", {
      businessId: shop.businessId,
      retention: { messageMonths: 48, historyMonths: 24, moneyYears: 6, ...more },
    });
  const wrong = await edit({ moneyYears: 4, historyMonths: 6 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    "retention.historyMonths",
    "retention.moneyYears",
  ]);
  expect((await edit({})).body.data).toMatchObject({ messageMonths: 48, moneyYears: 6 });
  const talk = await makeTalk(product.owner, shop.businessId, 5);
  await run(shop);
  expect(await count(product.owner, "messages where thread_id", talk.thread)).toBe(6);
});

test("what is held stays: in the job, by hand, and for a cancellation; lifted, it goes", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const [held, free] = [await makeTalk(product.owner, businessId, 7), await makeTalk(product.owner, businessId, 7)];
  const placed = await owner.post("/api/privacy/hold", {
    businessId,
    hold: { clientId: held.contact, reason: "Juicio 123/2026" },
  });
  expect(placed.body.data).toMatchObject({ client: { name: "Ana" }, placedBy: "Marta Dueña", liftedAt: null });
  const twice = await owner.post("/api/privacy/hold", {
    businessId,
    hold: { clientId: held.contact, reason: "Otra vez" },
  });
  expect(twice.status).toBe(409);
  expect(deletedOf(await run(shop))).toEqual({ messages: 7 });
  expect(await count(product.owner, "messages where thread_id", held.thread)).toBe(8);
  const text = "Está en resguardo legal: no se puede eliminar nada hasta que se levante";
  for (const path of [`/api/client/${held.contact}`, `/api/thread/${held.thread}`]) {
    const refused = await owner.delete(path);
    expect([path, refused.status, refused.body.message]).toEqual([path, 409, text]);
  }
  expect((await owner.delete(`/api/client/${free.contact}`)).status).toBe(200);
  const hold = await owner.delete(`/api/privacy/hold/${placed.body.data._id}`);
  expect(hold.body.data).toMatchObject({ liftedBy: "Marta Dueña" });
  expect((await owner.delete(`/api/privacy/hold/${placed.body.data._id}`)).status).toBe(409);
  expect(deletedOf(await run(shop))).toEqual({ messages: 7 });
  expect((await owner.delete(`/api/client/${held.contact}`)).status).toBe(200);
});

test("a hold of the whole business stops everything, and its run says so", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const talk = await makeTalk(product.owner, businessId, 3);
  const { body } = await owner.post("/api/privacy/hold", { businessId, hold: { reason: "Requerimiento del SAT" } });
  expect(await count(product.owner, "held_businesses where business_id", businessId)).toBe(1);
  expect(await run(shop)).toMatchObject({ isHeld: true, deleted: [] });
  expect((await owner.delete(`/api/client/${talk.contact}`)).status).toBe(409);
  const client = { clientId: talk.contact, kind: "cancellation", receivedOn: "2026-01-05", through: "Correo" };
  const request = await owner.post("/api/privacy/request", { businessId, request: client });
  const id = request.body.data._id;
  await owner.post(`/api/privacy/request/${id}/answer`, { answer: { isAccepted: true, answer: "Procede" } });
  expect((await owner.post(`/api/privacy/request/${id}/carry-out`, { done: {} })).status).toBe(409);
  await owner.delete(`/api/privacy/hold/${body.data._id}`);
  expect(await count(product.owner, "held_businesses where business_id", businessId)).toBe(0);
  expect((await owner.post(`/api/privacy/request/${id}/carry-out`, { done: {} })).status).toBe(200);
  expect(await count(product.owner, "messages where thread_id", talk.thread)).toBeLessThan(5);
});

test("a worker that dies in the middle leaves it to the next, which goes on with the same run", async () => {
  const processes = await startProcesses({});
  try {
    const businessId = "0190a000-0000-7000-8000-000000000001";
    await processes.owner.query("insert into businesses (business_id, name) values ($1, 'Salón')", [businessId]);
    const { thread } = await makeTalk(processes.owner, businessId, 2600);
    const old = () => count(processes.owner, "messages where at < now() - interval '2 years' and thread_id", thread);
    await processes.owner.query("update retention_due set due_at = now()");
    await processes.start("worker", { FAULTS: "seed=3;delay=1:1500;at=before-commit" });
    await eventually(async () => expect(await old()).toBeLessThan(2600), 30_000);
    await processes.kill("worker");
    const left = await old();
    expect(left).toBeGreaterThan(0);
    // The dead worker's job comes back through the outbox; a new day would bring it as well.
    await processes.owner.query("update retention_due set due_at = now()");
    await processes.start("worker");
    await eventually(async () => {
      expect(await old()).toBe(0);
      const { rows } = await processes.owner.query("select * from retention_runs where finished_at is not null");
      expect(rows).toHaveLength(1);
    }, 30_000);
    const { rows } = await processes.owner.query("select deleted from retention_counts where table_name = 'messages'");
    expect(rows).toEqual([{ deleted: 2600 }]);
  } finally {
    await processes.close();
  }
});
