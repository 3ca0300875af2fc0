// The rows of a spreadsheet or of a text file with separators, for a worker. What cannot be read as it is meant is refused in
// words before anything is done with it.
import type { Cell } from "@mostrador/domain/kit/import/import-definition.ts";
import { parseCsv } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { inspectXlsx } from "./inspect-xlsx.ts";
import { openQuote } from "./open-quote.ts";
import { BROKEN, SheetError } from "./sheet-error.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_COLUMNS = 60;

/** `line`: as the sheet counts its rows. Empty rows are left out. */
export type SheetRow = { line: number; cells: Cell[] };
type Progress = (rows: number) => void;

export async function readSheet(file: File, mostRows: number, progress: Progress): Promise<SheetRow[]> {
  if (file.size > MOST_BYTES) throw new SheetError("El archivo puede pesar hasta 20 MB");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const keeper = keep(mostRows, progress);
  if (startsWith(bytes, [0x50, 0x4b])) await readXlsx(bytes, keeper.add, mostRows);
  else if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SheetError("El archivo es de una versión antigua de Excel o tiene contraseña. Guárdalo como .xlsx.");
  } else if (bytes.length > 0 && /\.xlsx$/i.test(file.name)) throw new SheetError(BROKEN);
  else readText(bytes, keeper.add);
  return keeper.rows;
}

function keep(mostRows: number, progress: Progress) {
  const rows: SheetRow[] = [];
  const add = (line: number, cells: Cell[]) => {
    if (cells.every((cell) => cell === null || cell === "")) return;
    if (cells.length > MOST_COLUMNS) throw new SheetError(`El archivo puede tener hasta ${MOST_COLUMNS} columnas`);
    // the headers are one more
    if (rows.length > mostRows) {
      throw new SheetError(`El archivo puede tener hasta ${mostRows.toLocaleString("es-MX")} filas`);
    }
    rows.push({ line, cells });
    if (rows.length % 2_000 === 0) progress(rows.length);
  };
  return { rows, add };
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>, add: (line: number, cells: Cell[]) => void, mostRows: number) {
  await inspectXlsx(bytes);
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      if (index > mostRows * 4)
        throw new SheetError("Hay filas vacías de más en el archivo. Bórralas e intenta de nuevo.");
      add(index + 1, values.slice(0, MOST_COLUMNS + 1).map(cellOf));
    }
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError(BROKEN);
  }
}

/** A day is read as it is shown, wherever this browser stands. */
function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function readText(bytes: Uint8Array, add: (line: number, cells: Cell[]) => void) {
  const text = decoded(bytes);
  if (text.includes("\u0000")) throw new SheetError("El archivo no es un .xlsx ni un .csv");
  const delimiter = separatorOf(text);
  const opened = openQuote(text.replace(/^\ufeff/, ""), delimiter);
  if (opened !== null) throw new SheetError(`Las comillas que se abren en la línea ${opened} no se cierran.`);
  const rows = parseCsv(text, { delimiter });
  for (const [index, cells] of rows.entries()) add(index + 1, cells.map(cellOf));
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SheetError(
      "El archivo no está en UTF-8 y sus acentos se perderían. En Excel guárdalo como «CSV UTF-8» o como .xlsx.",
    );
  }
}

function separatorOf(text: string): string {
  const first = text.slice(0, 5_000).split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

function startsWith(bytes: Uint8Array, signs: number[]): boolean {
  return signs.every((sign, index) => bytes[index] === sign);
}
