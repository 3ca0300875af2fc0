// The public form of a partner, with what other capabilities know of it.
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { shownBranding } from "@mostrador/domain/partners/partners/brand/shown-branding.ts";
import type { Partner, PartnerSubscription } from "@mostrador/domain/partners/partners/schema.ts";
import type { Ctx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type PartnerRow, readPeople } from "./partner.store.ts";
import { partnerDomains, partnerFigures } from "./partner-slots.ts";

const NO_FIGURES = { prepayCredits: 0, soldCredits: 0, transferred: { total: 0, gpt: 0, reasoning: 0 } };

export async function presentPartners(tx: Tx, ctx: Ctx, rows: readonly PartnerRow[]): Promise<Partner[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [people, figures, domains] = await Promise.all([
    readPeople(tx, ids),
    figuresOf(tx, ctx, ids),
    Promise.all(ctx.fillings.of(partnerDomains).map((read) => read(tx, ids))),
  ]);
  const peopleOf = Map.groupBy(people, ({ partner_id }) => partner_id);
  return rows.map((row) => {
    const { transferred, ...counters } = figures.get(row.id) ?? NO_FIGURES;
    return {
      _id: row.id,
      users: (peopleOf.get(row.id) ?? []).map(({ id, name, email, role }) => ({
        _id: id,
        name,
        email: { email },
        role,
      })),
      name: row.name,
      description: row.description,
      partnerCode: row.partner_code,
      whatsapp: row.whatsapp,
      countryCode: row.country_code,
      countryCodeExt: countryCodeExtOf(row.country_code),
      image: row.image,
      level: row.level,
      heroku: domains.flatMap((found) => found.get(row.id) ?? []),
      counters,
      subscription: subscriptionOf(row),
      branding: shownBranding(row.branding, row.name),
      creditsTransferred: transferred,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  });
}

export async function figuresOf(tx: Tx, ctx: Ctx, ids: readonly string[]) {
  const found = await Promise.all(ctx.fillings.of(partnerFigures).map((read) => read(tx, ids)));
  return new Map(found.flatMap((figures) => [...figures]));
}

export function subscriptionOf(row: PartnerRow): PartnerSubscription {
  return {
    status: row.subscription_status,
    plan: row.subscription_plan,
    stripeSubscriptionId: row.stripe_subscription_id,
    usageSubscriptionId: row.usage_subscription_id,
    stripeCustomerId: row.stripe_customer_id,
    stripePriceId: row.stripe_price_id,
    meteredItemId: row.metered_item_id,
    usageThresholdCents: row.usage_threshold_cents,
    endDate: row.subscription_end.toISOString(),
  };
}
