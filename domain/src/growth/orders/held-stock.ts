// What an order takes out of the stock of a product, and how much of it is not there (contract/growth#orders).
import { quantityText, type StockLine } from "../../catalog/products/stock.ts";

export type HeldStock = { readonly taken: readonly StockLine[]; readonly missing: number };

/**
 * `stock`: what is counted in each branch; a product without any is not counted, and nothing is taken. Without a
 * branch, those with the most give it. What is missing is taken from the first one, whose count is below zero then.
 */
export function heldStock(stock: readonly StockLine[], quantity: number, branchId: string | null): HeldStock {
  if (stock.length === 0) return { taken: [], missing: 0 };
  const here = { branchId: branchId ?? "", quantity: stock.find((one) => one.branchId === branchId)?.quantity ?? 0 };
  const from = branchId === null ? fullestFirst(stock) : [here];
  let missing = quantity;
  const parts = from.map((line) => {
    const part = Math.min(missing, Math.max(0, line.quantity));
    missing -= part;
    return part;
  });
  const taken = from.map((line, at) => ({
    branchId: line.branchId,
    quantity: (parts[at] ?? 0) + (at === 0 ? missing : 0),
  }));
  return { taken: taken.filter((line) => line.quantity > 0), missing };
}

/** What the next line of the same product finds. */
export function stockAfter(stock: readonly StockLine[], taken: readonly StockLine[]): StockLine[] {
  const takenOf = (branchId: string) => taken.find((line) => line.branchId === branchId)?.quantity ?? 0;
  return stock.map(({ branchId, quantity }) => ({ branchId, quantity: quantity - takenOf(branchId) }));
}

function fullestFirst(stock: readonly StockLine[]): StockLine[] {
  return stock.toSorted((a, b) => b.quantity - a.quantity || (a.branchId < b.branchId ? -1 : 1));
}

/** What staff have to get before they can deliver it; '' where nothing is missing. */
export function missingText(items: readonly { name: string; unit: string; missing: number }[]): string {
  const lines = items.filter(({ missing }) => missing > 0);
  const each = lines.map(({ name, unit, missing }) => `${quantityText(missing, unit)} de ${name}`);
  return each.length === 0 ? "" : `Falta existencia: ${each.join(", ")}`;
}
