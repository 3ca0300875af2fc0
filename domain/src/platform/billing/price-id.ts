// The names of prices, as a call gives them, and how the server reads what was chosen.
import {
  CURRENCIES,
  type Currency,
  EXPERT_PRICE,
  INTERVALS,
  type Interval,
  PACK_NAMES,
  PACKS,
  type PackName,
  PLAN_NAMES,
  PLANS,
  type PlanName,
  PROMO,
} from "./catalogue.ts";

export const PRICE_ID = new RegExp(
  `^(?:credits|pesos|promo|(?:plan|extra)-(?:${PLAN_NAMES.join("|")})-(?:${INTERVALS.join("|")})|pack-(?:${PACK_NAMES.join("|")})-(?:${CURRENCIES.join("|")}))$`,
);
export type PriceId =
  | "credits"
  | "pesos"
  | "promo"
  | `plan-${PlanName}-${Interval}`
  | `extra-${PlanName}-${Interval}`
  | `pack-${PackName}-${Currency}`;

export type Choice =
  | { kind: "credits" }
  /** Balance in pesos, for a business that pays by conversion. */
  | { kind: "pesos" }
  | { kind: "promo" }
  | { kind: "plan"; plan: PlanName; interval: Interval }
  | { kind: "extra"; plan: PlanName; interval: Interval }
  | { kind: "pack"; pack: PackName; currency: Currency };

export function readPriceId(id: PriceId): Choice {
  const [kind = "", name = "", last = ""] = id.split("-");
  if (kind === "pack") return { kind, pack: name as PackName, currency: last as Currency };
  if (kind === "plan" || kind === "extra") return { kind, plan: name as PlanName, interval: last as Interval };
  return { kind: kind === "promo" || kind === "pesos" ? kind : "credits" };
}

/** What is charged once for one of these, in cents; null where a quantity or an interval is needed. */
export function onceAmount(
  choice: Choice,
): { amount: number; currency: Currency; credits: number; title: string } | null {
  if (choice.kind === "promo") {
    return { amount: PROMO.price, currency: "MXN", credits: PROMO.credits, title: `${PROMO.credits} créditos` };
  }
  if (choice.kind !== "pack") return null;
  const pack = PACKS[choice.pack];
  return {
    amount: pack[choice.currency],
    currency: choice.currency,
    credits: pack.credits,
    title: `${pack.label}: ${pack.credits} créditos`,
  };
}

export const EXPERT = { title: "Un experto lo configura contigo", amount: EXPERT_PRICE };

/** At Stripe, so that a plan is known again by its price. A changed amount is another price. */
export function lookupKey(kind: "plan" | "extra", plan: PlanName, interval: Interval): string {
  const amount = kind === "plan" ? PLANS[plan].price : PLANS[plan].extraPrice;
  return `mostrador_${kind}_${plan}_${interval}_${amount}`;
}

export function readLookupKey(key: string): { kind: "plan" | "extra"; plan: PlanName; interval: Interval } | null {
  const [, kind, plan, interval] = /^mostrador_(plan|extra)_([a-z]+)_([a-z]+)_\d+$/.exec(key) ?? [];
  const known = PLAN_NAMES.find((name) => name === plan);
  const each = INTERVALS.find((name) => name === interval);
  return known && each ? { kind: kind as "plan" | "extra", plan: known, interval: each } : null;
}
