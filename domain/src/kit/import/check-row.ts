// Whether a row can be imported as it is, with repairs, or not at all. A repair is made only where a person agreed to
// it.
import { type Cells, cellText, columnsOf, type ImportDefinition, type SheetContext } from "./import-definition.ts";
import { plainCell } from "./plain-cell.ts";

export type Problem = {
  /** The header of its column. */
  column: string;
  message: string;
  /** The current text of the cell, and the repaired one; without the second there is no repair. */
  from: string;
  to?: string;
};

export type CheckedRow<Row> =
  | { state: "valid"; row: Row; problems: Problem[] }
  | { state: "fixable"; row: Row; problems: Problem[] }
  | { state: "invalid"; row: null; problems: Problem[] };

export function checkRow<Row extends object>(
  definition: ImportDefinition<Row>,
  cells: Cells,
  context: SheetContext,
): CheckedRow<Row> {
  const problems: Problem[] = [];
  const read: { [field: string]: unknown } = {};
  for (const column of columnsOf(definition)) {
    const { field, header } = column;
    if (column.isExtra && cells[field] === undefined) continue;
    const cell = plainCell(cells[field]);
    const reading = column.read(cell, context);
    if ("error" in reading) {
      const isOptional = column.empty !== undefined;
      if (isOptional) read[field] = column.empty;
      problems.push({ column: header, message: reading.error, from: cellText(cell), ...(isOptional && { to: "" }) });
      continue;
    }
    read[field] = reading.value;
    if (!reading.problem) continue;
    const to = reading.shown ?? String(reading.value);
    problems.push({ column: header, message: reading.problem, from: cellText(cell), to });
  }
  if (problems.some(({ to }) => to === undefined)) return { state: "invalid", row: null, problems };
  const finished = definition.finish(read as Row, context);
  if ("error" in finished) {
    const { header } = definition.columns[finished.field];
    problems.push({ column: header, message: finished.error, from: cellText(cells[finished.field]) });
    return { state: "invalid", row: null, problems };
  }
  return { state: problems.length > 0 ? "fixable" : "valid", row: finished.row, problems };
}

/** 'WhatsApp: solo puede llevar dígitos. Email: …' */
export function problemText(problems: readonly Problem[]): string {
  return problems.map(({ column, message }) => `${column}: ${message}`).join(". ");
}
