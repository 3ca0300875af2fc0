// Limits hold by policies of the database: every table that carries a branch, an agenda or a conversation has one, and
// they concern nobody but the role of limited people.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import { LIMITED, OPEN } from "./tables.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

async function ask(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await product.owner.query<{ found: string }>(
    `select * from (${text}) x order by found collate "C"`,
    values,
  );
  return rows.map(({ found }) => found);
}

test("each limited table has one more policy, for the role of limited people alone", async () => {
  const found = await ask(
    `select tablename as found from pg_policies where policyname = 'reach' and cmd = 'ALL'
      and permissive = 'RESTRICTIVE' and roles = '{mostrador_limited}' and qual is not null and with_check is null`,
  );
  expect(found).toEqual([...LIMITED].sort());
  const others = await ask(
    "select tablename || ' ' || policyname as found from pg_policies where 'mostrador_limited' = any (roles) and policyname <> 'reach'",
  );
  expect(others).toEqual([]);
});

test("a table that names a branch, a specialist, an appointment, a conversation or a row of such a table is limited, or a list says why not", async () => {
  const naming = await ask(
    `select distinct c.relname || '.' || a.attname as found from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        and f.confrelid::regclass::text = any ($1)
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname <> 'business_id'
        and c.relname <> all ($1)
        and (f.oid is not null or a.attname ~ '^(branch|specialist|appointment|thread|message)_ids?$')`,
    [LIMITED],
  );
  expect(naming).toEqual(Object.keys(OPEN).sort());
});

test("the role of limited people may what the application may, and takes nothing from it", async () => {
  const rights = (role: string) =>
    ask(
      `select table_schema || '.' || table_name || ' ' || privilege_type as found
        from information_schema.role_table_grants where grantee = $1`,
      [role],
    );
  expect(await rights("mostrador_limited")).toEqual(await rights("mostrador_app"));
  const { rows } = await product.owner.query(
    `select m.inherit_option, m.set_option, m.admin_option, r.rolcanlogin, r.rolsuper or r.rolbypassrls as strong,
        exists (select from pg_auth_members of where of.member = r.oid) as other
      from pg_roles r join pg_auth_members m on m.roleid = r.oid and m.member = 'mostrador_app'::regrole
      where r.rolname = 'mostrador_limited'`,
  );
  expect(rows).toEqual([
    { inherit_option: false, set_option: true, admin_option: false, rolcanlogin: false, strong: false, other: false },
  ]);
});

test("what everybody else reads is planned without the limits", async () => {
  const app = await product.product.db.pool.connect();
  try {
    await app.query("begin");
    await app.query("select set_config('app.business_id', gen_random_uuid()::text, true)");
    const planOf = async () =>
      JSON.stringify((await app.query("explain (verbose, costs off) select * from appointments")).rows);
    expect(await planOf()).not.toMatch(/app\.branches/);
    await app.query("select set_config('role', 'mostrador_limited', true)");
    expect(await planOf()).toMatch(/app\.branches/);
  } finally {
    await app.query("rollback");
    app.release();
  }
});
