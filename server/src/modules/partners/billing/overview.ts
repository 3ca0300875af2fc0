// The plans that a partner can choose, its own, and what it bought.

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { PARTNER_OFFERS, SOLD_PLANS } from "@mostrador/domain/partners/billing/partner-plans.ts";
import type { getPartnerBilling as getRoute } from "@mostrador/domain/partners/billing/routes.ts";
import type { PartnerBilling, PartnerPurchase } from "@mostrador/domain/partners/billing/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { partnerOf, requirePartner, UNKNOWN_PARTNER } from "../partners/index.ts";
import type { BillingDeps } from "./deps.ts";
import { type PurchaseRow, readPurchases } from "./purchase.store.ts";

export function createGetPartnerBilling({ missing }: BillingDeps) {
  return async (ctx: PersonCtx, { query }: Call<typeof getRoute>): Promise<{ data: PartnerBilling }> => {
    const { partner, purchases } = await transact(ctx, async (tx) => {
      const named = query.partnerId ?? (await partnerOf(tx, ctx.principal.userId));
      if (!named) throw notFound(UNKNOWN_PARTNER, "partnerId");
      const row = await requirePartner(tx, ctx, named, { path: "partnerId" });
      return { partner: row, purchases: await readPurchases(tx, row.id) };
    });
    const current = partner.subscription_status === "active" ? partner.subscription_plan : null;
    const offers = SOLD_PLANS.map((name) => ({ ...PARTNER_OFFERS[name], isCurrent: name === current }));
    return { data: { missing, offers, purchases: purchases.map(presentPurchase) } };
  };
}

function presentPurchase(row: PurchaseRow): PartnerPurchase {
  return {
    ...{ _id: row.id, title: row.title, credits: row.credits || row.quantity, amount: row.amount_cents },
    ...{ status: row.status, createdAt: row.created_at.toISOString() },
  };
}
