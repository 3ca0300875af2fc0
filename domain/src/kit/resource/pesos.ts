// Amounts of money (D-12.1): pesos with at most two decimals on the wire, `numeric(12,2)` in the database.
import * as z from "zod";
import { REQUIRED } from "../schema.ts";

export const MOST_PESOS = 9_999_999;

/** A field of 0 to `most` pesos. `what` names it: 'El precio'. */
export function pesos(what: string, most = MOST_PESOS) {
  return z
    .number(REQUIRED)
    .min(0, `${what} no puede ser negativo`)
    .max(most, `${what} puede ser de hasta $${most.toLocaleString("en-US")}`)
    .multipleOf(0.01, `${what} lleva hasta dos decimales`);
}
