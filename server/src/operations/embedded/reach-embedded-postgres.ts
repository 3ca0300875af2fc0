// For a command outside the product: reaches the embedded database of a data folder, running or not.
import { existsSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../kernel/start-error.ts";
import { findBinaries } from "./binaries.ts";
import { clusterFolder, openCluster } from "./cluster.ts";
import { probe } from "./probe.ts";
import { chooseRunner } from "./runner.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

type ReachedDatabase = {
  /** As superuser, database `mostrador`. */
  url: string;
  /** Stops what this call started; a database that was already running is left alone. */
  release(): Promise<void>;
};

/** Throws a `StartError` when there is no database in the folder. */
export async function reachEmbeddedPostgres(
  dataDir: string,
  log: { info(text: string): void; warn(text: string): void },
): Promise<ReachedDatabase> {
  const home = path.resolve(dataDir);
  if (!existsSync(clusterFolder(home))) throw new StartError(`En ${home} no hay una base de datos de Mostrador.`);
  const binaries = findBinaries(home);
  const cluster = await openCluster(home, binaries, await chooseRunner(binaries, home, clusterFolder(home)), false);
  for (const port of cluster.knownPorts()) {
    if ((await probe(cluster, port)) !== "ours") continue;
    return { url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/mostrador`, release: async () => {} };
  }
  const started = await startEmbeddedPostgres({ dataDir: home, log });
  return { url: started.url, release: () => started.stop() };
}
