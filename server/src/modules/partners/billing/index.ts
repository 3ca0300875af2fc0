// What partners pay to the platform: their plan, credits without fee, and the use of those with fee (docs/decisions/0138).
import * as routes from "@mostrador/domain/partners/billing/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { partnerCheckout } from "./checkout.ts";
import type { BillingDeps } from "./deps.ts";
import { onPartnerPurchaseLookedFor } from "./look-for-purchase.ts";
import { createGetPartnerBilling } from "./overview.ts";
import { partnerRegistration } from "./register.ts";
import { onPartnerUseDue } from "./report-use.ts";
import { onUsageThresholdSet } from "./set-threshold.ts";

export { applyPartnerCharge, applyPartnerCheckout } from "./apply-purchase.ts";
export { applyPartnerInvoice, applyPartnerSubscription } from "./apply-subscription.ts";
export { askBilling, backTo, OPEN_MS } from "./ask-billing.ts";
export { seedPartnerPurchase } from "./demo.ts";
export type { BillingDeps } from "./deps.ts";
export { partnerCredits } from "./partner-credits.ts";
export { planUseReport } from "./report-use.ts";

export function partnerBillingModule(deps: BillingDeps): Module {
  const checkout = partnerCheckout(deps);
  const registration = partnerRegistration(deps);
  return {
    routes: [
      bind(routes.getPartnerBilling, createGetPartnerBilling(deps)),
      bindAsking(routes.openPartnerCheckout, checkout.open, checkout.answer),
      bindAsking(routes.openPartnerPortal, checkout.openPortal, async (_ctx, url) => ({ data: url })),
      bindAsking(routes.createPartnerWithStripe, registration.ask, registration.end),
    ],
    subscribers: [onPartnerPurchaseLookedFor(deps), onPartnerUseDue(deps), onUsageThresholdSet(deps)],
  };
}
