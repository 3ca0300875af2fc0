// The two prices of a plan at Stripe: each month, and for each credit that is sent 'Con fee'.
import {
  PARTNER_OFFERS,
  partnerLookupKey,
  readPartnerLookupKey,
  type SoldPlan,
  USE_METER,
} from "@mostrador/domain/partners/billing/partner-plans.ts";
import type { Billing, SubscriptionItem } from "../../../providers/billing/port.ts";

export async function pricesOf(billing: Billing, plan: SoldPlan): Promise<{ plan: string; fee: string }> {
  const { label, price, fee } = PARTNER_OFFERS[plan];
  const wanted = { currency: "MXN", interval: "month" } as const;
  const lookupKey = partnerLookupKey("plan", plan);
  const feeKey = partnerLookupKey("fee", plan);
  return {
    plan: await billing.priceFor({ ...wanted, lookupKey, title: `Plan ${label} de partner`, amount: price }),
    fee: await billing.priceFor({
      ...{ ...wanted, lookupKey: feeKey, title: `Créditos con fee, plan ${label}`, amount: fee, meter: USE_METER },
    }),
  };
}

/** The items of a partner's plan, whichever it is; null: it is not one of ours. */
export function readItems(items: SubscriptionItem[]) {
  const known = items.map((item) => ({ item, of: readPartnerLookupKey(item.lookupKey) }));
  const plan = known.find(({ of }) => of?.kind === "plan");
  if (!plan?.of) return null;
  const fee = known.find(({ of }) => of?.kind === "fee");
  return { name: plan.of.plan, plan: plan.item, fee: fee?.item ?? null };
}
