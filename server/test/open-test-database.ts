// Opens a test's own database, copied from the migrated one, with both logins: the superuser's and the application's.
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
  // The same login that `migrate` creates.
  const appUrl = new URL(ownerUrl);
  appUrl.username = "mostrador_app";
  appUrl.password = inject("appPassword");
  const owner = new pg.Pool({ connectionString: ownerUrl.href, max: 2 });
  // The pool ends before its connections, and dropping the database cuts the last of them. They report to the pool
  // while it still listens, and later to nothing.
  owner.on("error", () => {});
  owner.on("connect", (client) => void client.on("error", () => {}));
  return {
    /** A superuser connection, to check what was written. */
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
