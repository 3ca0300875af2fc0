// For the tests of the embedded database: starts it from a process of its own, so that it can be killed.
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

const homes: string[] = [];
const children = new Set<ChildProcess>();

/** Ends every process and removes every folder. */
export function cleanUp(): void {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  for (const home of homes.splice(0)) {
    const pid = existsSync(join(home, "data", "pg18", "postmaster.pid")) && postmaster(join(home, "data"));
    if (pid) quietly(() => process.kill(pid, "SIGKILL"));
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

export function newHome(uid?: number, mode = 0o755): string {
  const home = mkdtempSync(join(tmpdir(), "mostrador postgres "));
  homes.push(home);
  chmodSync(home, mode);
  const dataDir = join(home, "data");
  mkdirSync(dataDir);
  if (uid) chownSync(dataDir, uid, uid);
  return dataDir;
}

const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL("../../src/operations/embedded/start-embedded-postgres.ts", import.meta.url).href)};
  const log = { info() {}, warn() {} };
  const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR, log });
  process.send({ url, adopted });
  process.on("message", () => stop().then(() => process.exit(0)));
`;

export function start(dataDir: string, uid?: number, path = process.env.PATH): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    ...(uid && { uid, gid: uid }),
    env: { PATH: path, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  children.add(child);
  return child;
}

export async function launch(dataDir: string, uid?: number, path = process.env.PATH) {
  const child = start(dataDir, uid, path);
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint += chunk;
  });
  const gone = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const told = await new Promise<{ url: string; adopted: boolean }>((resolve, reject) => {
    child.on("message", (message) => resolve(message as { url: string; adopted: boolean }));
    child.on("error", reject);
    void gone.then(() => reject(new Error(complaint)));
  });
  return {
    ...told,
    kill: () => child.kill("SIGKILL"),
    stop: () => {
      child.send("stop");
      return gone;
    },
  };
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "pg18", "postmaster.pid"), "utf8").split("\n")[0]);
}

export async function until(succeeds: () => unknown): Promise<void> {
  for (const patience = Date.now() + 10_000; ; await sleep(20)) {
    try {
      await succeeds();
      return;
    } catch (error) {
      if (Date.now() > patience) throw error;
    }
  }
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // already ended
  }
}
