// What a partner's subscription means today: for its card, and for what asks whether it still runs.
import type { PartnerSubscription } from "./schema.ts";

/** The free first days of a partner. */
export const TRIAL_DAYS = 28;

export type SubscriptionCard = "none" | "running" | "ended";

/**
 * `none`: no subscription was chosen yet. `ended`: it is to be renewed. Stripe's `canceled` and `unpaid` are read as
 * ended (contract/partners#subscription).
 */
export function subscriptionCard(
  { status, stripeSubscriptionId, endDate }: PartnerSubscription,
  now: number,
): SubscriptionCard {
  if (status === "expired" || status === "inactive" || status === "canceled" || status === "unpaid") return "ended";
  if (status === "trialing" && Date.parse(endDate) <= now) return "ended";
  return stripeSubscriptionId ? "running" : "none";
}
