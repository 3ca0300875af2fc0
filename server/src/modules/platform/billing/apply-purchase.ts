// Applies what Stripe says of a purchase once: the credits come into the ledger with a key of the session or the payment,
// whatever the order and number of notifications (D-12.4).
import { inCentavos } from "@mostrador/domain/platform/billing/catalogue.ts";
import { billingChanged } from "@mostrador/domain/platform/billing/live.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { CheckoutState, IntentState } from "../../../providers/billing/port.ts";
import { buyPesos, rechargeBought } from "../../money/credits/index.ts";
import { lockPurchase, type PurchaseRow, updatePurchase } from "./purchase.store.ts";

/** `hasFailed`: Stripe said that a payment in a shop or by transfer never came. */
export async function applyCheckout(ctx: TenantCtx, state: CheckoutState, hasFailed: boolean, at: Date): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const purchase = await lockPurchase(tx, state.metadata.purchase ?? "");
    if (!purchase || (purchase.stripe_id !== null && purchase.stripe_id !== state.id)) return;
    if (isSettled(purchase)) return;
    const known = { stripe_id: state.id, intent_id: state.intent, updated_at: at };
    if (state.isPaid && state.status === "complete") {
      // the buyer may have changed the quantity there
      const credits = purchase.kind === "plan" ? 0 : purchase.kind === "credits" ? state.quantity : purchase.quantity;
      await settle(tx, inside, { ...purchase, ...known }, credits, state.amount);
    } else if (hasFailed) await updatePurchase(tx, purchase.id, { ...known, status: "failed" });
    else if (state.status === "expired") await updatePurchase(tx, purchase.id, { ...known, status: "expired" });
    else if (state.status === "complete" && purchase.status === "open") {
      await updatePurchase(tx, purchase.id, { ...known, status: "pending" });
    }
    await announce(tx, inside, billingChanged, {});
  });
}

/** A payment on a page of ours; that of a session is applied with its session. */
export async function applyIntent(ctx: TenantCtx, state: IntentState): Promise<void> {
  if (state.status !== "succeeded") return;
  await transact(ctx, async (tx, inside) => {
    const purchase = await lockPurchase(tx, state.metadata.purchase ?? "");
    if (purchase?.stripe_id !== state.id || isSettled(purchase)) return;
    await settle(tx, inside, { ...purchase, intent_id: state.id }, purchase.quantity, state.received);
    await announce(tx, inside, billingChanged, {});
  });
}

function isSettled({ status }: PurchaseRow): boolean {
  return status === "paid" || status === "refunded" || status === "disputed";
}

/** `credits`: how many it gives; of a purchase of pesos, how many pesos. */
async function settle(tx: Tx, ctx: TenantCtx, purchase: PurchaseRow, credits: number, amount: number): Promise<void> {
  const { id, stripe_id, intent_id, currency } = purchase;
  if (purchase.kind === "pesos") await buyPesos(tx, ctx, { key: `stripe:${stripe_id}`, amount: credits });
  else if (credits > 0) {
    const totalPrice = inCentavos(amount, currency) / 100;
    await rechargeBought(tx, ctx, { key: `stripe:${stripe_id}`, amount: credits, totalPrice });
  }
  await updatePurchase(tx, id, {
    ...{ stripe_id, intent_id, status: "paid", credits, amount_cents: amount, updated_at: new Date(ctx.now) },
  });
}
