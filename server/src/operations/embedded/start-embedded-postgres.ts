// The database of an installation without a DATABASE_URL: a real PostgreSQL that this process starts, watches and
// stops. The rest of the product only sees its address.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { findBinaries } from "./binaries.ts";
import { clusterFolder, openCluster } from "./cluster.ts";
import { holdFolder } from "./guard.ts";
import { bringUp, type Parts, takeDown } from "./postmaster.ts";
import { chooseRunner } from "./runner.ts";

export interface EmbeddedPostgres {
  /** As superuser, database `mostrador`. */
  url: string;
  /** It was already alive, left over from a launcher that was killed. */
  adopted: boolean;
  /** Call it last: it disconnects everything that still uses the database. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log: { info(text: string): void; warn(text: string): void };
  /** For tests: faster, but a power cut may destroy everything. */
  fast?: boolean;
}

/**
 * A new cluster takes about a second, an existing one a quarter; a postmaster that dies is started again at the same
 * address. Throws a `StartError`, in words for people, when another start uses the folder or PostgreSQL cannot run
 * here.
 */
export async function startEmbeddedPostgres({ dataDir, log, fast = false }: Options): Promise<EmbeddedPostgres> {
  const home = path.resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const binaries = findBinaries(home);
  const runner = await chooseRunner(binaries, home, clusterFolder(home));
  const cluster = await openCluster(home, binaries, runner, fast);
  const parts: Parts = { binaries, runner, cluster, fast };
  const { port, adopted } = await bringUp(parts);
  const guard = await holdFolder(cluster, port);
  await ensureDatabase(guard);
  log.info(`PostgreSQL ${adopted ? "adoptado" : "arrancado"} en 127.0.0.1:${port} (${runner.name}), ${cluster.folder}`);

  let stopping: Promise<void> | undefined;
  let revival = Promise.resolve();
  const watch = (client: Client) =>
    client.once("end", () => {
      revival = revive();
    });
  async function revive(): Promise<void> {
    while (!stopping) {
      try {
        log.warn("Se perdió la conexión con PostgreSQL: se levanta de nuevo.");
        await bringUp(parts, port);
        watch(await holdFolder(cluster, port));
        log.info("PostgreSQL responde de nuevo.");
        return;
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await sleep(1_000);
      }
    }
  }
  watch(guard);

  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`,
    adopted,
    stop: () => {
      // the lock is held to the end, so that nobody adopts a postmaster that is about to stop
      stopping ??= revival.then(() => takeDown(parts, port));
      return stopping;
    },
  };
}

const database = "mostrador";

async function ensureDatabase(guard: Client): Promise<void> {
  const { rowCount } = await guard.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
  if (rowCount === 0) await guard.query(`CREATE DATABASE ${database}`);
}
