// No table is forgotten when contacts are merged (docs/decisions/0043). Each column that names a contact is updated,
// and a row that conflicts with another of the kept contact deletes nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

/** They record the earlier rows; only the merge itself writes them. */
const RECORDS = ["contact_merges.gone_id", "contact_merges.kept_id", "contacts.merged_into"];
/**
 * A decision that two contacts differ applies to these rows. A merge moves it; a later one cannot name the removed
 * row.
 */
const SAID = ["contact_pairs_apart.one_id", "contact_pairs_apart.other_id"];
/** Their own capability joins or ends them before the rest moves: their messages and steps cannot be removed. */
const JOINED = ["threads", "flow_runs"];
/** Only rows of tool calls can conflict, by the name of the call, and no table refers to them. */
const CALLS = ["messages"];

const NAMING = `
  select c.conrelid::regclass::text as "table", a.attname::text as field from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other
  where c.contype = 'f' and c.confrelid = $1::regclass and f.attname = 'id' order by 1, 2`;

type Column = { table: string; field: string };
const naming = async (table: string) => (await product.owner.query<Column>(NAMING, [table])).rows;

test("each column that names a contact follows one that was merged: call names_contact('the_table')", async () => {
  const { rows } = await product.owner.query<{ place: string }>(
    `select t.tgrelid::regclass::text || '.' || trim(trailing '\\000' from encode(t.tgargs, 'escape')) as place
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'follow_merged_contact'`,
  );
  const followed = new Set(rows.map(({ place }) => place.replace("\\000", "")));
  const places = (await naming("contacts")).map(({ table, field }) => `${table}.${field}`);
  expect(places.filter((place) => !followed.has(place) && ![...RECORDS, ...SAID].includes(place))).toEqual([]);
  expect([...RECORDS, ...SAID].filter((place) => !places.includes(place))).toEqual([]);
  expect(places.length).toBeGreaterThan(8);
});

test("what a merge may take out, because the contact that stays has such a row already, is named by nothing else", async () => {
  for (const named of ["contacts", "threads"]) {
    const wrong: string[] = [];
    for (const { table, field } of await naming(named)) {
      const { rows } = await product.owner.query(
        `select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indrelid = $1::regclass and (i.indisunique or i.indisexclusion) and a.attname = $2`,
        [table, field],
      );
      if (rows.length > 0 && ![...JOINED, ...CALLS].includes(table) && (await naming(table)).length > 0)
        wrong.push(table);
    }
    expect(wrong).toEqual([]);
  }
});

test("each table whose rows move has a key by which they are found again", async () => {
  const tables = [...(await naming("contacts")), ...(await naming("threads"))].map(({ table }) => table);
  const { rows } = await product.owner.query(
    "select name from unnest($1::text[]) as name where key_arguments(name::regclass) is null",
    [tables],
  );
  expect(rows).toEqual([]);
});
