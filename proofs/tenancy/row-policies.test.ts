// What the application's role can do in the tables of each business, tried on every table of the catalogue. Without a
// business it can do nothing; with one it can do nothing to another.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { fillTables } from "./fill-tables.ts";
import { DEFINER_FUNCTIONS, ROUTING_TABLES } from "./global-tables.ts";

let mirror: Mirror;
let app: pg.Client;
let tables: string[];
let ids: { a: string; b: string };
beforeAll(async () => {
  mirror = await startMirror({ role: "both" });
  const { owner } = mirror.product;
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id' order by 1`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !ROUTING_TABLES[name]);
  ids = { a: mirror.a.businessId, b: mirror.b.businessId };
  await fillTables(owner, tables, Object.values(ids));
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${(await owner.query("select current_database() as name")).rows[0].name}`;
  url.username = "mostrador_app";
  url.password = inject("appPassword");
  app = new pg.Client({ connectionString: url.href });
  await app.connect();
});
afterAll(async () => {
  await app?.end();
  await mirror?.close();
});

test("every tenant table holds rows of both businesses: the rest would prove nothing otherwise", async () => {
  const found = await counts(mirror.product.owner);
  expect(Object.keys(found)).toEqual(tables);
  expect(tables.filter((name) => !found[name]?.includes(ids.a) || !found[name]?.includes(ids.b))).toEqual([]);
});

test("without a business no row of any is read, and none is written", async () => {
  const { owner } = mirror.product;
  await inside({}, async () => {
    const seen = await counts(app);
    expect(tables.filter((name) => seen[name] !== "")).toEqual([]);
  });
  const wrong: string[] = [];
  for (const name of tables) {
    const code = await codeOf({}, `insert into "${name}" (business_id) values ($1)`, [ids.a]);
    if (code !== REFUSED) wrong.push(`${name}: insert answered ${code}`);
    const changed = await codeOf({}, `update "${name}" set business_id = business_id`);
    const deleted = await codeOf({}, `delete from "${name}"`);
    if (![`0 rows`, DENIED].includes(changed)) wrong.push(`${name}: update answered ${changed}`);
    if (![`0 rows`, DENIED].includes(deleted)) wrong.push(`${name}: delete answered ${deleted}`);
  }
  expect(wrong).toEqual([]);
  const kept = await counts(owner);
  expect(tables.filter((name) => !kept[name]?.includes(ids.a))).toEqual([]);
});

test("with A set, every table shows rows of A and none of B", async () => {
  await inside({ business: ids.a }, async () => {
    const seen = await counts(app);
    expect(tables.filter((name) => seen[name] !== ids.a)).toEqual([]);
  });
  await inside({}, async () => {
    const after = await counts(app);
    expect(tables.filter((name) => after[name] !== "")).toEqual([]);
  });
});

test("with A set, nothing is written into B: not inserted, not changed, not moved there, not deleted", async () => {
  const wrong: string[] = [];
  const say = (name: string, what: string, code: string, ...right: string[]) => {
    if (!right.includes(code)) wrong.push(`${name}: ${what} answered ${code}`);
  };
  for (const name of tables) {
    const at = { business: ids.a };
    const insert = `insert into "${name}" (business_id) values ($1)`;
    say(name, "insert into B", await codeOf(at, insert, [ids.b]), REFUSED);
    const own = await codeOf(at, insert, [ids.a]);
    if (own === REFUSED) wrong.push(`${name}: the row policy refuses A its own row`);
    const move = `update "${name}" set business_id = $1`;
    say(name, "move to B", await codeOf(at, move, [ids.b]), REFUSED, DENIED);
    const change = `update "${name}" set business_id = business_id where business_id = $1`;
    say(name, "change of B", await codeOf(at, change, [ids.b]), "0 rows", DENIED);
    const remove = `delete from "${name}" where business_id = $1`;
    say(name, "delete from B", await codeOf(at, remove, [ids.b]), "0 rows", DENIED);
    const mine = await codeOf(at, change, [ids.a]);
    if (mine === "0 rows") wrong.push(`${name}: A does not reach its own rows`);
  }
  expect(wrong).toEqual([]);
});

test("who belongs to B and has A open reads the name, the membership and the rule of B, and changes none of them", async () => {
  const at = { business: ids.a, user: mirror.b.owner.userId };
  await inside(at, async () => {
    const seen = await counts(app);
    const both = tables.filter((name) => seen[name]?.includes(ids.b));
    expect(both).toEqual(["businesses", "memberships", "team_rules"]);
  });
  for (const name of ["businesses", "memberships", "team_rules"]) {
    expect(await codeOf(at, `update "${name}" set updated_at = now() where business_id = $1`, [ids.b])).toBe("0 rows");
    expect(await codeOf(at, `delete from "${name}" where business_id = $1`, [ids.b])).toBe("0 rows");
  }
  const join = "insert into memberships (business_id, user_id, role, access) values ($1, $2, 'owner', 'full')";
  expect(await codeOf(at, join, [ids.b, mirror.a.owner.userId])).toBe(REFUSED);
});

test("a function with its owner's rights shows A its own and nothing of B", async () => {
  const ofBusiness = Object.entries(DEFINER_FUNCTIONS).filter(([, { asksWhoCalls }]) => !asksWhoCalls);
  for (const [name, { call }] of ofBusiness) {
    const rowsFor = async (business: string | undefined, mark: string) =>
      inside(
        business ? { business } : {},
        async () => (await app.query<{ row: string }>(call(mark.toLowerCase()))).rows,
      );
    const own = await rowsFor(ids.a, mirror.a.mark);
    expect([name, own.length > 0]).toEqual([name, true]);
    const everything = [...own, ...(await rowsFor(ids.a, ""))].map(({ row }) => row);
    expect([name, everything.filter((row) => row.includes(ids.b) || !row.includes(ids.a))]).toEqual([name, []]);
    expect([name, await rowsFor(ids.a, mirror.b.mark)]).toEqual([name, []]);
    expect([name, await rowsFor(undefined, "")]).toEqual([name, []]);
  }
});

test("a function that asks who calls shows nothing to nobody, to an owner, or to a partner's person without rows", async () => {
  const byPerson = Object.entries(DEFINER_FUNCTIONS).filter(([, { asksWhoCalls }]) => asksWhoCalls);
  const { a, b, people } = mirror;
  const callers = [undefined, a.owner.userId, b.owner.userId, people.partner.userId];
  for (const [name, { call }] of byPerson) {
    for (const user of callers) {
      const setting = { business: ids.a, ...(user && { user }) };
      const { rows } = await inside(setting, () => app.query(call("")));
      expect([name, user, rows]).toEqual([name, user, []]);
    }
  }
  const { rows } = await inside({ user: people.admin.userId }, () =>
    app.query("select * from list_businesses('', '', null, 1000, 0)"),
  );
  expect(rows.map(({ business_id }) => business_id)).toEqual(expect.arrayContaining([ids.a, ids.b]));
});

test("the application's role cannot lift what holds it", async () => {
  const tries = [
    "alter table contacts disable row level security",
    "alter table contacts no force row level security",
    "drop policy tenant on contacts",
    "create policy all_of_it on contacts using (true)",
    "create or replace function current_business() returns uuid language sql return null::uuid",
    "alter function current_business() owner to mostrador_app",
    "create table public.own (id int)",
    "create schema own",
    "create view public.own as select 1 as one",
    "truncate contacts",
    "set role mostrador_search",
    "set session authorization postgres",
    "set session_replication_role = replica",
    "alter role mostrador_app bypassrls",
    "grant mostrador_search to mostrador_app",
    "copy contacts to program 'cat'",
    "select pg_read_file('PG_VERSION')",
    "update audit_entries set summary = ''",
    "delete from audit_entries",
    "select * from schema_migrations",
  ];
  const at = { business: ids.a };
  const done: string[] = [];
  for (const text of tries) {
    const code = await codeOf(at, text);
    if (code !== DENIED) done.push(`${text}: ${code}`);
  }
  expect(done).toEqual([]);
  // Asked to ignore the rule, the database refuses.
  expect(await codeOf({ ...at, before: "set local row_security = off" }, "select * from contacts")).toBe(DENIED);
});

/** The row policy and a missing right have the same code; the text says which. */
const DENIED = "42501 denied";
const REFUSED = "42501 row policy";

type Setting = { business?: string; user?: string; before?: string };

async function inside<T>({ business, user, before }: Setting, work: () => Promise<T>): Promise<T> {
  await app.query("begin");
  try {
    await app.query("select set_config('app.business_id', $1, true), set_config('app.user_id', $2, true)", [
      business ?? "",
      user ?? "",
    ]);
    if (before) await app.query(before);
    return await work();
  } finally {
    await app.query("rollback");
  }
}

/** The number of rows, or the error's code: 'row policy', or 'denied' when a right is missing. */
function codeOf(setting: Setting, text: string, values: unknown[] = []): Promise<string> {
  return inside(setting, async () => {
    try {
      return `${(await app.query(text, values)).rowCount} rows`;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code !== "42501") return `${code} ${message}`;
      return message.includes("violates row-level security") ? REFUSED : DENIED;
    }
  });
}

/** The businesses whose rows each table shows. */
async function counts(client: pg.Client | pg.Pool): Promise<Record<string, string>> {
  const each = tables.map(
    (name) =>
      `select '${name}' as name, coalesce(string_agg(distinct business_id::text, ' ' order by business_id::text), '') as seen from "${name}"`,
  );
  const { rows } = await client.query<{ name: string; seen: string }>(each.join(" union all "));
  const seen = Object.fromEntries(rows.map((row) => [row.name, row.seen]));
  return Object.fromEntries(tables.map((name) => [name, seen[name] ?? ""]));
}
