// Interprets a file: its sheet, header line and columns. Guesses from the file and from the business's earlier
// mappings; a person can correct it.
import { checkRow } from "@mostrador/domain/kit/import/check-row.ts";
import { guessFields, type HeaderGuess, type KnownHeaders } from "@mostrador/domain/kit/import/headers.ts";
import {
  type Cell,
  cellText,
  columnsOf,
  type ImportDefinition,
} from "@mostrador/domain/kit/import/import-definition.ts";
import { plainCell } from "@mostrador/domain/kit/import/plain-cell.ts";
import { readsMonthFirst } from "@mostrador/domain/kit/import/read-day.ts";
import type { OpenFile, SheetRow, SheetTable } from "../sheet/read-sheet.ts";
import { SheetError } from "../sheet/sheet-error.ts";
import type { FileLook, Mapping } from "./import-messages.ts";

/** The maximum number of lines above the headers. */
const LOOKED_AT = 20;
const SHOWN_LINES = 10;
const SAMPLES = 3;
const SAMPLED = 200;

export type LookOf<Row extends object> = {
  definition: ImportDefinition<Row>;
  file: OpenFile;
  known: KnownHeaders;
  country: string;
};

/** The sheet that was active when the file was saved, or the first with all required columns. */
export async function chooseSheet<Row extends object>(of: LookOf<Row>): Promise<{ sheet: number; table: SheetTable }> {
  const { sheets, active, read } = of.file;
  const order = [active, ...sheets.keys()].filter((sheet, index, all) => all.indexOf(sheet) === index);
  const first = { sheet: active, table: await read(active) };
  for (const sheet of order) {
    const table = sheet === active ? first.table : await read(sheet);
    if (isComplete(guessHeader(of, table.rows).guess)) return { sheet, table };
  }
  return first;
}

/** `headerLine`: chosen by a person, 0 when the file has no headers. */
export function lookAt<Row extends object>(
  of: LookOf<Row>,
  { sheet, table }: { sheet: number; table: SheetTable },
  headerLine?: number,
): FileLook {
  const { rows } = table;
  if (rows.length === 0) throw new SheetError("El archivo no tiene filas");
  const { line, guess } = headerLine === undefined ? guessHeader(of, rows) : headerAt(of, rows, headerLine);
  const body = rows.filter((row) => row.line > line).slice(0, SAMPLED);
  const header = rows.find((row) => row.line === line);
  const width = Math.max(guess.fields.length, ...body.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    header: cellText(header?.cells[index]),
    samples: textsOf(body, index).slice(0, SAMPLES),
  }));
  const fields = columns.map((_, index) => guess.fields[index] ?? null);
  const dayFields = fieldsThat(of.definition, "day");
  const days = fields
    .flatMap((field, index) => (field && dayFields.includes(field) ? textsOf(body, index) : []))
    .filter((text) => SLASH_DAY.test(text));
  const monthFirst = readsMonthFirst(days);
  const country = lacksCountry(of.definition, body, fields, isComplete(guess)) ? of.country : "";
  const mapping: Mapping = { sheet, headerLine: line, fields, country, monthFirst: monthFirst ?? false };
  const isPlain = !of.file.isWindows && headerLine === undefined && monthFirst !== true;
  const isSure = isPlain && line > 0 && isComplete(guess) && country === "";
  return {
    sheets: of.file.sheets,
    isWindows: of.file.isWindows,
    lines: rows.slice(0, SHOWN_LINES).map((row) => ({ line: row.line, text: lineText(row.cells) })),
    columns,
    guess: mapping,
    open: guess.open,
    hasSlashDays: days.length > 0,
    isSure,
  };
}

const SLASH_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;

type HeaderLine = { line: number; guess: HeaderGuess };

/** Among the first lines, the one with the most field names; otherwise the first with several cells. */
function guessHeader<Row extends object>(of: LookOf<Row>, rows: readonly SheetRow[]): HeaderLine {
  if (rows.length === 0) return headerAt(of, rows, 1);
  const tried = rows.slice(0, LOOKED_AT).map(({ line }) => headerAt(of, rows, line));
  const scoreOf = ({ guess }: HeaderLine) =>
    guess.fields.filter(Boolean).length + guess.open.filter(({ columns }) => columns.length > 0).length;
  const best = tried.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), tried[0] as HeaderLine);
  if (scoreOf(best) > 0) return best;
  const wide = rows.find(({ cells }) => cells.filter((cell) => cellText(cell) !== "").length > 1) ?? rows[0];
  return headerAt(of, rows, wide?.line ?? 1);
}

function headerAt<Row extends object>(of: LookOf<Row>, rows: readonly SheetRow[], line: number): HeaderLine {
  const cells = rows.find((row) => row.line === line)?.cells ?? [];
  const body = rows.filter((row) => row.line > line).slice(0, SAMPLED);
  return { line, guess: guessFields(of.definition, cells, of.known, (index) => textsOf(body, index).length > 0) };
}

function isComplete({ open }: HeaderGuess): boolean {
  return open.length === 0;
}

function fieldsThat<Row extends object>(definition: ImportDefinition<Row>, means: "day" | "country"): string[] {
  return columnsOf(definition).flatMap((column) => (column.means === means ? [column.field] : []));
}

/**
 * The file has no country column, and some numbers have no country code. While the column of the numbers is unknown
 * (`isComplete` is false), it proposes a country.
 */
function lacksCountry<Row extends object>(
  definition: ImportDefinition<Row>,
  rows: readonly SheetRow[],
  fields: readonly (string | null)[],
  isComplete: boolean,
): boolean {
  const [countryField] = fieldsThat(definition, "country");
  if (!countryField || fields.includes(countryField)) return false;
  if (!isComplete) return true;
  const column = columnsOf(definition).find(({ field }) => field === countryField)?.header;
  return rows.some(({ cells }) => {
    const named = fields.flatMap((field, index) => (field ? [[field, cells[index] ?? null] as const] : []));
    const { problems } = checkRow(definition, Object.fromEntries(named), NO_RULES);
    return problems.some((problem) => problem.column === column && problem.to === undefined);
  });
}

const NO_RULES = { today: "9999-12-31", country: "", monthFirst: false };

function textsOf(rows: readonly SheetRow[], index: number): string[] {
  return rows.map(({ cells }) => cellText(plainCell(cells[index]))).filter(Boolean);
}

function lineText(cells: readonly Cell[]): string {
  return cells.map(cellText).filter(Boolean).join(", ").slice(0, 80);
}
