// The subscription at Stripe gets the usage threshold that the team has set: from this amount on, use is billed before the
// end of the month. What is stored now counts, in whatever order the jobs run.
import { thresholdIn } from "@mostrador/domain/partners/billing/partner-plans.ts";
import { UsageThresholdSet } from "@mostrador/domain/partners/partners/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { onSystem } from "../../../kernel/queue/queue.ts";
import { readPartner } from "../partners/index.ts";
import type { BillingDeps } from "./deps.ts";
import { readItems } from "./prices.ts";

const ROUNDS = 5;
const ENDED = ["canceled", "incomplete_expired"];

/** A partner without a subscription gets it with the first one. */
export const onUsageThresholdSet = ({ billing, missing }: BillingDeps) =>
  onSystem(
    UsageThresholdSet,
    { name: "set-usage-threshold", title: "Poner el umbral de uso en Stripe" },
    async (ctx, { partnerId }) => {
      if (missing.length > 0) return;
      // read again after each change: it may have been set once more meanwhile
      for (let round = 0; round < ROUNDS; round += 1) {
        const partner = await transact(ctx, (tx) => readPartner(tx, partnerId));
        const id = partner?.usage_subscription_id;
        const state = id ? await billing.readSubscription(id) : null;
        const items = state && readItems(state.items);
        if (!partner || !state || !items?.fee || ENDED.includes(state.status)) return;
        const wanted = thresholdIn(items.plan.currency, partner.usage_threshold_cents);
        if (state.usageThreshold === wanted) return;
        await billing.setUsageThreshold(state.id, wanted);
      }
      throw new Error(`The usage threshold of ${partnerId} does not settle`);
    },
    { side: 1 },
  );
