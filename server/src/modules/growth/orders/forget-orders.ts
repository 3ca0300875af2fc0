// Of a deleted contact: pending orders are cancelled and give back their stock, and no order keeps an address (D-16.5).
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { giveBackOrders } from "../../money/inventory/index.ts";
import { forgetClient, lockPendingOf } from "./order.store.ts";

export async function forgetOrders(tx: Tx, contactId: string, at: Date, ctx: TenantCtx): Promise<string[]> {
  await giveBackOrders(tx, ctx, await lockPendingOf(tx, contactId));
  return forgetClient(tx, contactId, at);
}
