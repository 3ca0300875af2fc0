// Checks the rules of every table in the database's own catalogue: keys and row policies keep the businesses apart
// even where a statement does not. The application's role can change none of it.
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import {
  DEFINER_FUNCTIONS,
  GLOBAL_INDEXES,
  GLOBAL_TABLES,
  GLOBAL_UNIQUE,
  LOOSE_IDS,
  MORE_POLICIES,
  ROUTING_TABLES,
} from "./global-tables.ts";

const FLOORS: { area: string; capabilities: string[] }[] = createRequire(import.meta.url)("../../floors.cjs");

let product: TestProduct;
let tenantTables: string[];
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  tenantTables = (await tablesWith("exists")).filter((table) => !ROUTING_TABLES[table]);
});
afterAll(() => product.close());

const RULE = "(business_id = ( SELECT current_business() AS current_business))";

test("a table belongs to a business, or to a list that says why not", async () => {
  expect(await tablesWith("not exists")).toEqual(Object.keys(GLOBAL_TABLES).sort());
  const all = await tablesWith("exists");
  expect(Object.keys(ROUTING_TABLES).filter((table) => !all.includes(table))).toEqual([]);
  expect(tenantTables.length).toBeGreaterThan(15);
  const others = await ask(
    "select schemaname || '.' || tablename as found from pg_tables where schemaname not in ('public', 'pgboss', 'pg_catalog', 'information_schema')",
  );
  expect(others).toEqual([]);
});

test("each table names in its comment the capability that owns it", async () => {
  const capabilities = FLOORS.flatMap(({ area, capabilities }) => capabilities.map((name) => `${area}/${name}`));
  const homeless = await ask(
    `select relname as found from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname <> 'schema_migrations'
      and split_part(coalesce(obj_description(oid, 'pg_class'), ''), ';', 1) <> all ($1)`,
    [["kernel", ...capabilities]],
  );
  expect(homeless).toEqual([]);
});

test("each tenant table has forced row security, with its rule for reading and for writing", async () => {
  const open = await ask(
    "select relname as found from pg_class where oid = any ($1::regclass[]) and not (relrowsecurity and relforcerowsecurity)",
    [tenantTables],
  );
  expect(open).toEqual([]);
  const ruled = await ask(
    `select tablename as found from pg_policies where policyname = 'tenant' and cmd = 'ALL' and permissive = 'PERMISSIVE'
      and roles = '{public}' and qual = $1 and with_check = $1`,
    [RULE],
  );
  expect(ruled).toEqual(tenantTables);
  const more = await ask(
    "select tablename || ' ' || policyname as found from pg_policies where tablename = any ($1) and policyname not in ('tenant', 'reach')",
    [tenantTables],
  );
  expect(more).toEqual(Object.keys(MORE_POLICIES).sort());
  const writing = await ask(
    "select tablename || ' ' || policyname as found from pg_policies where tablename = any ($1) and policyname not in ('tenant', 'reach') and cmd <> 'SELECT'",
    [tenantTables],
  );
  expect(writing).toEqual([]);
  const views = await ask(
    `select relname as found from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'm'
      or (relkind = 'v' and not coalesce(reloptions::text like '%security_invoker=true%', false)))`,
  );
  expect(views).toEqual([]);
});

