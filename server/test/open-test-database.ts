// A database of a test's own, copied from the migrated one, with both logins: the superuser's and the application's.
import pg from "pg";
import { inject } from "vitest";
import { newId } from "../src/kernel/id.ts";
import { TEMPLATE } from "./global-setup.ts";

export async function openTestDatabase() {
  const name = `t_${newId().replaceAll("-", "")}`;
  const cluster = new pg.Client({ connectionString: inject("clusterUrl") });
  await cluster.connect();
  await cluster.query(`create database ${name} template ${TEMPLATE}`);
  const ownerUrl = new URL(inject("clusterUrl"));
  ownerUrl.pathname = `/${name}`;
  // The same login as `migrate` makes.
  const appUrl = new URL(ownerUrl);
  appUrl.username = "mostrador_app";
  appUrl.password = inject("appPassword");
  const owner = new pg.Pool({ connectionString: ownerUrl.href, max: 2 });
  // The pool ends before its connections do, and dropping the database cuts the last of them off: they tell the pool
  // while it still listens, and nobody afterwards.
  owner.on("error", () => {});
  owner.on("connect", (client) => void client.on("error", () => {}));
  return {
    /** Superuser's view of the database, to look at what was written. */
    owner,
    ownerUrl: ownerUrl.href,
    appUrl: appUrl.href,
    async close(): Promise<void> {
      await owner.end();
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}
