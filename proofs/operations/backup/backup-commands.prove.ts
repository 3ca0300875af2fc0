// G27 by the commands: with the embedded database, with a lost key, and damaged at many places.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBackup } from "../../../server/src/operations/backup/check-backup.ts";
import { Caller } from "../../../server/test/caller.ts";
import { figure } from "../../figure.ts";
import { chance } from "../../seed.ts";
import { tokenOf } from "../../world/side.ts";
import { newDataDir, startInstallation } from "../installation.ts";
import { type BackedUp, backUp, damage } from "./backed-up.ts";
import { runCommand } from "./run-command.ts";

const DAMAGES = 60;

let world: BackedUp;
beforeAll(async () => {
  world = await backUp();
});
afterAll(() => world?.close());

test("a damaged file is refused, wherever it is damaged", async () => {
  await damage(world, await world.places.emptyDatabase(), chance(), DAMAGES);
  figure({
    promise: "G27 a damaged backup is refused",
    measured: `changed and cut at ${DAMAGES} places each, all refused`,
    goal: "all",
    holds: true,
  });
});

test("with the key of then lost, people sign in again, each number is asked for again, and a new token connects it", async () => {
  const { file, mirror } = world;
  const dataDir = newDataDir();
  const secret = "a new key, because the one of then is lost";
  try {
    const refused = await runCommand("restore", [file], { dataDir, secret });
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("--new-secret")]);
    const restored = await runCommand("restore", [file, "--new-secret"], { dataDir, secret });
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("Restaurado")]);
    const installation = await startInstallation({
      dataDir,
      settings: { APP_SECRET: secret, META_GRAPH_URL: mirror.sandbox.url },
    });
    try {
      const { businessId, channelId, owner, mark } = mirror.a;
      const again = new Caller(installation.url);
      const read = () => again.get(`/api/channel?businessId=${businessId}`);
      expect((await again.get("/api/me", { cookie: owner.cookie })).status).toBe(401);
      const body = { email: owner.email, password: "una-clave-larga" };
      expect((await again.post("/api/auth/sign-in/email", body)).status).toBe(200);
      expect((await again.get(`/api/client?businessId=${businessId}`)).body.data.clients.length).toBeGreaterThan(0);
      const [asks] = (await read()).body.data;
      expect(asks).toMatchObject({ status: "disconnected", reason: expect.stringContaining("Vuelve a conectar") });
      // an answer stored under the old key is not made twice, and is no failure
      const invitation = { businessId, access: "limited", permissions: [] };
      const key = { "idempotency-key": `before-${mark}` };
      expect((await again.post("/api/invitation", { invitation }, key)).status).toBe(409);
      const channel = { businessId, updatedAt: asks.updatedAt, accessToken: tokenOf(mark) };
      expect((await again.put(`/api/channel/${channelId}`, { channel })).body.message).not.toBe("");
      expect((await read()).body.data[0]).toMatchObject({ status: "connected", reason: "" });
    } finally {
      await installation.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("the commands themselves, with the embedded database: restored into an empty folder, saved again while stopped", async () => {
  const { file, places } = world;
  const dataDir = newDataDir();
  const again = join(places.folder, "stopped.tar.gz");
  try {
    const nothing = await runCommand("backup", [again], { dataDir });
    expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining("no hay una base de datos de Mostrador")]);
    const restored = await runCommand("restore", [file], { dataDir });
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("Restaurado")]);
    const saved = await runCommand("backup", [again], { dataDir });
    expect([saved.code, saved.said]).toEqual([0, expect.stringContaining("APP_SECRET")]);
    expect((await checkBackup(again)).sums).toEqual((await checkBackup(file)).sums);
    const twice = await runCommand("backup", [again], { dataDir });
    expect([twice.code, twice.said]).toEqual([1, expect.stringContaining("no se escribe encima")]);
    // only the oldest are deleted
    const folder = join(places.folder, "nightly");
    const kept = ["mostrador-2026-01-01-000000.tar.gz", "mostrador-2026-01-02-000000.tar.gz", "otra-cosa.tar.gz"];
    mkdirSync(folder);
    for (const name of kept) writeFileSync(join(folder, name), "");
    await runCommand("backup", [folder, "--keep", "2"], { dataDir });
    const left = readdirSync(folder).sort();
    expect(left.slice(0, 1).concat(left.slice(2))).toEqual(kept.slice(1));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
