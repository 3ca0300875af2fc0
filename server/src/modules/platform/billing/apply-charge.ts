// A refund or a dispute takes the credits back, as far as they are still there: a balance never goes below zero.
import { billingChanged } from "@mostrador/domain/platform/billing/live.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { ChargeState } from "../../../providers/billing/port.ts";
import { takeBackBought, takeBackPesos } from "../../money/credits/index.ts";
import { lockPurchaseOfPayment, updatePurchase } from "./purchase.store.ts";

/** False: its purchase is not known, or not yet. */
export async function applyCharge(ctx: TenantCtx, charge: ChargeState & { intent: string }): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    const purchase = await lockPurchaseOfPayment(tx, charge.intent);
    if (!purchase) return false;
    const { id, credits, credits_back: before } = purchase;
    const isWhole = charge.isDisputed || charge.refunded >= charge.amount;
    const back = isWhole ? credits : Math.floor((credits * charge.refunded) / charge.amount);
    if (back > before) {
      const key = `stripe:${charge.id}:${back}`;
      const takeBack = purchase.kind === "pesos" ? takeBackPesos : takeBackBought;
      await takeBack(tx, inside, { key, amount: back - before, purchase: `stripe:${purchase.stripe_id}` });
    }
    const status = charge.isDisputed ? "disputed" : isWhole ? "refunded" : purchase.status;
    await updatePurchase(tx, id, { credits_back: Math.max(back, before), status, updated_at: new Date(ctx.now) });
    await announce(tx, inside, billingChanged, {});
    return true;
  });
}
