// The stock that orders hold: taken when they are placed, given back when they are cancelled. The ledger alone says
// how much an order holds, so that nothing is given back twice.
import { orderMovementId } from "@mostrador/domain/money/inventory/consumption.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { type MovementRow, readHeld } from "./stock-movement.store.ts";
import { writeMovements } from "./write-movements.ts";

type OrderedStock = { orderId: string; productId: string; branchId: string; quantity: number };

/** The caller holds the stock of these products (`lockStock`). */
export async function takeForOrder(tx: Tx, ctx: TenantCtx, taken: readonly OrderedStock[]): Promise<void> {
  const rows = taken.map((line) => rowOf(ctx, line, { type: "out", comments: "Pedido registrado" }));
  await writeMovements(tx, ctx, rows);
}

/** The caller has locked these orders. */
export async function giveBackOrders(tx: Tx, ctx: TenantCtx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const held = await readHeld(tx, orderIds);
  const rows = held.map((line) => rowOf(ctx, line, { type: "in", comments: "Pedido cancelado" }));
  await writeMovements(tx, ctx, rows);
}

function rowOf(
  ctx: TenantCtx,
  { orderId, productId, branchId, quantity }: OrderedStock,
  movement: Pick<MovementRow, "type" | "comments">,
): MovementRow {
  return {
    ...movement,
    business_id: ctx.businessId,
    id: newId(),
    custom_id: orderMovementId(orderId),
    branch_id: branchId,
    product_id: productId,
    appointment_id: null,
    order_id: orderId,
    sheet_id: null,
    quantity,
    date: new Date(ctx.now),
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  };
}
