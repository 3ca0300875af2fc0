// An order as one line of text: its products, and its delivery.
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { hourText } from "../../../ui/time/hour-text.ts";

/** '2 × Crema para peinar, 1 × Gel' */
export function itemsText({ items }: Pick<Order, "items">): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
}

/** 'mar 1 dic, 5:30 pm'; '' when unknown. */
export function deliveryText({ deliveryDate, deliveryTime }: Pick<Order, "deliveryDate" | "deliveryTime">): string {
  return [deliveryDate && dayText(deliveryDate), deliveryTime && hourText(deliveryTime)].filter(Boolean).join(", ");
}

/** The price of this quantity, to the cent. */
export function moneyOf(price: number, quantity: number): number {
  return Math.round(price * 100 * quantity) / 100;
}
