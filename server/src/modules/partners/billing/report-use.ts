// Tells the subscription of a partner of the credits that left 'Con fee', each movement once (D-12.3). A partner without a
// subscription has nothing to be told; what it sent is reported when it has one.
import { USE_METER } from "@mostrador/domain/partners/billing/partner-plans.ts";
import { PartnerUseDue } from "@mostrador/domain/partners/billing/schema.ts";
import type { Ctx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { onSystem, publish } from "../../../kernel/queue/queue.ts";
import { readPartner } from "../partners/index.ts";
import type { BillingDeps } from "./deps.ts";
import { type PartnerUse, partnerCredits } from "./partner-credits.ts";

/** In the transaction of the movement. */
export function planUseReport(tx: Tx, ctx: Ctx, use: PartnerUse): Promise<void> {
  return publish(tx, ctx, PartnerUseDue, use);
}

export const onPartnerUseDue = ({ billing, missing }: BillingDeps) =>
  onSystem(
    PartnerUseDue,
    { name: "report-partner-use", title: "Informar a Stripe el uso de un partner" },
    async (ctx, { movementId, partnerId, credits, at }) => {
      if (missing.length > 0) return;
      const partner = await transact(ctx, (tx) => readPartner(tx, partnerId));
      if (!partner?.stripe_customer_id || !partner.usage_subscription_id) return;
      const { stripe_customer_id: customer } = partner;
      await billing.reportUse({ meter: USE_METER, identifier: movementId, customer, value: credits, at });
      await transact(ctx, (tx) => ctx.fillings.one(partnerCredits).noteReported(tx, movementId, new Date(ctx.now)));
    },
    { side: 1 },
  );
