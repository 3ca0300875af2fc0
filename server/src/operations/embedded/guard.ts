import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { StartError } from "../../kernel/start-error.ts";
import type { Cluster } from "./cluster.ts";
import { connection } from "./probe.ts";

/**
 * Allows one product per data folder: an advisory lock, held by a connection of its own while the product lives. It
 * ends with its process, however that ends; connections of dead processes get one more second.
 */
export async function holdFolder(cluster: Cluster, port: number): Promise<Client> {
  const client = connection(cluster, port, "postgres");
  try {
    await client.connect();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS held", [lock]);
      if (rows[0].held) return client;
      await sleep(50);
    }
    throw new StartError(
      `Mostrador ya está corriendo con esta carpeta de datos (${cluster.folder}${await holder(client)}).`,
    );
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

// "most" in ASCII
const lock = 0x6d6f7374;

async function holder(client: Client): Promise<string> {
  const { rows } = await client.query(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [lock],
  );
  const process = /proceso \d+/.exec(rows[0]?.application_name ?? "")?.[0];
  return process ? `, ${process}` : "";
}
