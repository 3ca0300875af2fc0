// What a partner asks to buy, with the prices of the server. What the browser says of a price is only compared.
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { LEAST_CREDITS, leastText, tierOf } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import { PARTNER_OFFERS, SOLD_PLANS, type SoldPlan } from "@mostrador/domain/partners/billing/partner-plans.ts";
import type { PartnerCheckoutBody } from "@mostrador/domain/partners/billing/schema.ts";

export type Order =
  | { kind: "plan"; plan: SoldPlan; title: string; quantity: 0; amount: number }
  | {
      kind: "credits";
      title: string;
      quantity: number;
      /** Of each, in centavos. */
      price: number;
      amount: number;
      adjustable: { minimum: number; maximum: number } | null;
    };

export function readOrder({ prices: [choice], allowQuantityUpdates }: PartnerCheckoutBody): Order {
  if (!choice) throw refusal("prices", "Elige qué quieres comprar");
  const { priceId, quantity, unitAmount, minimumQuantity } = choice;
  const plan = SOLD_PLANS.find((name) => priceId === `plan-${name}`);
  if (plan) {
    if (quantity !== 1) throw refusal("prices.0.quantity", "Se compra un plan a la vez");
    const { price, label } = PARTNER_OFFERS[plan];
    compare(unitAmount, price);
    return { kind: "plan", plan, title: `Plan ${label}`, quantity: 0, amount: price };
  }
  if (quantity < LEAST_CREDITS) throw refusal("prices.0.quantity", leastText(LEAST_CREDITS));
  if (minimumQuantity && minimumQuantity !== LEAST_CREDITS)
    throw refusal("prices.0.minimumQuantity", leastText(LEAST_CREDITS));
  const { price, from, to } = tierOf(quantity);
  compare(unitAmount, price);
  return {
    ...{ kind: "credits", title: "Créditos sin fee", quantity, price, amount: price * quantity },
    // at Stripe the price of each cannot follow the quantity: it stays within its tier
    adjustable: allowQuantityUpdates ? { minimum: Math.max(LEAST_CREDITS, from), maximum: to } : null,
  };
}

/** The page may be older than the prices: the person sees the new one before paying it. */
function compare(shown: number | null | undefined, amount: number): void {
  if (typeof shown !== "number" || shown === amount) return;
  throw conflict("El precio cambió mientras veías esta página. Recárgala y vuelve a intentarlo.");
}

export function refusal(path: string, message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path, message }] });
}
