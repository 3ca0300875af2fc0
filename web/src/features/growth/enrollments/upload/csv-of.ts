// A spreadsheet as the CSV that the call takes: each row on its own line, so that a report names the rows of the sheet.
import { cellText } from "@mostrador/domain/kit/import/import-definition.ts";
import type { SheetRow } from "../../../../lib/sheet/read-sheet.ts";

export function csvOf(rows: readonly SheetRow[]): string {
  const lines: string[] = [];
  for (const { line, cells } of rows) {
    while (lines.length < line - 1) lines.push("");
    lines.push(cells.map((cell) => `"${oneLine(cellText(cell))}"`).join(","));
  }
  return lines.join("\r\n");
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").replaceAll('"', '""');
}
