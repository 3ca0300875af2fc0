// Saves rows as a file for Excel.
import { saveFile } from "../import/import-file.ts";
import type { SheetCell } from "./sheet-cell.ts";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `file` without its ending. Returns how many rows it saved. */
export async function saveSheet(
  file: string,
  title: string,
  headers: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<number> {
  // `export-button.tsx` tells of a failure
  const { writeSheet } = await import("./write-sheet.ts");
  saveFile(new Blob([await writeSheet(title, headers, rows)], { type: TYPE }), `${file}.xlsx`);
  return rows.length;
}
