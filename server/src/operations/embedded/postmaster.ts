import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../kernel/start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { probe } from "./probe.ts";
import type { Runner } from "./runner.ts";
import { settings } from "./settings.ts";

export interface Parts {
  binaries: Binaries;
  runner: Runner;
  cluster: Cluster;
  fast: boolean;
}

export interface Running {
  port: number;
  /** It was already alive: its launcher had been killed. */
  adopted: boolean;
}

/**
 * Adopts a live postmaster of this cluster, or starts one; after a kill it waits up to 3 s for the old one's lock
 * file. `postmaster.pid` only hints where to ask, and is never ours to delete. With `port` only that port will do,
 * because the product already uses it.
 */
export async function bringUp(parts: Parts, port?: number): Promise<Running> {
  const { cluster } = parts;
  const patience = Date.now() + 3_000;
  for (;;) {
    const alive = await findAlive(cluster);
    if (alive) return { port: alive, adopted: true };
    const free = port ?? (await freePort(cluster.knownPorts().at(-1)));
    const failure = await start(parts, free);
    if (!failure) return { port: free, adopted: false };
    const passing = /lock file .* already exists|shared memory block .* still in use|Address already in use/.test(
      failure,
    );
    if (!passing || Date.now() > patience) throw new StartError(explain(cluster, failure));
    await sleep(100);
  }
}

/** Refuses new clients, disconnects the existing ones, and waits until all files are written. */
export async function takeDown({ binaries, runner, cluster }: Parts, port: number): Promise<void> {
  const stop = (mode: string) =>
    runner.run(binaries.pgCtl, ["stop", "-D", path.basename(cluster.folder), "-m", mode, "-w", "-t", "30"]);
  const { code } = await stop("fast");
  if (code !== 0 && (await probe(cluster, port)) !== "absent") await stop("immediate");
}

async function findAlive(cluster: Cluster): Promise<number | undefined> {
  // recovery after a power cut may take a while
  const patience = Date.now() + 60_000;
  for (const port of cluster.knownPorts()) {
    let answer = await probe(cluster, port);
    for (; answer === "busy" && Date.now() < patience; answer = await probe(cluster, port)) await sleep(50);
    if (answer === "ours") return port;
  }
  return undefined;
}

/** Returns the log's error when it did not start. */
async function start({ binaries, runner, cluster, fast }: Parts, port: number): Promise<string | undefined> {
  cluster.own();
  cluster.keepPort(port);
  const before = trim(cluster.log);
  const options = settings(port, fast);
  // pg_ctl passes its arguments to a shell: names relative to the data folder need no quoting
  const folder = path.basename(cluster.folder);
  const log = path.join(folder, path.basename(cluster.log));
  const args = ["start", "-D", folder, "-w", "-t", "60", "-s", "-l", log, "-o", options];
  const { code, output } = await runner.run(binaries.pgCtl, args);
  if (code === 0 && (await probe(cluster, port)) === "ours") return undefined;
  return `${readFrom(cluster.log, before)}\n${output}`.trim();
}

function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    server.listen({ port: preferred, host: "127.0.0.1", exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : preferred));
    });
  });
}

function explain(cluster: Cluster, failure: string): string {
  const pid = /Is another postmaster \(PID (\d+)\)/.exec(failure)?.[1];
  if (!pid) return `PostgreSQL no arrancó. Su bitácora (${cluster.log}) dice:\n${failure}`;
  return (
    `PostgreSQL no arrancó: el proceso ${pid} parece usar todavía ${cluster.folder}. Si ese proceso es un PostgreSQL, ` +
    `deténlo; si es otra cosa, borra ${cluster.folder}/postmaster.pid y vuelve a arrancar.`
  );
}

/** Limits the size of the log; returns its length. */
function trim(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 10_000_000) return size;
  truncateSync(log);
  return 0;
}

function readFrom(log: string, position: number): string {
  if (!statSync(log, { throwIfNoEntry: false })) return "";
  const file = openSync(log, "r");
  const buffer = Buffer.alloc(4_000);
  const length = readSync(file, buffer, 0, buffer.length, position);
  closeSync(file);
  return buffer.toString("utf8", 0, length);
}
