// Manual orders: listed, created, delivered, cancelled. The history shows what happens to each.
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import type { createOrder as createRoute, editOrder as editRoute } from "@mostrador/domain/growth/orders/routes.ts";
import { NO_ORDER, type Order, type OrderEdit, orderJournal } from "@mostrador/domain/growth/orders/schema.ts";
import { type OrderStatus, refuseSettled } from "@mostrador/domain/growth/orders/status.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { productsForSale } from "../../catalog/products/index.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { giveBackOrders } from "../../money/inventory/index.ts";
import { lockOrder, type OrderWrite, readOrders, updateOrder } from "./order.store.ts";
import { placeOrder } from "./place-order.ts";
import { presentOrder } from "./present-order.ts";

export const listOrders = listJournal(orderJournal, readOrders, presentOrder);

export async function createOrder(ctx: TenantCtx, { body: { order } }: Pick<Call<typeof createRoute>, "body">) {
  const data = await transact(ctx, async (tx) => {
    const ids = order.items.map(({ productId }) => productId);
    const known = new Map((await productsForSale(tx, { ids })).map((product) => [product.id, product]));
    const items = order.items.map(({ productId, quantity }, at) => {
      const product = known.get(productId.toLowerCase());
      if (!product) throw invalid(`order.items.${at}.productId`, "Ese producto está archivado");
      const { name, unit, price } = product;
      return { productId: product.id, name, unit, quantity, price: price > 0 ? price : null };
    });
    const { clientId: contactId, branchId, deliveryDate, deliveryTime, deliveryAddress, details } = order;
    const delivery = { deliveryDate, deliveryTime, deliveryAddress, details };
    const id = await placeOrder(tx, ctx, {
      ...{ contactId, branchId: branchId?.toLowerCase() ?? null, items, ...delivery },
      threadId: null,
      source: "person",
    });
    await noteOrder(tx, ctx, id, "created");
    return orderOf(tx, id);
  });
  return { data, message: "Pedido registrado correctamente" };
}

export async function editOrder(ctx: TenantCtx, { params, body }: Pick<Call<typeof editRoute>, "params" | "body">) {
  const data = await transact(ctx, async (tx) => {
    const before = await lockOrder(tx, params.id);
    if (!before) throw notFound(NO_ORDER);
    const write = columnsOf(body);
    // A repeated call has no further effect.
    if (write.status === before.status && Object.keys(write).length === 1) return orderOf(tx, before.id);
    const at = nextUpdate(ctx, before.updated_at, body.updatedAt);
    refuseSettled(before.status);
    await updateOrder(tx, before.id, { ...write, updated_by: actorName(ctx.actor), updated_at: at });
    if (body.status === "canceled") await giveBackOrders(tx, ctx, [before.id]);
    if (body.status && body.status !== "pending") await noteOrder(tx, ctx, before.id, body.status);
    await noteBlindEdit(tx, ctx, body.updatedAt, {
      action: "order.edited",
      what: "un pedido",
      details: { orderId: before.id },
    });
    await announce(tx, ctx, orderChanged, { orderId: before.id });
    return orderOf(tx, before.id);
  });
  return { data, message: SAID[body.status ?? "pending"] };
}

const SAID: Readonly<Record<OrderStatus, string>> = {
  pending: "Pedido actualizado correctamente",
  delivered: "Pedido entregado",
  canceled: "Pedido cancelado",
};

/** Its current state. */
export async function orderOf(tx: Tx, id: string): Promise<Order> {
  const [row] = await readOrders(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_ORDER);
  return presentOrder(row);
}

const DONE = {
  created: "Registró",
  delivered: "Entregó",
  canceled: "Canceló",
} as const;

/** The history entry, with its subject. */
export async function noteOrder(tx: Tx, ctx: TenantCtx, id: string, what: keyof typeof DONE): Promise<void> {
  const order = await orderOf(tx, id);
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { clientId, status, total, currency, deliveryDate } = order;
  await writeAudit(tx, ctx, {
    action: `order.${what}`,
    summary: `${DONE[what]} un pedido (${count === 1 ? "1 producto" : `${count} productos`}, $${total.toFixed(2)} ${currency})`,
    details: { orderId: id, clientId, status, deliveryDate },
  });
}

/** Only the sent fields are written. */
function columnsOf({ status, deliveryDate, deliveryTime, deliveryAddress, details }: OrderEdit): OrderWrite {
  const columns = {
    status,
    delivery_date: deliveryDate,
    delivery_time: deliveryTime,
    delivery_address: deliveryAddress,
    details,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
