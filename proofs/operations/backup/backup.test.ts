// G27 in small: a backup of a working installation, restored elsewhere, gives the same rows and database rules, and
// the product runs on it. A damaged or misplaced backup is refused and harms nothing. `backup-commands.prove.ts` runs the
// commands with the embedded database, and damages more.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readEnv } from "../../../server/src/env.ts";
import { openProduct } from "../../../server/src/open-product.ts";
import { checkBackup } from "../../../server/src/operations/backup/check-backup.ts";
import { dropAside } from "../../../server/src/operations/backup/drop-aside.ts";
import { isFile } from "../../../server/src/operations/backup/saved-files.ts";
import { tarEntry } from "../../../server/src/operations/backup/tar.ts";
import type {} from "../../../server/test/global-setup.ts";
import { TEST_SECRET } from "../../../server/test/secret.ts";
import { chance, SEED } from "../../seed.ts";
import { tokenOf } from "../../world/side.ts";
import { type BackedUp, backUp, damage, FILES, NOW } from "./backed-up.ts";
import { catalogueOf, rowsOf } from "./same-catalogue.ts";

const DAMAGES = 4;

let world: BackedUp;
let mirror: BackedUp["mirror"];
let places: BackedUp["places"];
let sourceUrl: string;
let file: string;
let rowsThen: Record<string, string>;
let put: BackedUp["put"];
let save: BackedUp["save"];
let restore: BackedUp["restore"];
beforeAll(async () => {
  world = await backUp();
  ({ mirror, places, sourceUrl, file, rowsThen, put, save, restore } = world);
});
afterAll(() => world?.close());

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
  await damage(world, url, chance(), DAMAGES);
  const plain = gunzipSync(readFileSync(file));
  const bad = join(places.folder, "bad.tar.gz");
  const refused = async (bytes: Buffer, how: string) => {
    writeFileSync(bad, bytes);
    await expect(restore(url, { file: bad }), how).rejects.toMatchObject({ name: "CommandError" });
  };
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

test("the file holds no key in the clear, and is its owner's alone", async () => {
  const plain = gunzipSync(readFileSync(file)).toString("latin1");
  expect(plain).toContain(mirror.a.mark);
  expect(plain).not.toContain(tokenOf(mirror.a.mark));
  expect(plain).not.toContain(TEST_SECRET);
});
