// G27 in small: a backup of a working installation, restored elsewhere, gives the same rows and database rules, and
// the product runs on it. A damaged or misplaced backup is refused and harms nothing.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readEnv } from "../../server/src/env.ts";
import { openProduct } from "../../server/src/open-product.ts";
import { checkBackup } from "../../server/src/operations/backup/check-backup.ts";
import { dropAside } from "../../server/src/operations/backup/drop-aside.ts";
import { restoreBackup } from "../../server/src/operations/backup/restore-backup.ts";
import { isFile } from "../../server/src/operations/backup/saved-files.ts";
import { tarEntry } from "../../server/src/operations/backup/tar.ts";
import { writeBackup } from "../../server/src/operations/backup/write-backup.ts";
import { Caller } from "../../server/test/caller.ts";
import type {} from "../../server/test/global-setup.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { chance, SEED } from "../seed.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { tokenOf } from "../world/side.ts";
import { newDataDir, startInstallation } from "./installation.ts";
import { openPlaces } from "./places.ts";
import { runCommand } from "./run-command.ts";
import { catalogueOf, rowsOf } from "./same-catalogue.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
/** The stored files; the one in `incoming` is an unfinished upload that belongs to no business. */
const FILES: Readonly<Record<string, Buffer>> = {
  "aB/aBcdefghij.png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
  "Zz/Zzyxwvutsr.pdf": Buffer.from("%PDF de una receta".repeat(400)),
  "incoming/onitsway": Buffer.from("medio archivo"),
};

let mirror: Mirror;
let places: Awaited<ReturnType<typeof openPlaces>>;
let sourceUrl: string;
let file: string;
let rowsThen: Record<string, string>;
beforeAll(async () => {
  // a normal product starts on it again
  mirror = await startMirror({ costlyPasswords: true });
  places = await openPlaces(inject("clusterUrl"));
  const invitation = { businessId: mirror.a.businessId, access: "limited", permissions: [] };
  await mirror.a.owner.post("/api/invitation", { invitation }, { "idempotency-key": `before-${mirror.a.mark}` });
  const { rows } = await mirror.product.owner.query("select current_database() as name");
  sourceUrl = places.urlOf(rows[0].name);
  file = join(places.folder, "demo.tar.gz");
  for (const [name, body] of Object.entries(FILES)) {
    mkdirSync(join(kept(), name, ".."), { recursive: true });
    writeFileSync(join(kept(), name), body);
  }
  await eventually(async () => {
    rowsThen = await rowsOf(mirror.product.owner);
    await save(sourceUrl, file);
    expect(await rowsOf(mirror.product.owner), "it never came to rest").toEqual(rowsThen);
  }, 20_000);
});
afterAll(async () => {
  await mirror?.close();
  await places?.close();
});

const save = (databaseUrl: string, to: string) =>
  writeBackup({ ...{ databaseUrl, secret: TEST_SECRET, product: "0.1.0", now: NOW, file: to }, filesFolder: kept() });
/** The data folders of the backed-up installation and of the restored one. */
const kept = () => join(places.folder, "kept");
const put = () => join(places.folder, "put");
const restore = (databaseUrl: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    ...{ file, databaseUrl, secret: TEST_SECRET, filesFolder: put(), replace: false, newSecret: false, now: NOW },
    ...more,
  });

test("every row and every rule is as before, the queue's work too, and the product answers on it", async () => {
  const url = await places.emptyDatabase();
  await restore(url);
  expect(await places.look(url, rowsOf)).toEqual(rowsThen);
  const full = Object.values(rowsThen).filter((rows) => !rows.startsWith("0 "));
  expect(full.length, "tables that hold something").toBeGreaterThan(15);
  expect(await places.look(url, catalogueOf)).toEqual(await catalogueOf(mirror.product.owner));
  // in a second backup, all checksums equal those of the first, including the queue's tables
  const again = join(places.folder, "again.tar.gz");
  await save(url, again);
  const [first, second] = [await checkBackup(file), await checkBackup(again)];
  expect(second.sums).toEqual(first.sums);
  expect(first.sums["pgboss.job"]?.rows).toBeGreaterThan(0);
  await answersOn(url);
});

