// Limits the rows that PostgreSQL reads for a message. A plan that searches no index reads the whole business, which no
// other test notices: with few rows it is as fast.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type InboxShop, makeInboxShop } from "./shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "./start-sandbox-process.ts";

const CONTACTS = 3_000;
const MESSAGES = 20;
/** Of one table. */
const MOST_ROWS_EACH = 50;

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let shop: InboxShop;
beforeAll(async () => {
  world = await startWithSandbox();
  shop = await makeInboxShop(world.product, world.sandbox);
});
afterAll(() => world.close());

const query = (text: string, values: unknown[] = []) => world.product.owner.query(text, values);

async function addContacts(): Promise<void> {
  await query(
    `insert into contacts (business_id, id, phone, whatsapp, country_code, push_name, type, search, created_at, updated_at)
     select $1, gen_random_uuid(), '521' || (4440000000 + i), (4440000000 + i)::text, '52', 'Ana', 'lead', 'ana', now(), now()
     from generate_series(1, $2::int) i`,
    [shop.businessId, CONTACTS],
  );
  await query("vacuum analyze contacts");
}

type TableRead = { table: string; rows: number };

/** Rows by table since the database began; not of the processes, which read all the time. */
async function rowsRead(): Promise<TableRead[]> {
  const { rows } = await query(
    `select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
     from pg_stat_user_tables where schemaname = 'public' and relname <> 'instances' order by 1`,
  );
  return rows;
}

/** PostgreSQL adds up what its connections read about once a second. */
async function settledRowsRead(): Promise<TableRead[]> {
  for (let before = await rowsRead(); ; ) {
    await sleep(1_500);
    const after = await rowsRead();
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    before = after;
  }
}

async function writeAll(people: string[], wanted: number): Promise<void> {
  for (let index = 0; index < MESSAGES; index += 1) {
    await shop.write(people[index % people.length] as string, `hola ${index}`);
  }
  const text = "select count(*)::int as n from messages where business_id = $1 and role = 'user'";
  await eventually(async () => expect((await query(text, [shop.businessId])).rows[0].n).toBe(wanted), 20_000);
}

test("a message reads few rows, however many contacts the business has", async () => {
  await addContacts();
  const people = [shop.newNumber(), shop.newNumber(), shop.newNumber(), shop.newNumber()];
  await writeAll(people, MESSAGES);
  await query("vacuum analyze");
  const before = await settledRowsRead();
  await writeAll(people, 2 * MESSAGES);
  const after = await settledRowsRead();
  const each = after.map(({ table, rows }, index) => ({ table, rows: (rows - (before[index]?.rows ?? 0)) / MESSAGES }));
  expect(each.filter(({ rows }) => rows > MOST_ROWS_EACH)).toEqual([]);
  expect(each.find(({ table }) => table === "contacts")?.rows).toBeGreaterThan(0);
});
