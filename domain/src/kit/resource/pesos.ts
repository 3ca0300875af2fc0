// Amounts of money (D-12.1): pesos with at most two decimals on the wire, `numeric(12,2)` in the database.
import * as z from "zod";
import { REQUIRED } from "../schema.ts";

export const MOST_PESOS = 9_999_999;

/** An amount as a text, as with commas, has another error than a missing one. */
export const amountError = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === ""
      ? REQUIRED
      : `${what} debe ser un número sin comas, como 1234.50`,
});

/** A field of 0 to `most` pesos. `what` names it: 'El precio'. */
export function pesos(what: string, most = MOST_PESOS) {
  return z
    .number(amountError(what))
    .min(0, `${what} no puede ser ${what.startsWith("La ") ? "negativa" : "negativo"}`)
    .max(most, `${what} puede ser de hasta $${most.toLocaleString("en-US")}`)
    .multipleOf(0.01, `${what} lleva hasta dos decimales`);
}
