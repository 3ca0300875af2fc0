// The first sheet of a workbook (.xlsx) as rows of text. Bounded before it is read: a small file may unpack to very much.
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { cellText } from "@mostrador/domain/kit/import/import-definition.ts";
import { streamXlsxRows } from "hucre/xlsx";

const BROKEN = "El archivo está dañado o no es un .xlsx. Ábrelo y guárdalo de nuevo como .xlsx.";
const TOO_LARGE = "El archivo se descomprime a demasiado. Divídelo en varios e intenta de nuevo.";
const MOST_UNPACKED = 16 * 1024 * 1024;
const MOST_ENTRIES = 200;
const unpack = promisify(inflateRaw);

export function isWorkbook([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** Each row at its place in the sheet. Reads up to `most` rows, and one more where there are more. */
export async function workbookRows(bytes: Buffer, most: number): Promise<string[][]> {
  await refuseLarge(bytes);
  const rows: string[][] = [];
  let count = 0;
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), { sheet: 0 })) {
      const cells = values.map((value) => cellText(cellOf(value)).trim());
      if (cells.every((cell) => cell === "") || index > MOST_INDEX) continue;
      while (rows.length < index) rows.push([]);
      rows[index] = cells;
      count += 1;
      if (count > most + 1) break;
    }
  } catch {
    throw invalid("file", BROKEN);
  }
  return rows;
}

/** A sheet may have a cell far below. */
const MOST_INDEX = 10_000;

/** A day as it is displayed. */
function cellOf(value: unknown): string | number | boolean | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

async function refuseLarge(bytes: Buffer): Promise<void> {
  const entries = entriesOf(bytes);
  let left = MOST_UNPACKED;
  for (const { method, from, packed } of entries) {
    const content = bytes.subarray(from, from + packed);
    left -= method === 8 ? await unpackedSize(content, left) : content.length;
    if (left <= 0) throw invalid("file", TOO_LARGE);
  }
}

async function unpackedSize(content: Buffer, most: number): Promise<number> {
  try {
    return (await unpack(content, { maxOutputLength: most })).length;
  } catch (error) {
    throw invalid("file", (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? TOO_LARGE : BROKEN);
  }
}

type Entry = { method: number; from: number; packed: number };

/** What the directory at the end of the file lists. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) throw invalid("file", BROKEN);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (entries.length >= MOST_ENTRIES) throw invalid("file", TOO_LARGE);
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw invalid("file", BROKEN);
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) throw invalid("file", BROKEN);
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      from: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      packed: bytes.readUInt32LE(at + 20),
    });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
