// The grid of what can be bought, in the form of the documents.
import { CREDIT_TIERS } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import {
  CURRENCIES,
  ENTERPRISE_FROM,
  INTERVALS,
  PACKS,
  PLANS,
  planPrice,
} from "@mostrador/domain/platform/billing/catalogue.ts";
import type { PricedProduct } from "@mostrador/domain/platform/billing/schema.ts";

export async function listPrices(): Promise<{ data: PricedProduct[] }> {
  const plans = Object.values(PLANS).map(({ name, label, credits, limits, ...plan }) => ({
    ...{ id: name, name: label, description: `${credits} créditos cada mes`, highlights: [`${credits} créditos`] },
    features: [
      `${limits.funnels} funnels`,
      limits.campaigns === 1 ? "1 campaña masiva" : `${limits.campaigns} campañas masivas`,
      `${limits.upsells} upsells`,
    ],
    prices: INTERVALS.map((interval) => ({
      ...{ id: `plan-${name}-${interval}`, interval, currency: "MXN" as const },
      unitAmount: planPrice({ name, label, credits, limits, ...plan }, interval),
    })),
  }));
  const packs = Object.values(PACKS).map((pack) => ({
    ...{ id: pack.name, name: pack.label, description: `${pack.credits} créditos`, features: [], highlights: [] },
    prices: CURRENCIES.map((currency) => ({
      ...{ id: `pack-${pack.name}-${currency}`, interval: null, currency, unitAmount: pack[currency] },
    })),
  }));
  const credits = {
    ...{
      id: "credits",
      name: "Créditos",
      description: `Hasta ${ENTERPRISE_FROM} al mes y más`,
      features: [],
      highlights: [],
    },
    prices: CREDIT_TIERS.map(({ from, price }) => ({
      ...{ id: `credits-${from}`, interval: null, currency: "MXN" as const, unitAmount: price },
    })),
  };
  return { data: [...plans, ...packs, credits] };
}
