// A contact's orders, for the assistant: only their own, which they may cancel while pending (D-9.2).
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { giveBackOrders } from "../../../money/inventory/index.ts";
import { lockOrder, readOrders, updateOrder } from "../order.store.ts";
import { noteOrder, orderOf } from "../order.ts";
import { type OrderToPlace, placeOrder } from "../place-order.ts";
import { presentOrder } from "../present-order.ts";

const MOST_TOLD = 10;

/** The latest ones, in any status. */
export async function ordersOf(ctx: TenantCtx, contactId: string): Promise<Order[]> {
  const rows = await readTogether(ctx, (tx) => readOrders(tx, { clientId: contactId, limit: MOST_TOLD }));
  return rows.slice(0, MOST_TOLD).map((row) => presentOrder(ctx, row));
}

export async function placeOwnOrder(ctx: TenantCtx, order: OrderToPlace): Promise<Order> {
  return transact(ctx, async (tx, inside) => {
    const id = await placeOrder(tx, inside, order);
    await noteOrder(tx, inside, id, "created");
    return orderOf(tx, ctx, id);
  });
}

/** Null: it is not this contact's, or not pending any more. */
export async function cancelOwnOrder(
  ctx: TenantCtx,
  { contactId, orderId }: { contactId: string; orderId: string },
): Promise<Order | null> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockOrder(tx, orderId);
    if (row?.contact_id !== contactId || row.status !== "pending") return null;
    const updated_at = nextUpdate(ctx, row.updated_at, undefined);
    await updateOrder(tx, orderId, { status: "canceled", updated_by: actorName(ctx.actor), updated_at });
    await giveBackOrders(tx, inside, [orderId]);
    await noteOrder(tx, inside, orderId, "canceled");
    await announce(tx, ctx, orderChanged, { orderId });
    return orderOf(tx, ctx, orderId);
  });
}
