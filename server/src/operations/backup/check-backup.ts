// Reads a backup from its first byte to its last and compares it with what it says of itself, before anything is touched.
import { createHash, type Hash } from "node:crypto";
import { statSync } from "node:fs";
import { CommandError } from "./command-error.ts";
import {
  FORMAT,
  formatOf,
  HEAD_FILE,
  type Head,
  readHead,
  readSums,
  SUMS_FILE,
  type Sums,
  tableOfPart,
} from "./manifest.ts";
import { readTarGz } from "./tar.ts";

/** Throws a `CommandError` when the file is not there, is no backup, is of a newer format, or was damaged. */
export async function checkBackup(file: string): Promise<{ head: Head; sums: Sums }> {
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

async function read(file: string): Promise<{ head: Head; sums: Sums }> {
  let head: Head | undefined;
  let sums: Sums | undefined;
  const hashes = new Map<string, Hash>();
  for await (const { name, body } of readTarGz(file)) {
    if (!head) {
      if (name !== HEAD_FILE) throw new Error("it does not begin with its head");
      refuseNewer(file, formatOf(body));
      head = readHead(body);
      for (const table of head.tables) hashes.set(table.name, createHash("sha256"));
    } else if (name === SUMS_FILE) sums = readSums(body);
    else {
      const hash = hashes.get(tableOfPart(name) ?? "");
      if (!hash || sums) throw new Error(`${name} does not belong there`);
      hash.update(body);
    }
  }
  if (!head || !sums) throw new Error("its end is missing");
  for (const [table, hash] of hashes) {
    if (sums[table]?.sha256 !== hash.digest("hex"))
      throw new Error(`the rows of ${table} are not those that were saved`);
  }
  return { head, sums };
}

function refuseNewer(file: string, format: number | undefined): void {
  if (format === undefined || format <= FORMAT) return;
  throw new CommandError(
    `${file} lo hizo una versión más nueva de Mostrador. Actualiza Mostrador y vuelve a intentar.`,
  );
}
