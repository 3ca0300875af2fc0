// What a table of rows cannot have is refused in words, where it is read: merged cells and formulas.
import type { SheetOddities } from "../sheet/inspect-xlsx.ts";
import { SheetError } from "../sheet/sheet-error.ts";
import type { Mapping } from "./import-messages.ts";

/** A title of merged cells above the headers, and a formula in a column that is not used, do no harm. */
export function refuseUnreadable({ merges, formulas }: SheetOddities, { headerLine, fields }: Mapping): void {
  if (merges.some(({ to }) => to > headerLine)) {
    throw new SheetError("El archivo tiene celdas combinadas. Sepáralas e intenta de nuevo.");
  }
  const formula = fields.flatMap((field, column) => (field ? [formulas.get(column)] : [])).find(Boolean);
  if (formula) {
    throw new SheetError(`La celda ${formula} tiene una fórmula. Copia la hoja y pégala solo con sus valores.`);
  }
}
