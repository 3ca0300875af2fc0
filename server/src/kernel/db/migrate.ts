// Brings a database to the present: roles, numbered migrations in their order, the queue's own tables. Runs as the
// owner of the database; the application never does.
import { createHash, createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { Queue } from "../queue/queue.ts";

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** Any number that only migrations use: a second migrator waits for the first. */
const LOCK = 7_206_154;

/**
 * `ownerUrl` may create tables and roles. Answers the address with which the application connects.
 * Throws when a migration that has run was changed since. `only`: as far as these, for a backup of an earlier version.
 */
export async function migrate(ownerUrl: string, secret: string, only?: string[]): Promise<{ appUrl: string }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const password = createHmac("sha256", secret).update("database role mostrador_app").digest("base64url");
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await ensureRoles(client, password);
    await runMigrations(client, only);
    await Queue.install(ownerUrl, []);
    await grantQueue(client);
  } finally {
    await client.end();
  }
  const appUrl = new URL(ownerUrl);
  appUrl.username = "mostrador_app";
  appUrl.password = password;
  return { appUrl: appUrl.href };
}

async function ensureRoles(client: pg.Client, password: string): Promise<void> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'mostrador_app') then create role mostrador_app login; end if;
    if not exists (select from pg_roles where rolname = 'mostrador_search') then create role mostrador_search nologin; end if;
  end $$`);
  await client.query(
    `alter role mostrador_app with login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}'`,
  );
  const { rows } = await client.query<{ superuser: boolean }>(
    "select rolsuper as superuser from pg_roles where rolname = current_user",
  );
  if (!rows[0]?.superuser) await client.query("grant mostrador_search to current_user");
}

async function runMigrations(client: pg.Client, only: string[] | undefined): Promise<void> {
  await client.query(
    "create table if not exists schema_migrations (name text primary key, digest text not null, at timestamptz not null default now())",
  );
  const done = new Map(
    (await client.query<{ name: string; digest: string }>("select name, digest from schema_migrations")).rows.map(
      (row) => [row.name, row.digest],
    ),
  );
  for (const { name, digest, text } of await knownMigrations()) {
    if (only && !only.includes(name)) continue;
    if (done.get(name) === digest) continue;
    if (done.has(name)) throw new Error(`Migration ${name} was changed after it ran; write a new one instead.`);
    await client.query("begin");
    try {
      await client.query(text);
      await client.query("insert into schema_migrations (name, digest) values ($1, $2)", [name, digest]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Those that this version brings, in their order. */
export async function knownMigrations(): Promise<{ name: string; digest: string; text: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{3}_.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), "utf8");
      return { name, digest: createHash("sha256").update(text).digest("hex"), text };
    }),
  );
}

async function grantQueue(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema pgboss to mostrador_app;
    grant select, insert, update, delete on all tables in schema pgboss to mostrador_app;
    grant usage, select on all sequences in schema pgboss to mostrador_app;
    grant execute on all functions in schema pgboss to mostrador_app`);
}
