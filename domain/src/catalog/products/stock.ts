// How much there is of a product, in words. For the list of products and the forms that move stock.

export type StockLine = { branchId: string; quantity: number };

/** In one branch, or in all of them; 0 where it never moved. */
export function stockIn(stock: readonly StockLine[], branchId?: string): number {
  const lines = branchId === undefined ? stock : stock.filter((line) => line.branchId === branchId);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** '3 botella'; without a unit the number alone. */
export function quantityText(quantity: number, unit: string): string {
  const number = quantity < 0 ? `−${-quantity}` : String(quantity);
  return unit ? `${number} ${unit}` : number;
}
