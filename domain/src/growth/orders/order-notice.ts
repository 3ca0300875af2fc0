// What a client is told about an order, in a message of the business (contract/growth#orders).
import type { Day, HourMinute } from "../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../kit/words/say-date.ts";
import { sayPesos } from "../../kit/words/say-pesos.ts";
import type { Order } from "./schema.ts";

export type OrderNews = "placed" | "changed" | "ready" | "delivered" | "canceled";

/** `name` of the client, '' where unknown; `today` in the zone of the order. */
export function orderNotice(order: Order, news: OrderNews, { name, today }: { name: string; today: Day }): string {
  const greeting = name === "" ? "Hola." : `Hola, ${name}.`;
  return `${greeting} ${SENTENCES[news](order, today)}`;
}

type LinkWords = { url: string; amount: number; until: Day; name: string; today: Day };

/** What a client is told with a payment link. */
export function paymentLinkNotice({ url, amount, until, name, today }: LinkWords): string {
  const greeting = name === "" ? "Hola." : `Hola, ${name}.`;
  return `${greeting} Puedes pagar tu pedido en línea con Mercado Pago: ${sayPesos(amount)} MXN.\n${url}\n\nLa liga sirve hasta ${sayTheDay(until, today)}.`;
}

const SENTENCES: Readonly<Record<OrderNews, (order: Order, today: Day) => string>> = {
  placed: (order, today) =>
    `Registramos tu pedido: ${itemsOf(order)}. Total: ${sayPesos(order.total)} ${order.currency}. ${placeOf(order, today)}`,
  changed: (order, today) => `Cambiamos la entrega de tu pedido (${itemsOf(order)}). ${placeOf(order, today)}`,
  ready: (order) =>
    order.deliveryMethod === "delivery"
      ? `Tu pedido va en camino a ${order.deliveryAddress}: ${itemsOf(order)}.`
      : `Tu pedido está listo: ${itemsOf(order)}. Ya puedes pasar a recogerlo${branchOf(order)}.`,
  delivered: (order) => `Entregamos tu pedido: ${itemsOf(order)}. ¡Gracias por tu compra!`,
  canceled: (order) => `Cancelamos tu pedido: ${itemsOf(order)}. Si tienes dudas, contéstanos por aquí.`,
};

function itemsOf({ items }: Order): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
}

function placeOf(order: Order, today: Day): string {
  const when = whenOf(order, today);
  return order.deliveryMethod === "delivery"
    ? `Te lo llevamos a ${order.deliveryAddress}${when}.`
    : `Puedes pasar a recogerlo${branchOf(order)}${when}.`;
}

function branchOf({ branchName }: Order): string {
  return branchName === "" ? "" : ` en ${branchName}`;
}

function whenOf({ deliveryDate, deliveryTime }: Order, today: Day): string {
  const day = deliveryDate === null ? "" : ` ${sayTheDay(deliveryDate as Day, today)}`;
  return deliveryTime === null ? day : `${day} a ${sayTheTime(deliveryTime as HourMinute)}`;
}
