// Changes the stock of a product: only by movements, in the same transaction.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { addToStock } from "./stock.store.ts";

export type StockChange = { productId: string; branchId: string; by: number };

/**
 * Returns the stock after each, in the given order. Below zero is reported, not refused: the product was used, and the
 * count was wrong. Rows are locked in one order, so that concurrent calls wait.
 */
export async function addStock(tx: Tx, ctx: TenantCtx, changes: readonly StockChange[]): Promise<number[]> {
  const after: number[] = changes.map(() => 0);
  const inOrder = changes
    .map((change, index) => ({ change, index, key: `${change.productId} ${change.branchId}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
  for (const { change, index } of inOrder) after[index] = await addToStock(tx, ctx.businessId, change);
  for (const id of new Set(changes.map(({ productId }) => productId)))
    await announce(tx, ctx, products.changed, { id });
  return after;
}
