// Refuses sheets with merged cells or formulas, with a message, while reading.
import type { SheetOddities } from "../sheet/inspect-xlsx.ts";
import { SheetError } from "../sheet/sheet-error.ts";
import type { Mapping } from "./import-messages.ts";

/** Merged title cells above the headers, and a formula in an unused column, are accepted. */
export function refuseUnreadable({ merges, formulas }: SheetOddities, { headerLine, fields }: Mapping): void {
  if (merges.some(({ to }) => to > headerLine)) {
    throw new SheetError("El archivo tiene celdas combinadas. Sepáralas e intenta de nuevo.");
  }
  const formula = fields.flatMap((field, column) => (field ? [formulas.get(column)] : [])).find(Boolean);
  if (formula) {
    throw new SheetError(`La celda ${formula} tiene una fórmula. Copia la hoja y pégala solo con sus valores.`);
  }
}
