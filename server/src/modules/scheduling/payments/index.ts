// Online payments for appointments: the seller's account, the payment link, and the payments (D-5.4, D-6).

import * as routes from "@mostrador/domain/scheduling/payments/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { onBooked, onDeleted, onDue, onStatusChanged } from "./deadline.ts";
import type { PaymentDeps } from "./deps.ts";
import { preferenceActions } from "./link/create-preference.ts";
import { payPageRule } from "./link/pay-page-rule.ts";
import { readLink } from "./link/read-link.ts";
import { notificationRoute, oldNotifications, onNotified } from "./notification/receive-notification.ts";
import { paymentActions } from "./payment.ts";
import { onHinted, onLookedFor } from "./read-back.ts";
import { sellerActions } from "./seller/connect-seller.ts";
import { onRenewalDue } from "./seller/seller-tokens.ts";

export type { PaymentDeps } from "./deps.ts";
export { preferenceActions } from "./link/create-preference.ts";
export { payableSale } from "./link/payable-sale.ts";
export { isSellerConnected, type SaleLinks, saleLinks } from "./link/sale-link.ts";
export { contactOfPayment } from "./payment.store.ts";
export { paymentNeed } from "./requirements/payment-need.ts";
export { sellerActions } from "./seller/connect-seller.ts";

export function paymentsModule(deps: PaymentDeps): Module {
  const seller = sellerActions(deps);
  const payment = paymentActions(deps);
  const { createPreference } = preferenceActions(deps);
  return {
    eventRows: { payment_changed: { appointmentId: "appointments" } },
    fills: [auditKinds.fill({ payment: "money", mercadoPago: "money" })],
    routes: [
      bind(routes.getSeller, seller.getSeller),
      bind(routes.beginConnecting, seller.beginConnecting),
      bindAsking(routes.connectSeller, seller.askToConnect, seller.connectSeller),
      bind(routes.readLink, readLink),
      bind(routes.createPreference, createPreference),
      bind(routes.appointmentPayments, payment.appointmentPayments),
      bind(routes.paymentTasks, payment.paymentTasks),
      bindAsking(routes.refundPayment, payment.askToRefund, payment.refundPayment),
      bind(routes.settleTask, payment.settleTask),
      bind(routes.disconnectSeller, seller.disconnectSeller),
    ],
    rawRoutes: [notificationRoute(deps)],
    pages: [payPageRule],
    subscribers: [
      onNotified,
      onHinted(deps),
      onLookedFor(deps),
      onBooked,
      onDue,
      onStatusChanged,
      onDeleted,
      onRenewalDue(deps),
    ],
    sweeps: [oldNotifications],
  };
}
