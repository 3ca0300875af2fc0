// Writes movements of the ledger and the stored stock together, in the transaction of their cause.
import { stockWarning } from "@mostrador/domain/money/inventory/consumption.ts";
import { stockMovementChanged } from "@mostrador/domain/money/inventory/live.ts";
import type { WrittenMovements } from "@mostrador/domain/money/inventory/schema.ts";
import type * as z from "zod";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { addStock } from "../../catalog/products/index.ts";
import { presentMovement } from "./present-movement.ts";
import {
  insertStockMovements,
  type MovementRow,
  type NamedStockMovement,
  readStockMovements,
} from "./stock-movement.store.ts";

/** In the given order, each with the stock after it. */
export async function writeMovements(
  tx: Tx,
  ctx: TenantCtx,
  rows: readonly MovementRow[],
): Promise<z.infer<typeof WrittenMovements>> {
  if (rows.length === 0) return [];
  await insertStockMovements(tx, rows);
  const after = await addStock(
    tx,
    ctx,
    rows.map(({ product_id, branch_id, quantity, type }) => ({
      productId: product_id,
      branchId: branch_id,
      by: type === "in" ? quantity : -quantity,
    })),
  );
  for (const { id } of rows) await announce(tx, ctx, stockMovementChanged, { movementId: id });
  return answer(
    tx,
    rows.map(({ id }) => id),
    () => after,
  );
}

/** Those that were written before, each with the stock that there is now. */
export function answerMovements(
  tx: Tx,
  ctx: TenantCtx,
  ids: readonly string[],
): Promise<z.infer<typeof WrittenMovements>> {
  if (ids.length === 0) return Promise.resolve([]);
  return answer(tx, ids, (rows) =>
    addStock(
      tx,
      ctx,
      rows.map(({ product_id, branch_id }) => ({ productId: product_id, branchId: branch_id, by: 0 })),
    ),
  );
}

async function answer(
  tx: Tx,
  ids: readonly string[],
  stockOf: (rows: readonly NamedStockMovement[]) => Promise<number[]> | number[],
): Promise<z.infer<typeof WrittenMovements>> {
  const written = new Map((await readStockMovements(tx, { ids, limit: ids.length })).map((row) => [row.id, row]));
  const rows = ids.map((id) => written.get(id) as NamedStockMovement);
  const after = await stockOf(rows);
  return rows.map((row, index) => {
    const stockAfter = after[index] as number;
    const warning = stockWarning(stockAfter, { name: row.product_name, unit: row.unit });
    return { ...presentMovement(row), stockAfter, warning };
  });
}
