// Orders: the products that contacts want.

import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import * as routes from "@mostrador/domain/growth/orders/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { dashboardSection } from "../../business/branches/index.ts";
import { forgetWithContact } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { chargeable } from "../../money/charges/index.ts";
import { payableSale, type SaleLinks } from "../../scheduling/payments/index.ts";
import { itemPageRule, type Reservations } from "../reservations/index.ts";
import { chargeableOrder } from "./chargeable-order.ts";
import { forgetOrders } from "./forget-orders.ts";
import { onCartReceived } from "./on-cart-received.ts";
import { createOrder, editOrder, listOrders, totalOrders } from "./order.ts";
import { orderDashboard } from "./order-dashboard.ts";
import { ownOrder } from "./own/own-order.ts";
import { orderPayments, payableOrder } from "./own/pay-order.ts";

export { createOrder, editOrder, listOrders } from "./order.ts";
export { cancelOwnOrder, ordersOf, placeOwnOrder } from "./own/own-orders.ts";

export function ordersModule(reservations: Reservations, linkOf: SaleLinks): Module {
  const payments = orderPayments(linkOf);
  const own = ownOrder(reservations);
  return {
    fills: [
      auditKinds.fill({ order: "money" }),
      dashboardSection.fill(orderDashboard),
      chargeable.fill(chargeableOrder),
      payableSale.fill(payableOrder),
    ],
    references: { order: knownIn("orders") },
    eventRows: { order_changed: { orderId: "orders" } },
    routes: [
      bind(routes.listOrders, listOrders),
      bind(routes.totalOrders, totalOrders),
      bind(routes.createOrder, createOrder),
      bind(routes.editOrder, editOrder),
      bindAsking(routes.payOrder, payments.askForLink, payments.tellLink),
      bind(routes.getPublicProduct, own.show),
      bind(routes.orderOneself, own.order),
    ],
    pages: [itemPageRule("producto", own.show)],
    subscribers: [
      onCartReceived,
      forgetWithContact({ name: "forget-orders", title: "Olvidar pedidos" }, forgetOrders, {
        event: orderChanged,
        field: "orderId",
      }),
    ],
  };
}
