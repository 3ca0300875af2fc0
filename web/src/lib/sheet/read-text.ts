// Reads a delimited text file: its encoding, its separator, and its cells.
import { parseCsv } from "hucre/csv";
import { openQuote } from "./open-quote.ts";
import { SheetError } from "./sheet-error.ts";

/** A line without data, such as the one that names the separator, is null, so that the others keep their numbers. */
export type TextTable = { rows: (unknown[] | null)[]; isWindows: boolean };

export function readText(bytes: Uint8Array): TextTable {
  const { text, isWindows } = decoded(bytes);
  if (text.includes("\u0000")) throw new SheetError("El archivo no es un .xlsx ni un .csv");
  const named = NAMED_SEPARATOR.exec(text);
  const delimiter = named?.[1] ?? separatorOf(text);
  const opened = openQuote(text, delimiter);
  if (opened !== null) throw new SheetError(`Las comillas que se abren en la línea ${opened} no se cierran.`);
  const rows: (unknown[] | null)[] = parseCsv(text, { delimiter });
  if (named) rows[0] = null;
  return { rows, isWindows };
}

/** Excel's line that names the separator. */
const NAMED_SEPARATOR = /^"?sep=([,;|\t])"?\r?\n/i;

function decoded(bytes: Uint8Array): { text: string; isWindows: boolean } {
  const [first, second] = bytes;
  // Excel's «Texto Unicode»
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), isWindows: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isWindows: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isWindows: true };
  }
}

/** Decided by several first lines, so that a title above the headers does not count alone. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 5_000).split(/\r?\n/).slice(0, 5);
  const counts = [",", ";", "\t"].map((sign) => ({
    sign,
    count: Math.max(...lines.map((line) => line.split(sign).length)),
  }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ",";
}
