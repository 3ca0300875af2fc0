// What the list says of a count or a transfer in a few words.
import type { StockSheet } from "@mostrador/domain/money/inventory/schema.ts";

export function placeText({ kind, fromBranches, toBranch }: StockSheet): string {
  const from = fromBranches.join(", ");
  return kind === "transfer" ? `De ${from} a ${toBranch}` : from;
}

export function differencesText({ kind, lines, differences }: StockSheet): string {
  const products = lines === 1 ? "1 producto" : `${lines} productos`;
  if (kind === "transfer") return products;
  if (differences === 0) return `${products}, todo coincide`;
  return `${products}, ${differences === 1 ? "1 diferencia" : `${differences} diferencias`}`;
}
