// The plans that a partner can choose, and how their prices are known again at Stripe. Amounts are centavos, IVA included;
// only the server uses them to charge (docs/decisions/0138).
import type { PartnerPlan } from "../partners/schema.ts";

export const SOLD_PLANS = ["hobby", "pro", "scale"] as const satisfies readonly PartnerPlan[];
export type SoldPlan = (typeof SOLD_PLANS)[number];

export type PartnerOffer = {
  name: SoldPlan;
  label: string;
  /** Each month. */
  price: number;
  /** For each credit that is sent from 'Con fee'. */
  fee: number;
};

export const PARTNER_OFFERS: Readonly<Record<SoldPlan, PartnerOffer>> = {
  hobby: { name: "hobby", label: "Hobby", price: 98_000, fee: 30 },
  pro: { name: "pro", label: "Pro", price: 238_000, fee: 25 },
  scale: { name: "scale", label: "Scale", price: 658_000, fee: 20 },
};

/** The event that Stripe counts: a credit sent from 'Con fee'. */
export const USE_METER = "mostrador_partner_credit";

/** As the documents convert. */
const PESOS_PER_DOLLAR = 20;

/** The usage threshold, which is set in dollars, in cents of the currency of a subscription. */
export function thresholdIn(currency: string, cents: number): number {
  return currency === "MXN" ? cents * PESOS_PER_DOLLAR : cents;
}

type PriceKind = "plan" | "fee";

/** A changed amount is another price. */
export function partnerLookupKey(kind: PriceKind, plan: SoldPlan): string {
  const { price, fee } = PARTNER_OFFERS[plan];
  return `mostrador_partner_${kind}_${plan}_${kind === "plan" ? price : fee}`;
}

export function readPartnerLookupKey(key: string): { kind: PriceKind; plan: SoldPlan } | null {
  const [, kind, name] = /^mostrador_partner_(plan|fee)_([a-z]+)_\d+$/.exec(key) ?? [];
  const plan = SOLD_PLANS.find((one) => one === name);
  return kind && plan ? { kind: kind as PriceKind, plan } : null;
}

export const PARTNER_PRICE_ID = new RegExp(`^(?:credits|plan-(?:${SOLD_PLANS.join("|")}))$`);
