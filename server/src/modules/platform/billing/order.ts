// What a checkout asks for, with the prices of the server. What the browser says of a price is only compared.
import { conflict, DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { LEAST_CREDITS, leastText, tierOf } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import {
  type Currency,
  extraCreditChoices,
  type Interval,
  LEAST_CREDITS_WITH_COUPON,
  PESOS_BOUGHT,
  PLANS,
  type PlanName,
  PROMO,
  planCredits,
  planPrice,
} from "@mostrador/domain/platform/billing/catalogue.ts";
import { EXPERT, lookupKey, onceAmount, readPriceId } from "@mostrador/domain/platform/billing/price-id.ts";
import type { CheckoutBody, PriceChoice } from "@mostrador/domain/platform/billing/schema.ts";

export type PlanPart = { kind: "plan" | "extra"; lookupKey: string; title: string; amount: number; quantity: number };
export type Order =
  | {
      kind: "credits" | "pesos" | "pack" | "promo";
      title: string;
      /** Of each, in cents. */
      amount: number;
      currency: Currency;
      quantity: number;
      /** What each gives: credits, or pesos. */
      credits: number;
      adjustable: { minimum: number; maximum: number } | null;
    }
  | { kind: "plan"; title: string; plan: PlanName; interval: Interval; parts: PlanPart[]; hasExpert: boolean };

export function readOrder(body: CheckoutBody, hasCoupon: boolean): Order {
  const [first, second] = body.prices as [PriceChoice, PriceChoice?];
  const choice = readPriceId(first.priceId);
  if (choice.kind !== "plan") {
    refuse(second !== undefined, "prices.1", "Compra una cosa a la vez");
    refuse(body.needExpertHelp, "needExpertHelp", "La ayuda de un experto se compra con un plan");
  }
  if (choice.kind !== "pack")
    refuse(typeof body.customAmount === "number", "customAmount", "Solo un paquete lleva este importe");
  if (choice.kind === "pesos") return pesosOrder(first);
  if (choice.kind === "credits") return creditsOrder(first, body, hasCoupon);
  if (choice.kind === "plan") return planOrder(first, second, body);
  const once = onceAmount(choice);
  if (!once || choice.kind === "extra") throw invalid("prices.0.priceId", "Los créditos adicionales van con su plan");
  refuse(choice.kind === "promo", "prices.0.priceId", "La promoción tiene su propia compra");
  refuse(first.quantity !== 1, "prices.0.quantity", "Se compra un paquete a la vez");
  compare(first.unitAmount, once.amount);
  compare(body.customAmount, once.amount);
  return { kind: "pack", quantity: 1, adjustable: null, ...once };
}

/** The documents name its 1000 credits as the quantity; it is one thing with one price. */
export function readPromo({ prices, customAmount, needExpertHelp }: CheckoutBody): Order {
  const [first, second] = prices as [PriceChoice, PriceChoice?];
  refuse(second !== undefined || first.priceId !== "promo", "prices.0.priceId", "Esta compra es solo de la promoción");
  refuse(first.quantity !== PROMO.credits, "prices.0.quantity", `La promoción es de ${PROMO.credits} créditos`);
  refuse(needExpertHelp, "needExpertHelp", "La ayuda de un experto se compra con un plan");
  refuse(typeof customAmount === "number", "customAmount", "Solo un paquete lleva este importe");
  compare(first.unitAmount, PROMO.price);
  const title = `Promoción: ${PROMO.credits} créditos`;
  return {
    kind: "promo",
    title,
    amount: PROMO.price,
    currency: "MXN",
    quantity: 1,
    credits: PROMO.credits,
    adjustable: null,
  };
}

function creditsOrder(
  { quantity, unitAmount, minimumQuantity }: PriceChoice,
  body: CheckoutBody,
  hasCoupon: boolean,
): Order {
  const least = hasCoupon ? LEAST_CREDITS_WITH_COUPON : LEAST_CREDITS;
  refuse(quantity < least, "prices.0.quantity", leastText(least));
  refuse(
    typeof minimumQuantity === "number" && minimumQuantity !== least,
    "prices.0.minimumQuantity",
    leastText(least),
  );
  const tier = tierOf(quantity);
  compare(unitAmount, tier.price);
  return {
    ...{ kind: "credits", title: "Créditos", amount: tier.price, currency: "MXN", quantity, credits: 1 },
    // at Stripe the price of each cannot follow the quantity: it stays within its tier
    adjustable: body.allowQuantityUpdates ? { minimum: Math.max(least, tier.from), maximum: tier.to } : null,
  };
}

function pesosOrder({ quantity, unitAmount }: PriceChoice): Order {
  const { least, most } = PESOS_BOUGHT;
  refuse(quantity < least, "prices.0.quantity", `El saldo mínimo es de $${least} MXN`);
  refuse(quantity > most, "prices.0.quantity", "El saldo máximo es de $50,000 MXN");
  compare(unitAmount, CENTAVOS);
  const title = "Saldo en pesos";
  return { kind: "pesos", title, amount: CENTAVOS, currency: "MXN", quantity, credits: 1, adjustable: null };
}

/** Of a peso. */
const CENTAVOS = 100;

function planOrder(first: PriceChoice, second: PriceChoice | undefined, body: CheckoutBody): Order {
  const { plan: name, interval } = readPriceId(first.priceId) as { plan: PlanName; interval: Interval };
  const plan = PLANS[name];
  refuse(first.quantity !== 1, "prices.0.quantity", "Se compra un plan a la vez");
  compare(first.unitAmount, planPrice(plan, interval));
  const title = `Plan ${plan.label}`;
  const parts: PlanPart[] = [
    {
      kind: "plan",
      lookupKey: lookupKey("plan", name, interval),
      title,
      amount: planPrice(plan, interval),
      quantity: 1,
    },
  ];
  const extra = second && readPriceId(second.priceId);
  if (second && extra) {
    refuse(
      extra.kind !== "extra" || extra.plan !== name || extra.interval !== interval,
      "prices.1.priceId",
      "Los créditos adicionales son de otro plan",
    );
    refuse(
      !extraCreditChoices(name).includes(second.quantity),
      "prices.1.quantity",
      "Elige una de las cantidades del plan",
    );
    const amount = (plan.extraPrice * planCredits(plan, interval)) / plan.credits;
    compare(second.unitAmount, amount);
    const wanted = { lookupKey: lookupKey("extra", name, interval), amount, quantity: second.quantity };
    if (second.quantity > 0) parts.push({ kind: "extra", title: `Créditos adicionales ${plan.label}`, ...wanted });
  }
  return { kind: "plan", title, plan: name, interval, parts, hasExpert: body.needExpertHelp };
}

export const EXPERT_LINE = { title: EXPERT.title, amount: EXPERT.amount, currency: "MXN", quantity: 1 };

function refuse(isWrong: boolean, path: string, message: string): void {
  if (isWrong) throw new DomainError(422, message, { errors: [{ path, message }] });
}

/** The page may be older than the prices: the person sees the new one before paying it. */
function compare(shown: number | null | undefined, amount: number): void {
  if (typeof shown !== "number" || shown === amount) return;
  throw conflict("El precio cambió mientras veías esta página. Recárgala y vuelve a intentarlo.");
}
