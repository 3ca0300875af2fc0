// Makes databases and files for one proof.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { newId } from "../../../server/src/kernel/id.ts";

export async function openPlaces(clusterUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "mostrador-places-"));
  const cluster = new pg.Client({ connectionString: clusterUrl });
  await cluster.connect();
  const names: string[] = [];
  const urlOf = (name: string) => {
    const url = new URL(clusterUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    folder,
    cluster,
    urlOf,
    /** Creates an empty database. */
    async emptyDatabase(): Promise<string> {
      const name = `p_${newId().replaceAll("-", "")}`;
      await cluster.query(`create database ${name}`);
      names.push(name);
      return urlOf(name);
    },
    /** Queries one database, as its owner. */
    async look<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return await question(client);
      } finally {
        await client.end();
      }
    },
    async close(): Promise<void> {
      const { rows } = await cluster.query<{ name: string }>("select datname as name from pg_database");
      const made = rows.filter(({ name }) => names.some((own) => name.startsWith(own)));
      for (const { name } of made) await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
