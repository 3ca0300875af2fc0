// Orders: what contacts want of the business's products.
import * as routes from "@mostrador/domain/growth/orders/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { onCartReceived } from "./on-cart-received.ts";
import { onContactDeleted } from "./on-contact-deleted.ts";
import { createOrder, editOrder, listOrders } from "./order.ts";

export { createOrder, editOrder } from "./order.ts";
export { cancelOwnOrder, ordersOf, placeOwnOrder } from "./own-orders.ts";

export function ordersModule(): Module {
  return {
    routes: [
      bind(routes.listOrders, listOrders),
      bind(routes.createOrder, createOrder),
      bind(routes.editOrder, editOrder),
    ],
    subscribers: [onCartReceived, onContactDeleted],
  };
}
