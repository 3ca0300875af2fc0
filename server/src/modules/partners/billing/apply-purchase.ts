// Applies what Stripe says of a partner's purchase once: the credits come into 'Sin fee' with the key of the session, and a
// refund or a dispute takes back what is left of them (D-12.4).
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { ChargeState, CheckoutState } from "../../../providers/billing/port.ts";
import { partnerCredits } from "./partner-credits.ts";
import { lockPurchase, lockPurchaseOfPayment, updatePurchase } from "./purchase.store.ts";

/** `hasFailed`: Stripe said that a payment in a shop or by transfer never came. */
export async function applyPartnerCheckout(
  ctx: SystemCtx,
  partnerId: string,
  state: CheckoutState,
  { hasFailed, at }: { hasFailed: boolean; at: Date },
): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const purchase = await lockPurchase(tx, state.metadata.purchase ?? "");
    if (purchase?.partner_id !== partnerId) return;
    if (purchase.stripe_id !== null && purchase.stripe_id !== state.id) return;
    if (SETTLED.has(purchase.status)) return;
    const known = { stripe_id: state.id, intent_id: state.intent, updated_at: at };
    const isPaid = state.isPaid && state.status === "complete";
    // the buyer may have changed the quantity there
    const credits = isPaid && purchase.kind === "credits" ? state.quantity : 0;
    if (credits > 0) {
      const bought = { partnerId, key: `stripe:${state.id}`, amount: credits, totalPrice: state.amount / 100 };
      await ctx.fillings.one(partnerCredits).recharge(tx, inside, bought);
    }
    const status = isPaid
      ? "paid"
      : hasFailed
        ? "failed"
        : state.status === "expired"
          ? "expired"
          : state.status === "complete"
            ? "pending"
            : purchase.status;
    const amount = isPaid ? { amount_cents: state.amount, credits } : {};
    await updatePurchase(tx, purchase.id, { ...known, ...amount, status });
  });
}

const SETTLED = new Set(["paid", "refunded", "disputed"]);

/** False: its purchase is not known, or not yet. */
export async function applyPartnerCharge(
  ctx: SystemCtx,
  partnerId: string,
  charge: ChargeState & { intent: string },
): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    const purchase = await lockPurchaseOfPayment(tx, charge.intent);
    if (purchase?.partner_id !== partnerId) return false;
    const { id, credits, credits_back: before } = purchase;
    const isWhole = charge.isDisputed || charge.refunded >= charge.amount;
    const back = isWhole ? credits : Math.floor((credits * charge.refunded) / charge.amount);
    if (back > before) {
      const refunded = { partnerId, key: `stripe:${charge.id}:${back}`, amount: back - before };
      await ctx.fillings.one(partnerCredits).takeBack(tx, inside, refunded);
    }
    const status = charge.isDisputed ? "disputed" : isWhole ? "refunded" : purchase.status;
    const at = new Date(ctx.now);
    await updatePurchase(tx, id, { credits_back: Math.max(back, before), status, updated_at: at });
    return true;
  });
}
