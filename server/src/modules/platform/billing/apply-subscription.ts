// The subscription as Stripe has it now: it sets the plan of the business, its limits and until when it runs. Credits come
// with each paid invoice of a period, once (D-17.15).
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import {
  INTERVALS,
  inCentavos,
  PLANS,
  type PlanName,
  planCredits,
} from "@mostrador/domain/platform/billing/catalogue.ts";
import { billingChanged } from "@mostrador/domain/platform/billing/live.ts";
import { readLookupKey } from "@mostrador/domain/platform/billing/price-id.ts";
import type { SubscriptionStatus } from "@mostrador/domain/platform/billing/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { writePlanLimits } from "../../../kernel/resource/plan-limit.ts";
import type { InvoiceState, SubscriptionState } from "../../../providers/billing/port.ts";
import { billingFacts, endSubscriptionAt } from "../../business/businesses/index.ts";
import { rechargeBought } from "../../money/credits/index.ts";
import { insertPurchase } from "./purchase.store.ts";
import { lockSubscription, writeSubscription } from "./subscription.store.ts";

const STATUS: Readonly<Record<string, SubscriptionStatus>> = lookup({
  active: "active",
  // Stripe tries the card again for some days
  past_due: "active",
  trialing: "trialing",
  unpaid: "expired",
  incomplete_expired: "expired",
});

export async function applySubscription(ctx: TenantCtx, state: SubscriptionState): Promise<void> {
  const status = STATUS[state.status] ?? "inactive";
  const isRunning = status === "active" || status === "trialing";
  await transact(ctx, async (tx, inside) => {
    const { stripeCustomer } = await billingFacts(tx);
    if (stripeCustomer !== state.customer) return;
    const before = await lockSubscription(tx);
    const isOther = before !== undefined && before.stripe_id !== state.id;
    // the end of an earlier one does not end the current one
    if (isOther && !isRunning && (before.status === "active" || before.status === "trialing")) return;
    const plan = planOf(state);
    const written = await writeSubscription(tx, {
      ...{ business_id: ctx.businessId, stripe_id: state.id, status, plan, prices: pricesOf(state) },
      ...{ ends_at: new Date(state.periodEnd), is_ending: state.isEnding, updated_at: new Date(ctx.now) },
    });
    if (!written) return;
    await setLimits(tx, ctx, isRunning ? plan : null);
    if (isRunning) await endSubscriptionAt(tx, new Date(state.periodEnd));
    await announce(tx, inside, billingChanged, {});
  });
}

/** Without a plan, what Bronce allows. */
export function setLimits(tx: Tx, ctx: TenantCtx, plan: PlanName | null): Promise<void> {
  return writePlanLimits(tx, ctx.businessId, { ...PLANS[plan ?? "bronce"].limits });
}

/** Each paid one is shown. Only that of a new period brings credits: a change within one has them in the next. */
export async function applyInvoice(ctx: TenantCtx, invoice: InvoiceState, state: SubscriptionState): Promise<void> {
  const { beginsPeriod } = invoice;
  if (!invoice.isPaid || (!beginsPeriod && invoice.paid === 0)) return;
  const credits = beginsPeriod ? creditsOf(state) : 0;
  const plan = planOf(state);
  const name = plan ? `Plan ${PLANS[plan].label}` : "Plan";
  const isChange = invoice.reason === "subscription_update" && !beginsPeriod;
  const at = new Date(ctx.now);
  await transact(ctx, async (tx, inside) => {
    const { stripeCustomer } = await billingFacts(tx);
    if (stripeCustomer !== state.customer) return;
    const currency = invoice.currency === "USD" ? "USD" : "MXN";
    const isNew = await insertPurchase(tx, {
      ...{
        business_id: ctx.businessId,
        id: newId(),
        kind: "invoice",
        title: isChange ? `Cambio a ${name}` : name,
      },
      ...{ quantity: credits, amount_cents: invoice.paid, currency, stripe_id: invoice.id },
      ...{ intent_id: invoice.intent, status: "paid", credits, credits_back: 0 },
      ...{ created_by: "Stripe", created_at: at, updated_at: at },
    });
    if (!isNew) return;
    const totalPrice = inCentavos(invoice.paid, currency) / 100;
    if (credits > 0) await rechargeBought(tx, inside, { key: `stripe:${invoice.id}`, amount: credits, totalPrice });
    await announce(tx, inside, billingChanged, {});
  });
}

function planOf({ items }: SubscriptionState): PlanName | null {
  for (const { lookupKey } of items) {
    const known = readLookupKey(lookupKey);
    if (known?.kind === "plan") return known.plan;
  }
  return null;
}

function creditsOf({ items }: SubscriptionState): number {
  return items.reduce((sum, { lookupKey, quantity }) => {
    const known = readLookupKey(lookupKey);
    if (!known) return sum;
    const plan = PLANS[known.plan];
    const each = planCredits(plan, known.interval);
    return sum + (known.kind === "plan" ? each * quantity : (each / plan.credits) * quantity);
  }, 0);
}

function pricesOf({ items }: SubscriptionState): object[] {
  return items.map(({ lookupKey, amount, currency, interval }) => {
    const known = readLookupKey(lookupKey);
    const label = known ? PLANS[known.plan].label : "Otro";
    const productName = known?.kind === "extra" ? `Créditos adicionales ${label}` : `Plan ${label}`;
    return { currency, unitAmount: amount, interval: INTERVALS.find((each) => each === interval) ?? null, productName };
  });
}
