// Reads the rows of a spreadsheet or delimited text file, in a worker. Refuses files that it cannot read reliably, with
// a message, before anything else is done.
import type { Cell } from "@mostrador/domain/kit/import/import-definition.ts";
import { streamXlsxRows } from "hucre/xlsx";
import { type BookSheet, inspectXlsx, type SheetOddities } from "./inspect-xlsx.ts";
import { readText } from "./read-text.ts";
import { BROKEN, SheetError } from "./sheet-error.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_COLUMNS = 60;

/** `line`: the row number in the sheet. Omits empty rows, and empty cells at the end of a row. */
export type SheetRow = { line: number; cells: Cell[] };
export type SheetTable = SheetOddities & { rows: SheetRow[] };

export type OpenFile = {
  /** The names of the visible sheets; '' for a text file. */
  sheets: string[];
  /** The index of the sheet that was active when the file was saved. */
  active: number;
  /** Not valid UTF-8 and read as Windows-1252: a guess that a person must check. */
  isWindows: boolean;
  read(sheet: number): Promise<SheetTable>;
};

type Progress = (rows: number) => void;

export async function openSheets(file: File, mostRows: number, progress: Progress): Promise<OpenFile> {
  if (file.size > MOST_BYTES) throw new SheetError("El archivo puede pesar hasta 20 MB");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { sheets, active } = await inspectXlsx(bytes);
    return {
      sheets: sheets.map(({ name }) => name),
      active,
      isWindows: false,
      read: (place) => readXlsx(bytes, sheets[place] as BookSheet, keep(mostRows, progress)),
    };
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new SheetError("El archivo es de una versión antigua de Excel o tiene contraseña. Guárdalo como .xlsx.");
  }
  if (bytes.length > 0 && /\.xlsx$/i.test(file.name)) throw new SheetError(BROKEN);
  const { rows, isWindows } = readText(bytes);
  const keeper = keep(mostRows, progress);
  for (const [index, cells] of rows.entries()) if (cells) keeper.add(index + 1, cells.map(cellOf));
  const table = { rows: keeper.rows, merges: [], formulas: new Map() };
  return { sheets: [""], active: 0, isWindows, read: async () => table };
}

/** The rows of the active sheet, unless another is chosen. */
export async function readSheet(file: File, mostRows: number, progress: Progress): Promise<SheetRow[]> {
  const opened = await openSheets(file, mostRows, progress);
  return (await opened.read(opened.active)).rows;
}

type Keeper = ReturnType<typeof keep>;

function keep(mostRows: number, progress: Progress) {
  const rows: SheetRow[] = [];
  const add = (line: number, cells: Cell[]) => {
    let length = cells.length;
    while (length > 0 && isEmpty(cells[length - 1])) length -= 1;
    if (length === 0) return;
    if (length > MOST_COLUMNS) throw new SheetError(`El archivo puede tener hasta ${MOST_COLUMNS} columnas`);
    // plus the header row
    if (rows.length > mostRows) {
      throw new SheetError(`El archivo puede tener hasta ${mostRows.toLocaleString("es-MX")} filas`);
    }
    rows.push({ line, cells: length < cells.length ? cells.slice(0, length) : cells });
    if (rows.length % 2_000 === 0) progress(rows.length);
  };
  return { rows, add };
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  { place, merges, formulas }: BookSheet,
  { rows, add }: Keeper,
): Promise<SheetTable> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: place })) add(index + 1, values.map(cellOf));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError(BROKEN);
  }
  return { rows, merges, formulas };
}

/** Reads a day as it is displayed, in any time zone of the browser. */
function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function startsWith(bytes: Uint8Array, signs: number[]): boolean {
  return signs.every((sign, index) => bytes[index] === sign);
}
