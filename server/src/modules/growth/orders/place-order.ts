// Creates an order, which takes its stock: for a person, for the assistant after the customer's yes, or from the cart of WhatsApp.

import { type DeliveryMethod, placeOf } from "@mostrador/domain/growth/orders/delivery.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import type { OrderSource } from "@mostrador/domain/growth/orders/schema.ts";
import type { Day, HourMinute } from "@mostrador/domain/kit/calendar.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { takeForOrder } from "../../money/inventory/index.ts";
import { dueAt } from "./due-at.ts";
import { holdOrderedStock } from "./hold-stock.ts";
import { insertOrder, readIdByKey } from "./order.store.ts";

export type OrderToPlace = {
  contactId: string;
  branchId: string | null;
  threadId: string | null;
  source: OrderSource;
  /** `price` in units of the currency, with at most two decimals; null: there is none. */
  items: readonly { productId: string | null; name: string; unit: string; quantity: number; price: number | null }[];
  currency?: string;
  deliveryDate: Day | null;
  deliveryTime: HourMinute | null;
  /** Left out: the address decides. */
  deliveryMethod?: DeliveryMethod | undefined;
  deliveryAddress: string;
  details: string;
  /** The same key twice is one order. */
  key?: string;
};

/** It holds its stock until it is cancelled. Returns its id. Contact, branch and products are rows of this business: the database refuses others. */
export async function placeOrder(tx: Tx, ctx: TenantCtx, order: OrderToPlace): Promise<string> {
  const { key = null, currency = "MXN" } = order;
  const place = placeOf({ method: "pickup", address: "" }, order, "order.deliveryAddress");
  const id = newId();
  const by = actorName(ctx.actor);
  const at = new Date(ctx.now);
  const business = { business_id: ctx.businessId };
  const row = {
    ...business,
    id,
    contact_id: order.contactId,
    branch_id: order.branchId,
    thread_id: order.threadId,
    source: order.source,
    currency,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    delivery_method: place.method,
    delivery_address: place.address,
    due_at: await dueAt(tx, order.branchId, order),
    details: order.details,
    request_key: key,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  };
  const { items: held, taken } = await holdOrderedStock(tx, order);
  const items = held.map(({ productId, name, unit, quantity, price, missing }, position) => ({
    ...business,
    order_id: id,
    position,
    product_id: productId,
    name,
    unit,
    quantity,
    price: price === null ? null : decimalOf(price),
    missing,
  }));
  if (!(await insertOrder(tx, row, items))) return (await readIdByKey(tx, key as string)) as string;
  await takeForOrder(
    tx,
    ctx,
    taken.map((line) => ({ orderId: id, ...line })),
  );
  await announce(tx, ctx, orderChanged, { orderId: id });
  return id;
}
