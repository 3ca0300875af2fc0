// The plan of the business, what it allows, and what was bought.
import { LIMITED_FUNNELS } from "@mostrador/domain/growth/funnels/resource.ts";
import { PLANS } from "@mostrador/domain/platform/billing/catalogue.ts";
import type { getBilling as getRoute } from "@mostrador/domain/platform/billing/routes.ts";
import type { BillingOverview, Purchase } from "@mostrador/domain/platform/billing/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readPlanLimits } from "../../../kernel/resource/plan-limit.ts";
import { billingFacts } from "../../business/businesses/index.ts";
import { creditDaysLeft } from "../../money/credits/index.ts";
import type { BillingDeps } from "../../partners/billing/index.ts";
import type { TeamDeps } from "./deps.ts";
import { hasBoughtPromo, type PurchaseRow, readPurchases } from "./purchase.store.ts";
import { readSubscription, type SubscriptionRow } from "./subscription.store.ts";

/** In the order of the page; without a row the kind has the number of the free days. */
const LIMITS = [
  { name: "funnels", label: "Funnels", usual: LIMITED_FUNNELS.limit.usual },
  { name: "campaigns", label: "Campañas masivas", usual: PLANS.oro.limits.campaigns },
  { name: "upsells", label: "Upsells", usual: 10 },
  { name: "products", label: "Productos", usual: 150 },
];

export function createGetBilling({ missing, teamWhatsapp }: BillingDeps & Pick<TeamDeps, "teamWhatsapp">) {
  return async (ctx: TenantCtx, _call: Call<typeof getRoute>): Promise<{ data: BillingOverview }> => {
    const [facts, subscription, limits, hasPromo, daysLeft, purchases] = await readTogether(ctx, (tx) =>
      Promise.all([
        billingFacts(tx),
        readSubscription(tx),
        readPlanLimits(tx),
        hasBoughtPromo(tx),
        creditDaysLeft(tx, ctx.now),
        readPurchases(tx),
      ]),
    );
    return {
      data: {
        missing,
        subscription: subscription ? presentSubscription(subscription) : null,
        isRunning: facts.endSubscription.getTime() > ctx.now,
        endSubscription: facts.endSubscription.toISOString(),
        limits: LIMITS.map(({ name, label, usual }) => ({ name, label, most: limits.get(name) ?? usual })),
        mayBuyPromo: !hasPromo,
        teamWhatsapp,
        daysLeft: daysLeft.gpt_model,
        purchases: purchases.map(presentPurchase),
      },
    };
  };
}

function presentSubscription(row: SubscriptionRow): NonNullable<BillingOverview["subscription"]> {
  return {
    ...{ status: row.status, plan: row.plan, isEnding: row.is_ending, endsAt: row.ends_at.toISOString() },
    prices: row.prices as NonNullable<BillingOverview["subscription"]>["prices"],
  };
}

function presentPurchase(row: PurchaseRow): Purchase {
  const credits = row.kind === "pesos" ? 0 : row.credits || row.quantity;
  return {
    ...{ _id: row.id, title: row.title, credits, amount: row.amount_cents },
    ...{ currency: row.currency, status: row.status, createdAt: row.created_at.toISOString() },
  };
}
