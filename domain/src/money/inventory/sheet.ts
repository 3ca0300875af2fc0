// Counts of the stock and transfers between branches: what a count says against what was expected, and the texts of both.
// For the calls and their forms (contract/money#counts).
import { quantityText } from "../../catalog/products/stock.ts";

export type CountedLine = { readonly expected: number; readonly counted: number };
type Measured = { readonly name: string; readonly unit: string };

/** 'CONT-' and the last five characters of the count's id. */
export function countMovementId(sheetId: string): string {
  return `CONT-${sheetId.slice(-5)}`;
}

/** 'TRAS-' and the last five characters of the transfer's id. */
export function transferMovementId(sheetId: string): string {
  return `TRAS-${sheetId.slice(-5)}`;
}

/** The movement that makes the stock what was counted; null where nothing differs. */
export function differenceOf({ expected, counted }: CountedLine): { type: "in" | "out"; quantity: number } | null {
  if (counted === expected) return null;
  return counted > expected
    ? { type: "in", quantity: counted - expected }
    : { type: "out", quantity: expected - counted };
}

/** What moved between the count and its save. */
export function staleCount(lines: readonly (Measured & { expected: number; there: number })[]): string {
  const named = lines
    .slice(0, MOST_NAMED)
    .map(
      ({ name, unit, expected, there }) =>
        `${name} (había ${quantityText(expected, unit)}, ahora hay ${quantityText(there, unit)})`,
    );
  const others = lines.length - named.length;
  return `Las existencias cambiaron mientras contabas: ${named.join(", ")}${others > 0 ? ` y ${others} más` : ""}. Cuenta de nuevo lo que cambió.`;
}

const MOST_NAMED = 3;

export function countMessage(differences: number): string {
  if (differences === 0) return "Conteo registrado: todo coincide";
  return `Conteo registrado: ${differences} ${differences === 1 ? "diferencia" : "diferencias"}`;
}

/** The comments of the two movements of a product. */
export function transferComments(
  { from, to }: { from: string; to: string },
  comments: string,
): { out: string; in: string } {
  const more = comments ? `. ${comments}` : "";
  return { out: `Traspaso a ${to}${more}`, in: `Traspaso desde ${from}${more}` };
}
