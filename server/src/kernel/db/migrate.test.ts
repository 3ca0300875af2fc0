// Migrates a PostgreSQL database whose login is an ordinary owner, not a superuser, as docs/operating/install.md
// describes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../operations/embedded/start-embedded-postgres.ts";
import { migrate } from "./migrate.ts";

const SECRET = "a secret that is long enough for it";

let dataDir: string;
let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "mostrador-owner-"));
  execFileSync("chmod", ["755", dataDir]);
  cluster = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} }, fast: true });
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(url: string, ...statements: string[]): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: object[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

function urlOf(user: string, database: string): string {
  const url = new URL(cluster.url);
  if (user !== "postgres") Object.assign(url, { username: user, password: "x" });
  url.pathname = `/${database}`;
  return url.href;
}

test("an owner who may create roles and tables and nothing more brings a database to the present, again and again", async () => {
  const superuser = urlOf("postgres", "postgres");
  await ask(superuser, "create role plain login password 'x' createrole", "create database shop owner plain");
  const owner = urlOf("plain", "shop");
  const { appUrl } = await migrate(owner, SECRET);
  expect(await migrate(owner, SECRET)).toEqual({ appUrl });
  // the application can connect, is bound by the row policies, and may create nothing
  expect(await ask(appUrl, "select count(*)::int as seen from businesses")).toEqual([{ seen: 0 }]);
  await expect(ask(appUrl, "create table mine (a int)")).rejects.toThrow(/permission denied/);
  expect(await ask(appUrl, "select count(*)::int as found from search_contacts(array['a'], 10)")).toEqual([
    { found: 0 },
  ]);
  const rights = await ask(
    urlOf("postgres", "shop"),
    `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as strong,
       has_schema_privilege(rolname, 'public', 'create') as makes
     from pg_roles where rolname in ('mostrador_app', 'mostrador_search', 'mostrador_limited')`,
  );
  expect(rights).toEqual(Array(3).fill({ strong: false, makes: false }));
  // a new key is a new password
  const { appUrl: later } = await migrate(owner, `${SECRET}, and another`);
  expect(await ask(later, "select 1 as one")).toEqual([{ one: 1 }]);
  await expect(ask(appUrl, "select 1")).rejects.toThrow(/password/);
});

test("an owner who cannot make them safe is told in words what to do", async () => {
  const superuser = urlOf("postgres", "postgres");
  await ask(superuser, "create role other login password 'x' createrole", "create database else_where owner other");
  const owner = urlOf("other", "else_where");
  await expect(migrate(owner, SECRET)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining(
      "grant mostrador_app, mostrador_search, mostrador_limited to other with admin option",
    ),
  });
  await ask(superuser, "grant mostrador_app, mostrador_search, mostrador_limited to other with admin option");
  await ask(superuser, "alter role mostrador_app bypassrls");
  await expect(migrate(owner, SECRET)).rejects.toThrow(/no valdrían los límites entre negocios/);
  await ask(superuser, "alter role mostrador_app nobypassrls");
  await migrate(owner, SECRET);
  await ask(superuser, "create role reader login password 'x'");
  await expect(migrate(urlOf("reader", "shop"), SECRET)).rejects.toMatchObject({ name: "StartError" });
});