test("files come back as they were, beside what is there; one changed is refused, and none leads out of the folder", async () => {
  await restore(await places.emptyDatabase());
  expect(readFileSync(join(put(), "aB/aBcdefghij.png"))).toEqual(FILES["aB/aBcdefghij.png"]);
  expect(readFileSync(join(put(), "Zz/Zzyxwvutsr.pdf"))).toEqual(FILES["Zz/Zzyxwvutsr.pdf"]);
  expect(readdirSync(put()).sort()).toEqual(["Zz", "aB"]);
  writeFileSync(join(put(), "aB/later.png"), "de después");
  expect((await restore(await places.emptyDatabase())).files).toBe(2);
  expect(readFileSync(join(put(), "aB/later.png"), "utf8")).toBe("de después");
  const plain = gunzipSync(readFileSync(file));
  const bad = join(places.folder, "bad-file.tar.gz");
  const refusal = { name: "CommandError" };
  plain.write("%PDG", plain.indexOf("%PDF de una receta"));
  writeFileSync(bad, gzipSync(plain));
  await expect(restore(await places.emptyDatabase(), { file: bad })).rejects.toMatchObject(refusal);
  plain.write("%PDF", plain.indexOf("%PDG de una receta"));
  const head = 512 + Math.ceil(Number.parseInt(plain.toString("latin1", 124, 136), 8) / 512) * 512;
  const outside = [...tarEntry("files/../../out.png", Buffer.of(1), NOW)];
  writeFileSync(bad, gzipSync(Buffer.concat([plain.subarray(0, head), ...outside, plain.subarray(head)])));
  await expect(restore(await places.emptyDatabase(), { file: bad })).rejects.toMatchObject(refusal);
  expect(isFile("files/../../out.png")).toBe(false);
});

/** The earlier cookie still works, only the owner sees the rows, and a sealed key opens. */
async function answersOn(url: string): Promise<void> {
  const appUrl = new URL(url);
  appUrl.username = "mostrador_app";
  appUrl.password = inject("appPassword");
  const env = readEnv({ LOG_LEVEL: "error", STRICT_ANSWERS: "1", DEMO: "0", META_GRAPH_URL: mirror.sandbox.url });
  const product = await openProduct({ env, appUrl: appUrl.href, secret: TEST_SECRET, role: "both", webFolder: null });
  const port = await product.start(0);
  try {
    const ask = (path: string, cookie: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } }).then((answer) => answer.json());
    const path = `/api/client?businessId=${mirror.a.businessId}`;
    const seen = JSON.stringify(await ask(path, mirror.a.owner.cookie));
    expect(seen).toContain(mirror.a.mark);
    expect(await ask(path, mirror.b.owner.cookie)).toMatchObject({ success: false });
    const checked = await fetch(`http://127.0.0.1:${port}/api/channel/${mirror.a.channelId}/check`, {
      method: "POST",
      headers: { cookie: mirror.a.owner.cookie, "content-type": "application/json" },
      body: "{}",
    });
    expect(await checked.json()).toMatchObject({ success: true });
  } finally {
    await product.close();
  }
}

