// Orders of the contact of the conversation (D-9.2): the products, past orders, and what a model proposes. This file
// looks up and writes out each request; `carryOutOrder` places it after the customer agreed (decision 17).
import type { OrderDraft, OrderEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { MOST_LETTERS, saidBy } from "@mostrador/domain/automation/assistants/reminders/said-by.ts";
import type { ToolError, ToolOrder } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { refusalText, refusedSale } from "@mostrador/domain/growth/orders/for-sale.ts";
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { productsForSale } from "../../../catalog/products/index.ts";
import { cancelOwnOrder, ordersOf, placeOwnOrder } from "../../../growth/orders/index.ts";
import { type Scene, toolError } from "../tools/scene.ts";

/** A customer may order for a party, but not buy the whole shop. */
const MOST_PENDING = 5;
const LATEST_DAYS = 365;
const REF_LENGTH = 8;

const UNKNOWN = toolError("unknown_order", "No encontré ese pedido pendiente entre los de este contacto.");
const UNKNOWN_PRODUCT = toolError(
  "unknown_product",
  "Ese producto no está entre los que se pueden pedir: usa los ids de list_products.",
);
const TOO_MANY = toolError(
  "too_many",
  "Este contacto ya tiene muchos pedidos pendientes. Ofrece pasar con una persona.",
);
const PAST = toolError("past", "Ese día de entrega ya pasó o está muy lejos: pregunta otro.");
const NOT_WRITTEN = toolError(
  "not_written",
  `En \`address\` y \`note\` van palabras seguidas que el cliente escribió, hasta ${MOST_LETTERS} letras. Si no las ha dicho, déjalas fuera.`,
);

export async function toolProducts({ ctx, branchId }: Scene): Promise<ToolOutput<"list_products">> {
  const products = await readTogether(ctx, (tx) => productsForSale(tx, { branchId }));
  return { products: products.map(({ customId: _, ...product }) => product) };
}

export async function toolOrders({ ctx, contactId }: Scene): Promise<ToolOutput<"list_orders">> {
  return { orders: (await ordersOf(ctx, contactId)).map(told) };
}

/** What a model asks for, in full detail. */
export async function newOrderEffect(
  { model }: Scene,
  { items, day, time, address = "", note = "" }: ToolInput<"place_order">,
): Promise<OrderEffect | ToolError> {
  const counts = new Map<string, number>();
  for (const { product, quantity } of items) counts.set(product, (counts.get(product) ?? 0) + quantity);
  if (![...counts.keys()].every((id) => UUID.test(id))) return UNKNOWN_PRODUCT;
  const written = (model?.said ?? []).filter(({ role }) => role === "user").map(({ text }) => text);
  const [saidAddress, saidNote] = [address, note].map((text) => (text.trim() === "" ? "" : saidBy(text, written)));
  if (saidAddress == null || saidNote == null) return NOT_WRITTEN;
  return {
    kind: "place_order",
    items: [...counts].map(([productId, quantity]) => ({ productId, quantity })),
    day: day ?? null,
    time: time ?? null,
    address: saidAddress,
    note: saidNote,
  };
}

export async function goneOrderEffect(
  { ctx, contactId }: Scene,
  { order }: ToolInput<"cancel_order">,
): Promise<OrderEffect | ToolError> {
  const found = (await ordersOf(ctx, contactId)).find(
    ({ _id, status }) => refOf(_id) === order && status === "pending",
  );
  return found ? { kind: "cancel_order", orderId: found._id } : UNKNOWN;
}

/** The proposal as it would be shown now; refused when it can no longer be done. */
export async function orderDraft(scene: Scene, sideEffect: OrderEffect): Promise<OrderDraft | ToolError> {
  const { ctx, contactId, zone } = scene;
  const orders = await ordersOf(ctx, contactId);
  if (sideEffect.kind === "cancel_order") {
    const found = orders.find(({ _id, status }) => _id === sideEffect.orderId && status === "pending");
    return found ? { sideEffect, shown: shownOf(found) } : UNKNOWN;
  }
  const { day, time, address, note } = sideEffect;
  if (orders.filter(({ status }) => status === "pending").length >= MOST_PENDING) return TOO_MANY;
  const { day: today } = localOf(zone, ctx.now);
  if (day && (day < today || day > addDays(today, LATEST_DAYS))) return PAST;
  const lines = await linesOf(scene, sideEffect);
  if ("error" in lines) return lines;
  const items = lines.map(({ name, quantity, price }) => ({ name, quantity, price }));
  const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return { sideEffect, shown: { items, total, day, time, address, note } };
}

/** `key` names the proposal: it is carried out once. */
export async function carryOutOrder(
  scene: Scene,
  sideEffect: OrderEffect,
  key: string,
): Promise<{ order: ToolOrder } | { cancelledOrder: ToolOrder } | ToolError> {
  const { ctx, contactId, threadId, branchId } = scene;
  if (sideEffect.kind === "cancel_order") {
    const gone = await cancelOwnOrder(ctx, { contactId, orderId: sideEffect.orderId });
    return gone ? { cancelledOrder: told(gone) } : UNKNOWN;
  }
  const items = await linesOf(scene, sideEffect);
  if ("error" in items) return items;
  const order = await placeOwnOrder(ctx, {
    ...{ contactId, threadId, branchId, items, key },
    source: "assistant",
    deliveryDate: sideEffect.day,
    deliveryTime: sideEffect.time,
    deliveryAddress: sideEffect.address,
    details: sideEffect.note,
  });
  return { order: told(order) };
}

/** At the current price, which cannot change until the transaction ends. */
async function linesOf({ ctx, branchId }: Scene, { items }: Extract<OrderEffect, { kind: "place_order" }>) {
  const ids = items.map(({ productId }) => productId);
  const known = await transact(ctx, (tx) => productsForSale(tx, { ids, branchId }));
  const lines = [];
  for (const { productId, quantity } of items) {
    const product = known.find(({ id }) => id === productId);
    if (!product) return UNKNOWN_PRODUCT;
    const refusal = refusedSale(product, quantity);
    if (refusal) return toolError(refusal, refusalText(product, refusal));
    lines.push({ productId, name: product.name, unit: product.unit, quantity, price: product.price });
  }
  return lines;
}

function told(order: Order): ToolOrder {
  return { ref: refOf(order._id), status: order.status, ...shownOf(order) };
}

function shownOf({ items, total, deliveryDate, deliveryTime, deliveryAddress, details }: Order) {
  return {
    items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
    total,
    day: deliveryDate,
    time: deliveryTime,
    address: deliveryAddress,
    note: details,
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The end of an id is random. */
function refOf(id: string): string {
  return id.slice(-REF_LENGTH);
}
