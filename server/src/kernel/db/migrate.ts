// Brings a database up to date: roles, migrations in their order, the queue's own tables. It runs as the owner of the
// database; the application never does.
import { createHash, createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { installQueues } from "../queue/install-queues.ts";
import { StartError } from "../start-error.ts";
import { migrationNames } from "./migration-names.ts";
import { refuseOldServer } from "./refuse-old-server.ts";

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** An arbitrary number that only migrations use: a second migrator waits for the first. */
const LOCK = 7_206_154;

/**
 * `ownerUrl` may create tables and roles. Returns the address with which the application connects. Throws when a
 * migration that has already run was changed. `only`: the last migrations to run, for a backup of an earlier version.
 */
export async function migrate(ownerUrl: string, secret: string, only?: string[]): Promise<{ appUrl: string }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await ensureRoles(client, passwordOf(secret));
    await runMigrations(client, only);
    await client.query("revoke create on schema public from mostrador_search");
    await installQueues(ownerUrl, []);
    await grantQueue(client);
    await client.query(LIKE_THE_APPLICATION);
  } finally {
    await client.end();
  }
  return { appUrl: appAddress(ownerUrl, secret) };
}

/**
 * The address with which the application connects to the database of `url`. It needs nothing else of that login, so a
 * process that only runs the application does not need the owner's password.
 */
export function appAddress(url: string, secret: string): string {
  const appUrl = new URL(url);
  appUrl.username = "mostrador_app";
  appUrl.password = passwordOf(secret);
  return appUrl.href;
}

function passwordOf(secret: string): string {
  return createHmac("sha256", secret).update("database role mostrador_app").digest("base64url");
}

async function ensureRoles(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ name: string; is_superuser: boolean }>(
    "select rolname as name, rolsuper as is_superuser from pg_roles where rolname = current_user",
  );
  const { name = "", is_superuser = false } = rows[0] ?? {};
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'mostrador_app') then create role mostrador_app login; end if;
      if not exists (select from pg_roles where rolname = 'mostrador_search') then create role mostrador_search nologin; end if;
      if not exists (select from pg_roles where rolname = 'mostrador_limited') then create role mostrador_limited nologin; end if;
      if not exists (select from pg_auth_members where roleid = 'mostrador_limited'::regrole
        and member = 'mostrador_app'::regrole and set_option and not inherit_option) then
        grant mostrador_limited to mostrador_app with inherit false, set true, admin false;
      end if;
    end $$`);
    if (is_superuser) await client.query(`alter role mostrador_app with ${HARMLESS} password '${password}'`);
    else await readyRolesAsOwner(client, password);
  } catch (error) {
    throw (error as { code?: string }).code === "42501" ? new StartError(mayNot(name)) : error;
  }
}

const HARMLESS = "login nosuperuser nobypassrls nocreatedb nocreaterole";

/** Only a superuser may set a role to be no superuser: an ordinary owner checks whether it is one. */
async function readyRolesAsOwner(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ is_strong: boolean }>(
    `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as is_strong
       from pg_roles where rolname = 'mostrador_app'`,
  );
  if (rows[0]?.is_strong) throw new StartError(TOO_STRONG);
  await client.query(`alter role mostrador_app with login password '${password}'`);
  await client.query("grant mostrador_search to current_user");
  // the new owner of a function must be allowed to create one; superusers need no grant
  await client.query("grant create on schema public to mostrador_search");
}

const TOO_STRONG =
  "El usuario mostrador_app de PostgreSQL puede más de lo que debe: con él no valdrían los límites entre negocios. " +
  `Como superusuario: alter role mostrador_app ${HARMLESS};`;

const mayNot = (name: string) =>
  "El usuario de DATABASE_URL debe ser dueño de la base de datos y poder administrar a mostrador_app, mostrador_search y " +
  `mostrador_limited. Como superusuario: alter role ${name} createrole; y, si esos usuarios ya existen, ` +
  `grant mostrador_app, mostrador_search, mostrador_limited to ${name} with admin option;`;

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

/** The migrations of this version, in their order. */
export async function knownMigrations(): Promise<{ name: string; digest: string; text: string }[]> {
  const names = migrationNames(await readdir(FOLDER));
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

/**
 * Transactions of limited people run as this role: it may what the application may, and never more. It cannot belong
 * to the application's role, which changes into it.
 */
const LIKE_THE_APPLICATION = `do $$
  declare found record;
  begin
    grant usage on schema public, pgboss to mostrador_limited;
    for found in select table_schema, table_name, string_agg(privilege_type, ', ') filter (where grantee = 'mostrador_app') as rights
      from information_schema.role_table_grants
      where grantee in ('mostrador_app', 'mostrador_limited') and table_schema in ('public', 'pgboss') group by 1, 2
      having array_agg(privilege_type::text order by privilege_type) filter (where grantee = 'mostrador_app')
        is distinct from array_agg(privilege_type::text order by privilege_type) filter (where grantee = 'mostrador_limited')
    loop
      execute format('revoke all on table %I.%I from mostrador_limited', found.table_schema, found.table_name);
      continue when found.rights is null;
      execute format('grant %s on table %I.%I to mostrador_limited', found.rights, found.table_schema, found.table_name);
    end loop;
    grant usage, select on all sequences in schema public to mostrador_limited;
    grant usage, select on all sequences in schema pgboss to mostrador_limited;
    grant execute on all functions in schema pgboss to mostrador_limited;
    for found in select p.oid::regprocedure::text as name from pg_proc p, aclexplode(p.proacl) a
      where a.grantee = 'mostrador_app'::regrole and a.privilege_type = 'EXECUTE' and p.pronamespace = 'public'::regnamespace
    loop
      execute format('grant execute on function %s to mostrador_limited', found.name);
    end loop;
  end $$`;
