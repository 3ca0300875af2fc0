// The subscription of a partner as Stripe has it now, and its invoices. Another plan that was paid for ends the trial
// before it at Stripe, too.
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { PARTNER_OFFERS, thresholdIn } from "@mostrador/domain/partners/billing/partner-plans.ts";
import { PartnerUseDue } from "@mostrador/domain/partners/billing/schema.ts";
import { type SubscriptionStatus, UsageThresholdSet } from "@mostrador/domain/partners/partners/schema.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { Billing, InvoiceState, SubscriptionState } from "../../../providers/billing/port.ts";
import { holdPartner, writeStripeSubscription } from "../partners/index.ts";
import { partnerCredits } from "./partner-credits.ts";
import { readItems } from "./prices.ts";
import { insertPurchase } from "./purchase.store.ts";

const STATUS: Readonly<Record<string, SubscriptionStatus>> = lookup({
  active: "active",
  // Stripe tries the card again for some days
  past_due: "active",
  trialing: "trialing",
  canceled: "canceled",
  unpaid: "unpaid",
  incomplete_expired: "expired",
});
/** The first Pro month brings what a partner on Pro begins with (contract/partners#start). */
const PRO_START = 500;
const DAY_MS = 86_400_000;
/** Stripe takes use of the last 35 days. */
const REPORTABLE_MS = 34 * DAY_MS;

export async function applyPartnerSubscription(
  ctx: SystemCtx,
  billing: Billing,
  partnerId: string,
  state: SubscriptionState,
  readAt: Date,
): Promise<void> {
  const status = STATUS[state.status] ?? "inactive";
  const isRunning = status === "active" || status === "trialing";
  const items = readItems(state.items);
  const replaced = await transact(ctx, async (tx, inside) => {
    const before = await holdPartner(tx, partnerId);
    if (!before || before.stripe_customer_id !== state.customer || !items) return null;
    const isOther = before.stripe_subscription_id !== null && before.stripe_subscription_id !== state.id;
    // the end of an earlier one does not end the current one, and a trial does not replace what is paid
    if (isOther && (!isRunning || (status === "trialing" && before.subscription_status === "active"))) return null;
    if (!isOther && before.subscription_read_at && before.subscription_read_at > readAt) return null;
    await writeStripeSubscription(tx, partnerId, {
      ...{ subscription_status: status, subscription_plan: items.name, stripe_subscription_id: state.id },
      ...{ usage_subscription_id: items.fee ? state.id : null, stripe_price_id: items.plan.priceId },
      ...{ metered_item_id: items.fee?.id ?? null, subscription_end: new Date(state.periodEnd) },
      ...{ subscription_read_at: readAt, updated_at: new Date(ctx.now) },
    });
    const wanted = thresholdIn(items.plan.currency, before.usage_threshold_cents);
    if (isRunning && items.fee && state.usageThreshold !== wanted)
      await publish(tx, inside, UsageThresholdSet, { partnerId });
    const credits = ctx.fillings.one(partnerCredits);
    if (status === "active" && items.name === "pro")
      await credits.recharge(tx, inside, { partnerId, key: "start:pro", amount: PRO_START, totalPrice: 0 });
    if (isRunning) {
      const since = new Date(ctx.now - REPORTABLE_MS);
      const unreported = await credits.unreportedUse(tx, partnerId, since);
      for (const use of unreported) await publish(tx, inside, PartnerUseDue, use);
    }
    return isOther ? before.stripe_subscription_id : null;
  });
  if (replaced) await billing.endSubscription(replaced);
}

/** Shown with the purchases; it brings no credits. */
export async function applyPartnerInvoice(
  ctx: SystemCtx,
  partnerId: string,
  invoice: InvoiceState,
  state: SubscriptionState,
): Promise<void> {
  if (!invoice.isPaid || invoice.paid === 0) return;
  const items = readItems(state.items);
  const at = new Date(ctx.now);
  await transact(ctx, async (tx) => {
    const partner = await holdPartner(tx, partnerId);
    if (partner?.stripe_customer_id !== state.customer) return;
    await insertPurchase(tx, {
      ...{ id: newId(), partner_id: partnerId, kind: "invoice", quantity: 0, credits: 0, credits_back: 0 },
      title: items ? `Plan ${PARTNER_OFFERS[items.name].label}` : "Suscripción",
      ...{ amount_cents: invoice.paid, stripe_id: invoice.id, intent_id: invoice.intent, status: "paid" },
      ...{ created_by: "Stripe", created_at: at, updated_at: at },
    });
  });
}
