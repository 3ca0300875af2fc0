// Writes a spreadsheet of texts and numbers. Texts are never executed when it is opened (D-7.3).
import { safeCell } from "@mostrador/domain/kit/import/safe-cell.ts";
import { XlsxStreamWriter } from "hucre/xlsx";

export async function writeSheet(
  name: string,
  headers: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = headers.map((header) => ({ header, key: header, width: Math.max(14, header.length + 4) }));
  const writer = new XlsxStreamWriter({ name, columns, freezePane: { rows: 1 } });
  for (const row of rows) writer.addRow(row.map((cell) => (typeof cell === "number" ? cell : safeCell(cell))));
  return (await writer.finish()) as Uint8Array<ArrayBuffer>;
}
