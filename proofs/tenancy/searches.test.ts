// The functions that search past the row policy, on large directories: rare words use trigrams, common ones a scan.
// Ids are the same in both businesses, so only the business distinguishes their rows.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeShop } from "../../server/test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";

const MANY = 400;
const A_RARE = [1];
/** B has the word under the id of a contact of A with another name. */
const B_RARE = [1, 2];

let product: TestProduct;
let app: pg.Client;
let ids: { a: string; b: string };
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  const { owner } = product;
  const [a, b] = [await makeShop(product), await makeShop(product)];
  ids = { a: a.businessId, b: b.businessId };
  await fill(ids.a, A_RARE);
  await fill(ids.b, B_RARE);
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${(await owner.query("select current_database() as name")).rows[0].name}`;
  url.username = "mostrador_app";
  url.password = inject("appPassword");
  app = new pg.Client({ connectionString: url.href });
  await app.connect();
});
afterAll(async () => {
  await app?.end();
  await product?.close();
});

test.each([
  ["contacts", "search_contacts(array[$1], 1000)", "id"],
  ["conversations", "search_threads('%' || $1 || '%', 1000, 0)", "contact_id"],
])("a search of %s shows a business its own: for a rare word and for a common one", async (_what, call, id) => {
  const search = async (business: string, word: string) => {
    await app.query("begin");
    await app.query("select set_config('app.business_id', $1, true)", [business]);
    const text = `select business_id, right(${id}::text, 4)::int as n from ${call} order by 1, 2`;
    const { rows } = await app.query<{ business_id: string; n: number }>(text, [word]);
    await app.query("rollback");
    return rows;
  };
  const of = (business: string, numbers: number[]) => numbers.map((n) => ({ business_id: business, n }));
  expect(await search(ids.a, "quetzalli")).toEqual(of(ids.a, A_RARE));
  expect(await search(ids.b, "quetzalli")).toEqual(of(ids.b, B_RARE));
  const all = Array.from({ length: MANY }, (_, index) => index + 1);
  expect(await search(ids.a, "clienta")).toEqual(of(ids.a, all));
  expect(await search("", "quetzalli")).toEqual([]);
  expect(await search("", "clienta")).toEqual([]);
});

/** This many contacts, the oldest first, with a conversation each; those of `rare` have a rare name. */
async function fill(businessId: string, rare: number[]): Promise<void> {
  const client = await product.owner.connect();
  try {
    // The numbers that the conversations refer to need not exist.
    await client.query("set session_replication_role = replica");
    const id = "('00000000-0000-7000-8000-00000000' || lpad(n::text, 4, '0'))::uuid";
    await client.query(
      `insert into contacts (business_id, id, search)
        select $1, ${id}, 'clienta' || case when n = any ($2::int[]) then ' quetzalli' else '' end
        from generate_series(1, ${MANY}) n`,
      [businessId, rare],
    );
    await client.query(
      `insert into threads (business_id, id, channel_id, contact_id, kind, last_message_at, created_at, updated_at)
        select $1, ${id}, ${id}, ${id}, 'whatsapp', now() - make_interval(hours => ${MANY} - n), now(), now()
        from generate_series(1, ${MANY}) n`,
      [businessId],
    );
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}