test(`a damaged file is refused, wherever it is damaged, and leaves an empty database empty (seed ${SEED})`, async () => {
  const url = await places.emptyDatabase();
  const whole = readFileSync(file);
  const plain = gunzipSync(whole);
  const { below } = chance();
  const bad = join(places.folder, "bad.tar.gz");
  const refused = async (bytes: Buffer, how: string) => {
    writeFileSync(bad, bytes);
    await expect(restore(url, { file: bad }), how).rejects.toMatchObject({ name: "CommandError" });
  };
  for (let time = 0; time < 12; time += 1) {
    const at = 10 + below(whole.length - 10);
    const bytes = Buffer.from(whole);
    bytes.writeUInt8((bytes.readUInt8(at) + 1 + below(255)) % 256, at);
    if (!unpacksTo(bytes, plain)) await refused(bytes, `byte ${at} of ${whole.length} changed`);
    await refused(whole.subarray(0, at), `cut at ${at}`);
  }
  await refused(Buffer.from("no es un respaldo"), "something else");
  await refused(Buffer.alloc(0), "nothing");
  // the archive is complete, but one word of a row differs
  plain.write("Valle", plain.indexOf(`Calle ${mirror.a.mark}`));
  await refused(gzipSync(plain), "a row rewritten");
  expect(
    await places.look(
      url,
      async (client) => (await client.query("select from pg_tables where schemaname = 'public'")).rowCount,
    ),
  ).toBe(0);
  await restore(url);
});

/** About one change in a thousand has the same meaning (the same text, copied from another place): no damage. */
function unpacksTo(bytes: Buffer, plain: Buffer): boolean {
  try {
    return gunzipSync(bytes).equals(plain);
  } catch {
    return false;
  }
}

test("a backup of a newer version, of another key, or for a login that does not see all is refused in words", async () => {
  const url = await places.emptyDatabase();
  const newer = join(places.folder, "newer.tar.gz");
  const source = await places.emptyDatabase();
  await restore(source);
  await places.look(source, (client) =>
    client.query("insert into schema_migrations (name, digest) values ('999_future.sql', 'x')"),
  );
  await save(source, newer);
  await expect(restore(url, { file: newer })).rejects.toThrow(/esta versión no conoce \(999_future\.sql\)/);
  const secret = "another key that is long enough for it";
  await expect(restore(url, { secret })).rejects.toThrow(/otra llave/);
  await places.cluster.query("create role plain_owner login password 'x' createrole");
  try {
    const plain = new URL(source);
    plain.username = "plain_owner";
    plain.password = "x";
    await expect(save(plain.href, join(places.folder, "less.tar.gz"))).rejects.toThrow(/no puede ver todas las filas/);
    await expect(restore(plain.href)).rejects.toThrow(/no puede ver todas las filas/);
  } finally {
    await places.cluster.query("drop role plain_owner");
  }
});

test("with the key of then lost, people sign in again, each number is asked for again, and a new token connects it", async () => {
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

test("what is there is not covered: refused, or put aside whole when that is asked for", async () => {
  const url = await places.emptyDatabase();
  await restore(url);
  await places.look(url, (client) => client.query("update users set name = 'Después del respaldo'"));
  const before = await places.look(url, rowsOf);
  await expect(restore(url)).rejects.toThrow(/ya tiene datos, y no se tocaron/);
  await expect(restore(sourceUrl, { replace: true })).rejects.toThrow(/está trabajando con esta base de datos/);
  expect(await places.look(url, rowsOf)).toEqual(before);
  const { aside } = await restore(url, { replace: true });
  expect(await places.look(url, rowsOf)).toEqual(rowsThen);
  expect(await places.look(places.urlOf(aside as string), rowsOf)).toEqual(before);
  expect(await dropAside(url)).toEqual([aside]);
  expect(await dropAside(url)).toEqual([]);
  expect(await places.look(url, rowsOf)).toEqual(rowsThen);
});

test("the commands themselves, with the embedded database: restored into an empty folder, saved again while stopped", async () => {
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

test("the file holds no key in the clear, and is its owner's alone", async () => {
  const plain = gunzipSync(readFileSync(file)).toString("latin1");
  expect(plain).toContain(mirror.a.mark);
  expect(plain).not.toContain(tokenOf(mirror.a.mark));
  expect(plain).not.toContain(TEST_SECRET);
});
