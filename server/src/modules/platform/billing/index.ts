// What businesses pay to the platform: plans, credits and packs, at Stripe (docs/decisions/0132).
import { BusinessCreated, SubscriptionEndMoved } from "@mostrador/domain/business/businesses/schema.ts";
import * as routes from "@mostrador/domain/platform/billing/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import type { BillingDeps } from "../../partners/billing/index.ts";
import { checkoutActions } from "./checkout.ts";
import { chargedConversions } from "./conversions/charged-conversions.ts";
import type { TeamDeps } from "./deps.ts";
import { onFreeDaysDue, planLetters } from "./free-days.ts";
import { listPrices } from "./list-prices.ts";
import { onPurchaseLookedFor, onStripeNotified } from "./notification/read-back.ts";
import { notificationRoute, oldNotifications } from "./notification/receive-notification.ts";
import { createGetBilling } from "./overview.ts";

export { chargeFirst, firstAppointments, seedPurchase } from "./demo.ts";

export function billingModule(deps: BillingDeps, team: TeamDeps): Module {
  const checkout = checkoutActions(deps);
  return {
    routes: [
      bindAsking(routes.openCheckout, checkout.open, checkout.answer),
      bindAsking(routes.openPromoCheckout, checkout.openPromo, checkout.answer),
      bindAsking(routes.openPortal, checkout.openPortal, async (_ctx, url) => ({ data: url })),
      bindAsking(routes.createPaymentIntent, checkout.createIntent, async (_ctx, data) => ({ data })),
      bind(routes.listPrices, listPrices),
      bind(routes.getBilling, createGetBilling({ ...deps, ...team })),
    ],
    rawRoutes: [notificationRoute(deps)],
    subscribers: [
      onStripeNotified(deps),
      onPurchaseLookedFor(deps),
      on(
        BusinessCreated,
        { name: "plan-letters-of-free-days", title: "Planear avisos de los días gratis" },
        planLetters,
      ),
      on(
        SubscriptionEndMoved,
        { name: "plan-letters-of-another-end", title: "Planear avisos de otra fecha de término" },
        planLetters,
      ),
      onFreeDaysDue(team),
      ...chargedConversions,
    ],
    sweeps: [oldNotifications],
  };
}
