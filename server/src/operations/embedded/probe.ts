import { realpathSync } from "node:fs";
import { Client } from "pg";
import type { Cluster } from "./cluster.ts";

/** What answers at a port: our cluster, a cluster that is starting or stopping, something else, or nothing. */
export type Answer = "ours" | "busy" | "foreign" | "absent";

export async function probe(cluster: Cluster, port: number): Promise<Answer> {
  const client = connection(cluster, port, "postgres");
  try {
    await client.connect();
    const { rows } = await client.query("SHOW data_directory");
    return samePlace(rows[0].data_directory, cluster.folder) ? "ours" : "foreign";
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ECONNREFUSED") return "absent";
    return busy.has(code ?? "") ? "busy" : "foreign";
  } finally {
    await client.end().catch(() => {});
  }
}

/** A connection as superuser; the caller must handle its loss. */
export function connection(cluster: Cluster, port: number, database: string): Client {
  const client = new Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: cluster.password,
    database,
    ssl: false,
    application_name: `mostrador (proceso ${process.pid})`,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  });
  client.on("error", () => {});
  return client;
}

// cannot_connect_now, admin_shutdown, crash_shutdown, and a connection cut while the postmaster dies
const busy = new Set(["57P03", "57P01", "57P02", "ECONNRESET"]);

function samePlace(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}
