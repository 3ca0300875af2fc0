import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

const nobody = 65534;
const asRoot = process.getuid?.() === 0;
// a project under a home with mode 0700 is closed to `nobody`: it cannot even run our Node
const nobodyEnters = asRoot && spawnSync(process.execPath, ["--version"], { uid: nobody, gid: nobody }).status === 0;

/** Each way to run it, as far as this machine allows. */
const ways = [
  { who: asRoot ? "root, lent to who may enter" : "an ordinary person", uid: undefined, mode: 0o755, here: true },
  { who: "root, under a home with mode 0700", uid: undefined, mode: 0o700, here: asRoot && namespaces() },
  { who: "root, the same without namespaces", uid: undefined, mode: 0o700, here: asRoot && namespaces(), bare: true },
  { who: "an ordinary person (nobody)", uid: nobody, mode: 0o755, here: nobodyEnters },
];

for (const { who } of ways.filter((way) => !way.here))
  console.log(`not tested here, it takes root and a folder open to all: ${who}`);

describe.each(ways.filter((way) => way.here))("embedded PostgreSQL as $who", ({ uid, mode, bare }) => {
  beforeAll(() => {
    if (!bare) return undefined;
    const folder = withoutUnshare();
    programs = `${folder}:${process.env.PATH}`;
    return () => {
      programs = process.env.PATH;
      rmSync(folder, { recursive: true });
    };
  });

  test("starts cold and warm, keeps its port, its password and what was written", async () => {
    const dataDir = newHome(uid, mode);
    const cold = await launch(dataDir, uid);
    expect(cold).toMatchObject({ adopted: false });
    await query(
      cold.url,
      "CREATE TABLE notes (body text COLLATE \"es-x-icu\"); INSERT INTO notes VALUES ('ñ'), ('n'), ('o')",
    );
    await cold.stop();

    const warm = await launch(dataDir, uid);
    expect(warm).toMatchObject({ adopted: false, url: cold.url });
    expect(await query(warm.url, "SELECT string_agg(body, '' ORDER BY body) AS letters FROM notes")).toEqual([
      { letters: "nño" },
    ]);
    expect(await query(warm.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    await warm.stop();
    expect(existsSync(path.join(dataDir, "pg18", "postmaster.pid"))).toBe(false);
  });

  test("adopts what a killed launcher left, and starts again after the postmaster or both were killed", async () => {
    const dataDir = newHome(uid, mode);
    const first = await launch(dataDir, uid);
    first.kill();
    const second = await launch(dataDir, uid);
    expect(second).toMatchObject({ adopted: true, url: first.url });

    // a postmaster that dies under a running product comes back at the same address
    process.kill(postmaster(dataDir), "SIGKILL");
    await until(() => query(second.url, "SELECT 1 AS alive"));

    process.kill(postmaster(dataDir), "SIGKILL");
    second.kill();
    const third = await launch(dataDir, uid);
    expect(third.adopted).toBe(false);
    expect(await query(third.url, "SELECT current_database() AS name")).toEqual([{ name: "mostrador" }]);
    await third.stop();
  });
});

test("refuses a second start on the same folder and leaves the first alone", async () => {
  const dataDir = newHome();
  const first = await launch(dataDir);
  await expect(launch(dataDir)).rejects.toThrow(/StartError: Mostrador ya está corriendo con esta carpeta de datos/);
  expect(await query(first.url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
  await first.stop();
});

test("heals a first start that was killed half way", async () => {
  const dataDir = newHome();
  const broken = start(dataDir);
  await until(() => expect(readdirSync(dataDir).join()).toMatch(/pg18\.new-\d+,/));
  broken.kill("SIGKILL");
  expect(existsSync(path.join(dataDir, "pg18"))).toBe(false);
  const healed = await launch(dataDir);
  expect(await query(healed.url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
  await healed.stop();
});

test("keeps the password to its owner and takes no other", async () => {
  const dataDir = newHome();
  const running = await launch(dataDir);
  const url = new URL(running.url);
  url.password = "otra";
  await expect(query(url.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  const { mode } = statSync(path.join(dataDir, "pg18", "mostrador.password"));
  expect(mode & 0o777).toBe(0o600);
  await running.stop();
});

test.runIf(nobodyEnters)("tells an ordinary person whose data folder it is", async () => {
  const dataDir = newHome();
  await (await launch(dataDir)).stop();
  await expect(launch(dataDir, nobody)).rejects.toThrow(/es de otro usuario \(número \d+; tú eres el 65534\)/);
});

// ---- running the product in a process of its own, so that it can be killed

const homes: string[] = [];
let programs = process.env.PATH;
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  for (const home of homes.splice(0)) {
    const pid = existsSync(path.join(home, "data", "pg18", "postmaster.pid")) && postmaster(path.join(home, "data"));
    if (pid) quietly(() => process.kill(pid, "SIGKILL"));
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

function newHome(uid?: number, mode = 0o755): string {
  const home = mkdtempSync(path.join(tmpdir(), "mostrador postgres "));
  homes.push(home);
  chmodSync(home, mode);
  const dataDir = path.join(home, "data");
  mkdirSync(dataDir);
  if (uid) chownSync(dataDir, uid, uid);
  return dataDir;
}

const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL("start-embedded-postgres.ts", import.meta.url).href)};
  const log = { info() {}, warn() {} };
  const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR, log });
  process.send({ url, adopted });
  process.on("message", () => stop().then(() => process.exit(0)));
`;

function start(dataDir: string, uid?: number): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    ...(uid && { uid, gid: uid }),
    env: { PATH: programs, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  children.add(child);
  return child;
}

async function launch(dataDir: string, uid?: number) {
  const child = start(dataDir, uid);
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

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "pg18", "postmaster.pid"), "utf8").split("\n")[0]);
}

async function until(succeeds: () => unknown): Promise<void> {
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

/** The way in which a container refuses. */
function withoutUnshare(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "mostrador-unshare-"));
  writeFileSync(path.join(folder, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  return folder;
}

function namespaces(): boolean {
  return process.platform === "linux" && existsSync("/usr/bin/unshare");
}