test("keys and indexes begin with the business, but those of a list", async () => {
  const first = (which: string) =>
    ask(
      `select i.indexrelid::regclass::text as found from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = any ($1::regclass[]) and a.attname <> 'business_id' and ${which}`,
      [tenantTables],
    );
  expect(await first("i.indisprimary")).toEqual([]);
  expect(await first("i.indisunique")).toEqual(Object.keys(GLOBAL_UNIQUE).sort());
  expect(await first("not i.indisunique")).toEqual(Object.keys(GLOBAL_INDEXES).sort());
  const keyless = await ask(
    `select relname as found from pg_class c where oid = any ($1::regclass[])
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    [tenantTables],
  );
  expect(keyless).toEqual([]);
});

test("a foreign key between tenant tables carries the business, and every row goes with its business", async () => {
  const crossing = await ask(
    `select conrelid::regclass || ' ' || conname as found from pg_constraint c
      where contype = 'f' and conrelid = any ($1::regclass[]) and confrelid = any ($1::regclass[])
        and not exists (
          select from unnest(conkey, confkey) as pair(own, other)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = own
          join pg_attribute b on b.attrelid = c.confrelid and b.attnum = other
          where a.attname = 'business_id' and b.attname = 'business_id')`,
    [tenantTables],
  );
  expect(crossing).toEqual([]);
  const staying = await ask(
    `select t as found from unnest($1::text[]) t where t <> 'businesses' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = t::regclass and confrelid = 'businesses'::regclass
        and confdeltype = 'c' and array_length(conkey, 1) = 1)`,
    [tenantTables],
  );
  expect(staying).toEqual([]);
});

test("an id that is no foreign key stands in a list that says whose it is", async () => {
  const loose = await ask(
    `select a.attrelid::regclass || '.' || a.attname as found from pg_attribute a
      where a.attrelid = any ($1::regclass[]) and a.attnum > 0 and not a.attisdropped and a.attname like '%\\_id'
        and a.atttypid = 'uuid'::regtype and a.attname <> 'business_id'
        and not exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f'
          and a.attnum = any (c.conkey))`,
    [tenantTables],
  );
  expect(loose).toEqual(Object.keys(LOOSE_IDS).sort());
});

test("the application's role is no superuser, owns nothing, is nobody else, and may not build", async () => {
  const { rows } = await product.owner.query(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as strong,
      exists (select from pg_auth_members where member = r.oid and roleid <> 'mostrador_limited'::regrole) as other,
      exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
        or exists (select from pg_namespace where nspowner = r.oid)
        or exists (select from pg_database where datdba = r.oid) as owns,
      has_schema_privilege(r.oid, 'public', 'create') or has_schema_privilege(r.oid, 'pgboss', 'create')
        or has_database_privilege(r.oid, current_database(), 'create') as builds
      from pg_roles r where rolname in ('mostrador_app', 'mostrador_search') order by rolname`,
  );
  const none = { strong: false, other: false, owns: false, builds: false };
  expect(rows).toEqual([none, { ...none, owns: true }]);
  const owned = await ask(
    "select proname as found from pg_proc where proowner = 'mostrador_search'::regrole union select relname from pg_class where relowner = 'mostrador_search'::regrole",
  );
  expect(owned).toEqual(Object.keys(DEFINER_FUNCTIONS).sort());
  const beyond = await ask(
    `select table_name || ' ' || privilege_type as found from information_schema.role_table_grants
      where grantee = 'mostrador_app' and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
      or grantee = 'mostrador_search' and privilege_type <> 'SELECT' or grantee = 'PUBLIC' and table_schema = 'public'`,
  );
  expect(beyond).toEqual([]);
});

test("a function with its owner's rights stands in a list, fixes its path and is for the application alone", async () => {
  const { rows } = await product.owner.query(
    `select proname, (select array_agg(c) from unnest(proconfig) c where c like 'search_path=%')::text as path, array(select grantee::regrole::text from aclexplode(proacl)
        where privilege_type = 'EXECUTE' and grantee <> proowner) as may
      from pg_proc where prosecdef and pronamespace <> 'pg_catalog'::regnamespace order by 1`,
  );
  expect(rows).toEqual(
    Object.keys(DEFINER_FUNCTIONS)
      .sort()
      .map((proname) => ({
        proname,
        path: '{"search_path=public, pg_temp"}',
        may: ["mostrador_app", "mostrador_limited"],
      })),
  );
});

async function ask(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await product.owner.query<{ found: string }>(
    `select * from (${text}) x order by found collate "C"`,
    values,
  );
  return rows.map(({ found }) => found);
}

function tablesWith(owner: "exists" | "not exists"): Promise<string[]> {
  return ask(
    `select c.relname as found from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and ${owner} (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped)`,
  );
}
