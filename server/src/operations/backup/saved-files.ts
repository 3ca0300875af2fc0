// Saves and restores the files that people uploaded and customers sent, from the installation's folder. Files that are
// still arriving are left out.
import { createHash, type Hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readTarGz, tarEntry } from "./tar.ts";

export type FilesSum = { files: number; bytes: number; sha256: string };

/** `files/aB/aBcd….png` and nothing else: a name in an archive can never lead out of the folder. */
const PLACE = /^files\/([\w-]{2})\/([\w-]{3,80}\.\w{1,8})$/;

export const isFile = (name: string): boolean => PLACE.test(name);

/** Includes the names: the same bytes under another name give another sum. */
export function filesSum() {
  const hash: Hash = createHash("sha256");
  const sum = { files: 0, bytes: 0 };
  return {
    add(name: string, body: Buffer): void {
      hash.update(`${name}\0${body.length}\0`).update(body);
      sum.files += 1;
      sum.bytes += body.length;
    },
    told: (): FilesSum => ({ ...sum, sha256: hash.digest("hex") }),
  };
}

/** One after the other; a file that is deleted meanwhile is left out. */
export function* packFiles(folder: string, at: number, sum: ReturnType<typeof filesSum>): Generator<Buffer> {
  for (const place of placesIn(folder)) {
    const name = `files/${place}`;
    if (!isFile(name)) continue;
    const body = readIfThere(path.join(folder, place));
    if (!body) continue;
    sum.add(name, body);
    yield* tarEntry(name, body, at);
  }
}

/** Adds to the existing files, because names are never used twice. Returns how many files the backup has. */
export async function putFiles(file: string, folder: string): Promise<number> {
  let files = 0;
  for await (const { name, body } of readTarGz(file)) {
    const [, first, last] = PLACE.exec(name) ?? [];
    if (!first || !last) continue;
    files += 1;
    const place = path.join(folder, first, last);
    if (statSync(place, { throwIfNoEntry: false })?.size === body.length) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    const draft = `${place}.${process.pid}.partial`;
    try {
      writeFileSync(draft, body, { mode: 0o600, flush: true });
      renameSync(draft, place);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return files;
}

function placesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`))
    .sort();
}

function readIfThere(place: string): Buffer | null {
  try {
    return readFileSync(place);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}
