// Reads a started purchase at Stripe each hour, in case its notification never came.
import { PartnerPurchaseLookedFor } from "@mostrador/domain/partners/billing/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { onSystem, publish } from "../../../kernel/queue/queue.ts";
import { applyPartnerCheckout } from "./apply-purchase.ts";
import { applyPartnerSubscription } from "./apply-subscription.ts";
import type { BillingDeps } from "./deps.ts";
import { readPurchase } from "./purchase.store.ts";

const HOUR_MS = 60 * 60_000;
/** A transfer or a payment in a shop takes days. */
const SETTLING_MS = 8 * 24 * HOUR_MS;

export const onPartnerPurchaseLookedFor = ({ billing }: BillingDeps) =>
  onSystem(
    PartnerPurchaseLookedFor,
    { name: "look-for-partner-purchase", title: "Buscar la compra de un partner" },
    async (ctx, { purchaseId }) => {
      const purchase = await transact(ctx, (tx) => readPurchase(tx, purchaseId));
      if (!purchase || (purchase.status !== "open" && purchase.status !== "pending")) return;
      const { partner_id: partnerId, stripe_id: id } = purchase;
      const at = new Date(ctx.now);
      const state = id ? await billing.readCheckout(id) : null;
      if (state) await applyPartnerCheckout(ctx, partnerId, state, { hasFailed: false, at });
      const subscription = state?.subscription ? await billing.readSubscription(state.subscription) : null;
      if (subscription) await applyPartnerSubscription(ctx, billing, partnerId, subscription, at);
      if (ctx.now - purchase.created_at.getTime() > SETTLING_MS) return;
      await transact(ctx, (tx, inside) =>
        publish(tx, inside, PartnerPurchaseLookedFor, { purchaseId }, { at: ctx.now + HOUR_MS }),
      );
    },
  );
