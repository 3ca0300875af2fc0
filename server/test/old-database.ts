// Opens a database as an earlier version left it, for tests of migrations with data. Its owner is an ordinary one, who is
// subject to the row policies too.
import pg from "pg";
import { inject } from "vitest";
import { knownMigrations, migrate } from "../src/kernel/db/migrate.ts";
import { newId } from "../src/kernel/id.ts";
import { TEST_SECRET } from "./secret.ts";

/** `isBefore`: whether that version had the migration already. */
export async function openOldDatabase(isBefore: (migration: string) => boolean) {
  const name = `old_${newId().slice(-12)}`;
  const cluster = new pg.Client({ connectionString: inject("clusterUrl") });
  await cluster.connect();
  // the tables' owner is subject to their policies; every database of the cluster shares the role mostrador_app
  await cluster.query(`create role ${name} login createrole password 'x'`);
  await cluster.query(`grant mostrador_app, mostrador_search, mostrador_limited to ${name} with admin option`);
  await cluster.query(`create database ${name} owner ${name}`);
  const superuser = new URL(inject("clusterUrl"));
  superuser.pathname = `/${name}`;
  const owner = new URL(superuser);
  Object.assign(owner, { username: name, password: "x" });
  const all = (await knownMigrations()).map((known) => known.name);
  // All databases share the application's role, and `migrate` sets its password from the secret. With a different
  // secret here, other tests could not connect meanwhile.
  const migrateTo = (only: string[]) => migrate(owner.href, TEST_SECRET, only);
  await migrateTo(all.filter(isBefore));
  const client = new pg.Client({ connectionString: superuser.href });
  await client.connect();
  await client.query("set timezone = 'UTC'");
  return {
    /** A superuser's connection, to write what was stored then and to look at it afterwards. */
    client,
    toPresent: () => migrateTo(all),
    async close(): Promise<void> {
      await client.end();
      await cluster.query(`drop database if exists ${name} with (force)`);
      await cluster.query(`drop role if exists ${name}`);
      await cluster.end();
    },
  };
}
