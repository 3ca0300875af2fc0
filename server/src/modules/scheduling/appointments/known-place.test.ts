// Cached data of a place never decides an appointment after a change: here another connection changes it, and this
// process gets no event.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW, role: "web" });
});
afterAll(() => product.close());

type BookingInput = { start: string; clientId: string; key?: string };

function booker({ owner, businessId, branchId, specialistIds, serviceIds }: Shop) {
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0] };
  return ({ start, clientId, key }: BookingInput) =>
    owner.post(
      "/api/appointment",
      { appointment: { ...place, clientId, start: `2026-11-${start}:00-06:00` } },
      key ? { "idempotency-key": key } : {},
    );
}

async function makeClient(shop: Shop, names: object = {}): Promise<string> {
  const all = { name: "Ana", lastname: "Ruiz", push_name: "", whatsapp: "2225556677", ...names };
  const { rows } = await product.owner.query(
    `insert into contacts (business_id, id, name, lastname, push_name, phone, whatsapp, search, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '', now(), now()) returning id`,
    [shop.businessId, newId(), all.name, all.lastname, all.push_name, newId().slice(-12), all.whatsapp],
  );
  return rows[0].id;
}

test("hours, duration and use of a place count as they are now, however fresh the memory of it", async () => {
  const shop = await makeShop(product);
  const clientId = await makeClient(shop);
  const book = booker(shop);
  const change = (text: string, id: string) => product.owner.query(text, [shop.businessId, id]);
  expect((await book({ start: "24T10:00", clientId })).status).toBe(201);
  await change("update services set duration = 90 where business_id = $1 and id = $2", shop.serviceIds[0]);
  const longer = await book({ start: "24T11:00", clientId });
  expect(longer.body.data).toMatchObject({ end: "2026-11-24T12:30:00-06:00" });
  const closed = `jsonb_set(schedules, '{tuesday}', '[{"from": "09:00", "to": "10:00"}]')`;
  await change(`update branches set schedules = ${closed} where business_id = $1 and id = $2`, shop.branchId);
  expect((await book({ start: "24T14:00", clientId })).status).toBe(422);
  expect((await book({ start: "25T14:00", clientId })).status).toBe(201);
  const rest = `'{"wednesday": [{"from": "16:00", "to": "18:00"}]}'::jsonb`;
  await change(
    `update specialists set rest_schedules = rest_schedules || ${rest} where business_id = $1 and id = $2`,
    shop.specialistIds[0],
  );
  expect((await book({ start: "25T16:00", clientId })).status).toBe(422);
  await change("update specialists set is_archived = true where business_id = $1 and id = $2", shop.specialistIds[0]);
  expect((await book({ start: "26T10:00", clientId })).status).toBe(404);
});

test("a contact that is being merged is waited for, and the booking is of the one that stays", async () => {
  const shop = await makeShop(product);
  const [keptId, goneId] = [await makeClient(shop), await makeClient(shop)];
  const book = booker(shop);
  expect((await book({ start: "24T10:00", clientId: goneId })).status).toBe(201);
  const merging = await product.owner.connect();
  try {
    await merging.query("begin");
    await merging.query("select from contacts where id in ($1, $2) order by id for update", [keptId, goneId]);
    const booked = book({ start: "24T11:00", clientId: goneId });
    await isWaiting();
    await merging.query("update contacts set merged_into = $1, deleted_at = now() where id = $2", [keptId, goneId]);
    await merging.query("commit");
    const { status, body } = await booked;
    expect(status).toBe(201);
    const { rows } = await merging.query("select contact_id from appointments where id = $1", [body.data._id]);
    expect(rows).toEqual([{ contact_id: keptId }]);
  } finally {
    merging.release();
  }
});

const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** Until some statement of the product waits for another's lock. */
async function isWaiting(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await product.owner.query(WAITING);
      return rows.length;
    })
    .toBeGreaterThan(0);
}

test("a booking at a place that is remembered is one transaction, answered once", async () => {
  const shop = await makeShop(product);
  const clientId = await makeClient(shop);
  const book = booker(shop);
  // Statements are parsed once for each connection, and the caller is read from time to time.
  expect((await book({ start: "24T10:00", clientId })).status).toBe(201);
  await product.product.db.notices.drain();
  const { taken, answers } = await counted(async () => {
    expect((await book({ start: "24T11:00", clientId })).status).toBe(201);
  });
  // The booking itself, and the notice to the screens after it.
  expect(taken).toBeLessThanOrEqual(2);
  expect(answers).toBeLessThanOrEqual(2);
});

/** How many connections were taken meanwhile, and how many answers the database gave. */
async function counted(work: () => Promise<void>): Promise<{ taken: number; answers: number }> {
  const { pool } = product.product.db;
  const seen = { taken: 0, answers: 0 };
  const answered = () => {
    seen.answers += 1;
  };
  const heard = new Set<NodeJS.EventEmitter>();
  const take = (client: pg.PoolClient) => {
    seen.taken += 1;
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    if (!heard.has(connection)) connection.on("readyForQuery", answered);
    heard.add(connection);
  };
  pool.on("acquire", take);
  await work();
  pool.off("acquire", take);
  for (const connection of heard) connection.off("readyForQuery", answered);
  return seen;
}

test.each([
  ["both names", { name: "Ana", lastname: "Ruiz" }],
  ["one name", { name: "Ana", lastname: "" }],
  ["only a last name", { name: "", lastname: "Ruiz" }],
  ["what WhatsApp says", { name: "", lastname: "", push_name: "🌵 anita" }],
  ["the number", { name: "", lastname: "", whatsapp: "2221112233" }],
  ["nothing", { name: "", lastname: "", whatsapp: "" }],
  ["a long name", { name: "María ".repeat(30).trim(), lastname: "Ruiz" }],
  ["a long name beyond the basic plane", { name: "🌵".repeat(70), lastname: "Ruiz" }],
])("the title is the same by one round trip and by several: %s", async (_, names) => {
  const shop = await makeShop(product);
  const clientId = await makeClient(shop, names);
  const book = booker(shop);
  const atOnce = await book({ start: "24T10:00", clientId });
  const stepwise = await book({ start: "24T11:00", clientId, key: newId() });
  expect([atOnce.status, stepwise.status]).toEqual([201, 201]);
  expect(atOnce.body.data.title).toBe(stepwise.body.data.title);
  const { rows } = await product.owner.query("select distinct title from appointments where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows).toEqual([{ title: atOnce.body.data.title }]);
});
