// Starts the embedded database in each way, kills it in each way, and refuses who must be refused. The usual way is also in
// the everyday tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { cleanUp, launch, newHome, postmaster, query, start, until } from "../../server/test/embedded/launch-apart.ts";
import { startColdAndWarm } from "../../server/test/embedded/start-cold-and-warm.ts";

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

afterEach(cleanUp);

for (const { who } of ways.filter((way) => !way.here))
  console.log(`not tested here, it takes root and a folder open to all: ${who}`);

describe.each(ways.filter((way) => way.here))("embedded PostgreSQL as $who", ({ who, uid, mode, bare }) => {
  let programs = process.env.PATH;
  beforeAll(() => {
    if (!bare) return undefined;
    const folder = withoutUnshare();
    programs = `${folder}:${process.env.PATH}`;
    return () => {
      programs = process.env.PATH;
      rmSync(folder, { recursive: true });
    };
  });

  // the first way is in the everyday tests
  test.skipIf(who === ways[0]?.who)(
    "starts cold and warm, keeps its port, its password and what was written",
    async () => {
      await startColdAndWarm(newHome(uid, mode), uid, programs);
    },
  );

  test("adopts what a killed launcher left, and starts again after the postmaster or both were killed", async () => {
    const dataDir = newHome(uid, mode);
    const first = await launch(dataDir, uid, programs);
    first.kill();
    const second = await launch(dataDir, uid, programs);
    expect(second).toMatchObject({ adopted: true, url: first.url });

    // a postmaster that dies under a running product comes back at the same address
    process.kill(postmaster(dataDir), "SIGKILL");
    await until(() => query(second.url, "SELECT 1 AS alive"));

    process.kill(postmaster(dataDir), "SIGKILL");
    second.kill();
    const third = await launch(dataDir, uid, programs);
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

/** The way in which a container refuses. */
function withoutUnshare(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "mostrador-unshare-"));
  writeFileSync(path.join(folder, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  return folder;
}

function namespaces(): boolean {
  return process.platform === "linux" && existsSync("/usr/bin/unshare");
}
