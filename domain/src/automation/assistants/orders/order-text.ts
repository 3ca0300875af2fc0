// The server's texts about a customer's order: the question that a yes answers, the result, and what can be ordered.
// All from the current rows (D-15.10).
import { quantityText } from "../../../catalog/products/stock.ts";
import { STATUS_LABELS } from "../../../growth/orders/status.ts";
import { sayPesos } from "../../../kit/words/say-pesos.ts";
import type { OrderDraft } from "../proposals/schema.ts";
import { sayDayOf, sayWhen } from "../say-appointment.ts";
import type { ToolOrder, ToolProduct } from "../tools/answers/schema.ts";

type OrderFacts = Omit<ToolOrder, "ref" | "status">;

/** It contains everything that a yes carries out. */
export function orderQuestion({ sideEffect, shown }: OrderDraft): string {
  return sideEffect.kind === "place_order"
    ? `Tu pedido sería:\n${orderLines(shown)}\n¿Lo confirmo?`
    : `¿Cancelo este pedido?\n${orderLines(shown)}`;
}

export function orderPlaced(order: OrderFacts): string {
  return `Listo, tu pedido quedó registrado:\n${orderLines(order)}`;
}

export function orderCancelled(order: OrderFacts): string {
  return `Listo, cancelé tu pedido:\n${orderLines(order)}`;
}

/** Those of this customer, the newest first. */
export function sayOrders(orders: readonly ToolOrder[]): string {
  if (orders.length === 0) return "No tienes pedidos registrados.";
  const each = eachOrder(orders);
  return orders.length === 1 ? `Este es tu pedido. ${each}` : `Estos son tus pedidos.\n\n${each}`;
}

/** With its state and everything that is in it. */
export function eachOrder(orders: readonly ToolOrder[]): string {
  return orders.map((order) => `${STATUS_LABELS[order.status]}:\n${orderLines(order)}`).join("\n\n");
}

/** The products that can be ordered, with price, and those that cannot. */
export function sayProducts(products: readonly ToolProduct[]): string {
  if (products.length === 0) return "Por ahora no tengo productos para pedir.";
  return `Estos son los productos:\n${products.map((one) => `• ${productLine(one)}`).join("\n")}`;
}

export function productLine({ name, price, unit, stock }: ToolProduct): string {
  const cost = price > 0 ? sayPesos(price) : "sin precio registrado";
  const left = stock === null ? "" : stock > 0 ? `, hay ${quantityText(stock, unit)}` : ", agotado";
  return `${name}: ${cost}${left}`;
}

function orderLines({ items, total, day, time, address, note }: OrderFacts): string {
  const lines = items.map(({ name, quantity, price }) =>
    price === null
      ? `${quantity} × ${name}: sin precio registrado`
      : `${quantity} × ${name}: ${sayPesos(price * quantity)}`,
  );
  const when = day && time ? sayWhen({ day, time }) : day ? sayDayOf(day) : time ? `a las ${time}` : "";
  return [
    ...lines,
    `Total: ${sayPesos(total)} MXN`,
    ...(when ? [`Entrega: ${when}`] : []),
    ...(address ? [`Dirección: «${address}»`] : []),
    ...(note ? [`Nota: «${note}»`] : []),
  ]
    .map((line) => `• ${line}`)
    .join("\n");
}
