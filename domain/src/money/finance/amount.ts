// Amounts of money (D-12.1): pesos with at most two decimals on the wire, exact decimals in the database, which
// computes the sums. For all code that writes one.

/** Pesos for the database: exact. */
export function decimalOf(pesos: number): string {
  return pesos.toFixed(2);
}

const PESOS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '−$3,000.00': in sentences of the log. */
export function pesosText(pesos: number): string {
  return `${pesos < 0 ? "−" : ""}$${PESOS.format(Math.abs(pesos))}`;
}
