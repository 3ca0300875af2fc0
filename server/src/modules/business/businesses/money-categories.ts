// The business's own categories of money movements, stored with its settings and edited where money is recorded.
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { lockBusiness, readBusiness, updateBusiness } from "./business.store.ts";

type Category = { name: string };

export async function readMoneyCategories(tx: Tx): Promise<Category[]> {
  return (await readBusiness(tx))?.money_movement_categories ?? [];
}

/** Two edits at once run one after the other. */
export async function changeMoneyCategories(
  tx: Tx,
  ctx: TenantCtx,
  change: (own: Category[]) => Category[],
): Promise<Category[]> {
  const row = await lockBusiness(tx);
  const moneyMovementCategories = change(row?.money_movement_categories ?? []);
  if (row) await updateBusiness(tx, { moneyMovementCategories }, nextUpdate(ctx, row.updated_at, undefined));
  return moneyMovementCategories;
}
