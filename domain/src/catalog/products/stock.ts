// The stock of a product, in words. For the list of products and the forms that move stock.

export type StockLine = { branchId: string; quantity: number };

/** In one branch, or in all of them; 0 without movements. */
export function stockIn(stock: readonly StockLine[], branchId?: string): number {
  const lines = branchId === undefined ? stock : stock.filter((line) => line.branchId === branchId);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Where more was used than was counted: a sum over branches would hide it. */
export function belowZero(stock: readonly StockLine[]): StockLine[] {
  return stock.filter(({ quantity }) => quantity < 0);
}

/** Whether a person should buy more: a counted stock at the product's own mark, or below it. */
export function isLow(stock: readonly StockLine[], lowStock: number | null): boolean {
  return lowStock !== null && stock.length > 0 && stockIn(stock) <= lowStock;
}

/** '3 botellas', '120 ml'; without a unit only the number. */
export function quantityText(quantity: number, unit: string): string {
  const number = quantity < 0 ? `−${-quantity}` : String(quantity);
  if (!unit) return number;
  return `${number} ${Math.abs(quantity) === 1 ? unit : pluralOf(unit)}`;
}

/** Plural of one word that is not an abbreviation; anything else stays unchanged. */
function pluralOf(unit: string): string {
  if (unit.length <= 3 || !/^\p{L}+$/u.test(unit) || /s$/i.test(unit)) return unit;
  if (/z$/i.test(unit)) return `${unit.slice(0, -1)}ces`;
  return /[aeiouáéó]$/i.test(unit) ? `${unit}s` : `${unit}es`;
}
