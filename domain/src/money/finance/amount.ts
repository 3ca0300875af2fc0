// Amounts of money (D-12.1): pesos with at most two decimals on the wire, exact decimals in the database, which makes the
// sums. For whoever writes one down.

/** Of pesos, as the database takes it: exact. */
export function decimalOf(pesos: number): string {
  return pesos.toFixed(2);
}
