// Writes a spreadsheet of texts, numbers and dates. Texts are never executed when it is opened (D-7.3).
import { safeCell } from "@mostrador/domain/kit/import/safe-cell.ts";
import { XlsxStreamWriter } from "hucre/xlsx";
import type { SheetCell } from "./sheet-cell.ts";

type Rows = readonly (readonly SheetCell[])[];

export async function writeSheet(
  name: string,
  headers: readonly string[],
  rows: Rows,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = headers.map((header, at) => {
    const numFmt = formatOf(rows, at);
    return { header, key: header, width: Math.max(numFmt ? 18 : 14, header.length + 4), ...(numFmt && { numFmt }) };
  });
  const writer = new XlsxStreamWriter({ name, columns, freezePane: { rows: 1 } });
  for (const row of rows) writer.addRow(row.map((cell) => (typeof cell === "string" ? safeCell(cell) : cell)));
  return (await writer.finish()) as Uint8Array<ArrayBuffer>;
}

/** How the dates of a column are shown: with the hour where one of them has one. */
function formatOf(rows: Rows, at: number): string | undefined {
  const dates = rows.map((row) => row[at]).filter((cell) => cell instanceof Date);
  if (dates.length === 0) return undefined;
  return dates.some((date) => date.getTime() % 86_400_000 !== 0) ? "dd/mm/yyyy hh:mm" : "dd/mm/yyyy";
}
