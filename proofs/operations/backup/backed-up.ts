// A working installation, its files and its backup, and the places where it is restored.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, inject } from "vitest";
import { restoreBackup } from "../../../server/src/operations/backup/restore-backup.ts";
import { writeBackup } from "../../../server/src/operations/backup/write-backup.ts";
import type {} from "../../../server/test/global-setup.ts";
import { TEST_SECRET } from "../../../server/test/secret.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import type { Chance } from "../../seed.ts";
import { startMirror } from "../../world/mirror.ts";
import { openPlaces } from "./places.ts";
import { rowsOf } from "./same-catalogue.ts";

export const NOW = Date.UTC(2026, 10, 21, 12);
/** The stored files; the one in `incoming` is an unfinished upload that belongs to no business. */
export const FILES: Readonly<Record<string, Buffer>> = {
  "aB/aBcdefghij.png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
  "Zz/Zzyxwvutsr.pdf": Buffer.from("%PDF de una receta".repeat(400)),
  "incoming/onitsway": Buffer.from("medio archivo"),
};

export type BackedUp = Awaited<ReturnType<typeof backUp>>;

export async function backUp() {
  // a normal product starts on it again
  const mirror = await startMirror({ costlyPasswords: true });
  const places = await openPlaces(inject("clusterUrl"));
  const invitation = { businessId: mirror.a.businessId, access: "limited", permissions: [] };
  await mirror.a.owner.post("/api/invitation", { invitation }, { "idempotency-key": `before-${mirror.a.mark}` });
  const { rows } = await mirror.product.owner.query("select current_database() as name");
  const sourceUrl = places.urlOf(rows[0].name);
  const file = join(places.folder, "demo.tar.gz");
  /** The data folders of the backed-up installation and of the restored one. */
  const kept = () => join(places.folder, "kept");
  const put = () => join(places.folder, "put");
  const save = (databaseUrl: string, to: string) =>
    writeBackup({ ...{ databaseUrl, secret: TEST_SECRET, product: "0.1.0", now: NOW, file: to }, filesFolder: kept() });
  const restore = (databaseUrl: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({
      ...{ file, databaseUrl, secret: TEST_SECRET, filesFolder: put(), replace: false, newSecret: false, now: NOW },
      ...more,
    });
  let rowsThen: Record<string, string> = {};
  for (const [name, body] of Object.entries(FILES)) {
    mkdirSync(join(kept(), name, ".."), { recursive: true });
    writeFileSync(join(kept(), name), body);
  }
  await eventually(async () => {
    rowsThen = await rowsOf(mirror.product.owner);
    await save(sourceUrl, file);
    expect(await rowsOf(mirror.product.owner), "it never came to rest").toEqual(rowsThen);
  }, 20_000);
  return {
    mirror,
    places,
    sourceUrl,
    file,
    /** The rows at the time of the backup. */
    rowsThen,
    kept,
    put,
    save,
    restore,
    async close(): Promise<void> {
      await mirror.close();
      await places.close();
    },
  };
}

/** Restores the file with one changed byte, and cut, at so many places: each is refused. */
export async function damage(
  { file, places, restore }: BackedUp,
  url: string,
  { below }: Chance,
  times: number,
): Promise<void> {
  const whole = readFileSync(file);
  const plain = gunzipSync(whole);
  const bad = join(places.folder, "bad.tar.gz");
  const refused = async (bytes: Buffer, how: string) => {
    writeFileSync(bad, bytes);
    await expect(restore(url, { file: bad }), how).rejects.toMatchObject({ name: "CommandError" });
  };
  for (let time = 0; time < times; time += 1) {
    const at = 10 + below(whole.length - 10);
    const bytes = Buffer.from(whole);
    bytes.writeUInt8((bytes.readUInt8(at) + 1 + below(255)) % 256, at);
    if (!unpacksTo(bytes, plain)) await refused(bytes, `byte ${at} of ${whole.length} changed`);
    await refused(whole.subarray(0, at), `cut at ${at}`);
  }
}

/** About one change in a thousand has the same meaning (the same text, copied from another place): no damage. */
function unpacksTo(bytes: Buffer, plain: Buffer): boolean {
  try {
    return gunzipSync(bytes).equals(plain);
  } catch {
    return false;
  }
}
