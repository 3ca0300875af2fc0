// Reads a backup from beginning to end and compares it with its manifest, before anything is changed.
import { createHash, type Hash } from "node:crypto";
import { statSync } from "node:fs";
import { CommandError } from "./command-error.ts";
import {
  FORMAT,
  formatOf,
  HEAD_FILE,
  type Head,
  readEnd,
  readHead,
  SUMS_FILE,
  type Sums,
  tableOfPart,
} from "./manifest.ts";
import { type FilesSum, filesSum, isFile } from "./saved-files.ts";
import { readTarGz } from "./tar.ts";

type BackupContent = { head: Head; sums: Sums; files: FilesSum | null };

/** Throws a `CommandError` when the file is missing, is not a backup, has a newer format, or was damaged. */
export async function checkBackup(file: string): Promise<BackupContent> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`No existe el archivo ${file}.`);
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${file} no es un respaldo de Mostrador o está dañado (${(error as Error).message}). No se cambió nada.`,
    );
  }
}

async function read(file: string): Promise<BackupContent> {
  let head: Head | undefined;
  let end: { sums: Sums; files: FilesSum | null } | undefined;
  const found = filesSum();
  const hashes = new Map<string, Hash>();
  for await (const { name, body } of readTarGz(file)) {
    if (!head) {
      if (name !== HEAD_FILE) throw new Error("it does not begin with its head");
      refuseNewer(file, formatOf(body));
      head = readHead(body);
      for (const table of head.tables) hashes.set(table.name, createHash("sha256"));
    } else if (name === SUMS_FILE) end = readEnd(head, body);
    else if (!end && isFile(name)) found.add(name, body);
    else {
      const hash = hashes.get(tableOfPart(name) ?? "");
      if (!hash || end) throw new Error(`${name} does not belong there`);
      hash.update(body);
    }
  }
  if (!head || !end) throw new Error("its end is missing");
  const { sums, files } = end;
  for (const [table, hash] of hashes) {
    if (sums[table]?.sha256 !== hash.digest("hex"))
      throw new Error(`the rows of ${table} are not those that were saved`);
  }
  if (files && files.sha256 !== found.told().sha256) throw new Error("the files are not those that were saved");
  return { head, sums, files };
}

function refuseNewer(file: string, format: number | undefined): void {
  if (format === undefined || format <= FORMAT) return;
  throw new CommandError(
    `${file} lo hizo una versión más nueva de Mostrador. Actualiza Mostrador y vuelve a intentar.`,
  );
}
