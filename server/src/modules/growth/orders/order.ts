// Manual orders: listed, created, delivered, cancelled. The history shows what happens to each.

import { placeOf } from "@mostrador/domain/growth/orders/delivery.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import type { OrderNews } from "@mostrador/domain/growth/orders/order-notice.ts";
import type {
  createOrder as createRoute,
  editOrder as editRoute,
  totalOrders as totalRoute,
} from "@mostrador/domain/growth/orders/routes.ts";
import { NO_ORDER, type Order, type OrderEdit, orderJournal } from "@mostrador/domain/growth/orders/schema.ts";
import { type OrderStatus, refuseSettled } from "@mostrador/domain/growth/orders/status.ts";
import type { Day, HourMinute } from "@mostrador/domain/kit/calendar.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { productsForSale } from "../../catalog/products/index.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { giveBackOrders } from "../../money/inventory/index.ts";
import { dueAt } from "./due-at.ts";
import { notifyClient } from "./notify-client.ts";
import { lockOrder, type OrderRow, type OrderWrite, readOrders, readOrderTotals, updateOrder } from "./order.store.ts";
import { placeOrder } from "./place-order.ts";
import { presentOrder } from "./present-order.ts";

type CreateBody = Call<typeof createRoute>["body"];
type ListQuery = Call<typeof orderJournal.list>["query"];

export function listOrders(ctx: TenantCtx, { query }: { query: ListQuery }) {
  const list = listJournal(orderJournal, readOrders, (row) => presentOrder(ctx, row));
  return list(ctx, { query: { ...query, ...lateIn(ctx, query) } });
}

export async function totalOrders(ctx: TenantCtx, { query }: Pick<Call<typeof totalRoute>, "query">) {
  const search = { ...query, ...lateIn(ctx, query) };
  const sums = await readTogether(ctx, (tx) => readOrderTotals(tx, search, new Date(ctx.now)));
  const { count = 0, pending = 0, late = 0, units = 0, total = 0 } = sums ?? {};
  return { data: { count, pending, late, units, total: Number(total) } };
}

function lateIn(ctx: TenantCtx, { late }: { late?: boolean | undefined }) {
  return late ? { lateAt: new Date(ctx.now) } : {};
}

export async function createOrder(
  ctx: TenantCtx,
  { body: { order, notify = false } }: { body: Pick<CreateBody, "order"> & Partial<CreateBody> },
) {
  const { data, said } = await transact(ctx, async (tx, inside) => {
    const ids = order.items.map(({ productId }) => productId);
    const known = new Map((await productsForSale(tx, { ids })).map((product) => [product.id, product]));
    const items = order.items.map(({ productId, quantity }, at) => {
      const product = known.get(productId.toLowerCase());
      if (!product) throw invalid(`order.items.${at}.productId`, "Ese producto está archivado");
      const { name, unit, price } = product;
      return { productId: product.id, name, unit, quantity, price: price > 0 ? price : null };
    });
    const { clientId: contactId, branchId, deliveryMethod, deliveryAddress } = order;
    const { deliveryDate, deliveryTime, details } = order;
    const id = await placeOrder(tx, ctx, {
      ...{ contactId, branchId: branchId?.toLowerCase() ?? null, items },
      ...{ deliveryMethod, deliveryAddress, deliveryDate, deliveryTime, details },
      threadId: null,
      source: "person",
    });
    await noteOrder(tx, ctx, id, "created");
    const placed = await orderOf(tx, ctx, id);
    return { data: placed, said: notify ? await notifyClient(tx, inside, placed, "placed") : "" };
  });
  return { data, message: withNote("Pedido registrado correctamente", said) };
}

export async function editOrder(ctx: TenantCtx, { params, body }: Pick<Call<typeof editRoute>, "params" | "body">) {
  const { data, said } = await transact(ctx, async (tx, inside) => {
    const before = await lockOrder(tx, params.id);
    if (!before) throw notFound(NO_ORDER);
    const write = await columnsOf(tx, ctx, before, body);
    // A repeated call has no further effect.
    if (write.status === before.status && Object.keys(write).length === 1)
      return { data: await orderOf(tx, ctx, before.id), said: "" };
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
    const edited = await orderOf(tx, ctx, before.id);
    const news = newsOf(before, write);
    return { data: edited, said: body.notify && news ? await notifyClient(tx, inside, edited, news) : "" };
  });
  return { data, message: withNote(SAID[body.status ?? "pending"], said) };
}

const SAID: Readonly<Record<OrderStatus, string>> = {
  pending: "Pedido actualizado correctamente",
  delivered: "Pedido entregado",
  canceled: "Pedido cancelado",
};

function withNote(message: string, note: string): string {
  return note === "" ? message : `${message}. ${note}`;
}

/** What the client would want to hear of; null where nothing changed for them. */
function newsOf(before: OrderRow, write: OrderWrite): OrderNews | null {
  if (write.status && write.status !== "pending") return write.status;
  if (write.ready_at && before.ready_at === null) return "ready";
  const changed = ["delivery_date", "delivery_time", "delivery_method", "delivery_address"] as const;
  return changed.some((column) => write[column] !== undefined) ? "changed" : null;
}

/** Its current state. */
export async function orderOf(tx: Tx, ctx: TenantCtx, id: string): Promise<Order> {
  const [row] = await readOrders(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_ORDER);
  return presentOrder(ctx, row);
}

const DONE = {
  created: "Registró",
  delivered: "Entregó",
  canceled: "Canceló",
} as const;

/** The history entry, with its subject. */
export async function noteOrder(tx: Tx, ctx: TenantCtx, id: string, what: keyof typeof DONE): Promise<void> {
  const order = await orderOf(tx, ctx, id);
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { clientId, status, total, currency, deliveryDate } = order;
  await writeAudit(tx, ctx, {
    action: `order.${what}`,
    summary: `${DONE[what]} un pedido (${count === 1 ? "1 producto" : `${count} productos`}, $${total.toFixed(2)} ${currency})`,
    details: { orderId: id, clientId, status, deliveryDate },
  });
}

/** Only the sent fields are written. */
async function columnsOf(tx: Tx, ctx: TenantCtx, before: OrderRow, edit: OrderEdit): Promise<OrderWrite> {
  const { status, ready, details, deliveryDate, deliveryTime } = edit;
  const hasPlace = edit.deliveryMethod !== undefined || edit.deliveryAddress !== undefined;
  const stored = { method: before.delivery_method, address: before.delivery_address };
  const place = hasPlace ? placeOf(stored, edit, "deliveryAddress") : null;
  const columns = {
    status,
    details,
    delivery_date: deliveryDate,
    delivery_time: deliveryTime,
    delivery_method: place?.method,
    delivery_address: place?.address,
    ...(ready !== undefined && { ready_at: ready ? (before.ready_at ?? new Date(ctx.now)) : null }),
    ...((deliveryDate !== undefined || deliveryTime !== undefined) && { due_at: await movedDue(tx, before, edit) }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function movedDue(tx: Tx, before: OrderRow, { deliveryDate, deliveryTime }: OrderEdit): Promise<Date | null> {
  const [stored] = await readOrders(tx, { id: before.id, limit: 1 });
  const day = deliveryDate === undefined ? (stored?.delivery_day ?? null) : deliveryDate;
  const time = deliveryTime === undefined ? before.delivery_time : deliveryTime;
  return dueAt(tx, before.branch_id, { deliveryDate: day as Day | null, deliveryTime: time as HourMinute | null });
}
