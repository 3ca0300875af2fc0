// Amounts of money (D-12.1): pesos with at most two decimals on the wire, exact decimals in the database. A sum is made by
// the database, or here in cents.
import * as z from "zod";
import { REQUIRED } from "./schema.ts";

export const MOST_PESOS = 9_999_999;

/** An amount that people write, in pesos; `least` comes with what is said below it. */
export function amount(least: number, tooSmall: string) {
  return z
    .number(REQUIRED)
    .min(least, tooSmall)
    .max(MOST_PESOS, "El monto es demasiado alto")
    .multipleOf(0.01, "El monto lleva hasta dos decimales");
}

/** As the database takes it, exact. */
export function decimalOf(pesos: number): string {
  return pesos.toFixed(2);
}
