// What a business can buy, and what it costs. Amounts are centavos or cents, IVA included; only the server uses them to
// charge (contract/platform#plans-and-credits).

export const PLAN_NAMES = ["bronce", "plata", "oro"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export const INTERVALS = ["month", "year"] as const;
export type Interval = (typeof INTERVALS)[number];
/** What a plan allows; `products` is the same in all of them. */
export type PlanLimits = { funnels: number; campaigns: number; upsells: number };

export type Plan = {
  name: PlanName;
  label: string;
  /** Each month. */
  credits: number;
  /** Centavos each month. */
  price: number;
  /** Centavos for each additional credit. */
  extraPrice: number;
  limits: PlanLimits;
};

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  bronce: {
    name: "bronce",
    label: "Bronce",
    credits: 1000,
    price: 124_900,
    extraPrice: 100,
    limits: { funnels: 2, campaigns: 1, upsells: 10 },
  },
  plata: {
    name: "plata",
    label: "Plata",
    credits: 2000,
    price: 194_900,
    extraPrice: 85,
    limits: { funnels: 5, campaigns: 2, upsells: 20 },
  },
  oro: {
    name: "oro",
    label: "Oro",
    credits: 5000,
    price: 374_900,
    extraPrice: 70,
    limits: { funnels: 10, campaigns: 4, upsells: 50 },
  },
};

/** An expert sets the product up: once, in centavos. */
export const EXPERT_PRICE = 34_900;
/** Above these credits a month the team makes an offer. */
export const ENTERPRISE_FROM = 10_000;

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** A year costs twelve months, and gives the credits of all twelve at once. */
export function planPrice(plan: Plan, interval: Interval): number {
  return plan.price * MONTHS[interval];
}

export function planCredits(plan: Plan, interval: Interval): number {
  return plan.credits * MONTHS[interval];
}

/** Centavos each day of a month of 30. */
export function pricePerDay(plan: Plan): number {
  return Math.round(plan.price / 30);
}

/** How many appointments these credits are enough for: an appointment takes 15 to 35 messages. */
export function appointmentsFor(credits: number): { from: number; to: number } {
  return { from: Math.floor(credits / 35), to: Math.floor(credits / 15) };
}

/** 0, steps of 100 up to 500, then of 500, up to 100 below what the next plan gives. */
export function extraCreditChoices(name: PlanName): number[] {
  const next = PLAN_NAMES[PLAN_NAMES.indexOf(name) + 1];
  const most = (next ? PLANS[next].credits : ENTERPRISE_FROM) - 100 - PLANS[name].credits;
  const choices = [0];
  for (let each = 100; each <= most; each += each < 500 ? 100 : 500) choices.push(each);
  return choices;
}

export const LEAST_CREDITS_WITH_COUPON = 500;

export const PACK_NAMES = ["starter", "pro", "scale"] as const;
export type PackName = (typeof PACK_NAMES)[number];
export const CURRENCIES = ["MXN", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];
export type PackPrice = { credits: number; USD: number; MXN: number; savings: number };
export type Pack = PackPrice & { name: PackName; label: string; demo: PackPrice };

/** `savings` in percent, as the page states them. */
export const PACKS: Readonly<Record<PackName, Pack>> = {
  starter: {
    name: "starter",
    label: "Starter",
    ...{ credits: 1000, USD: 4900, MXN: 98_000, savings: 0 },
    demo: { credits: 1000, USD: 5900, MXN: 106_200, savings: 0 },
  },
  pro: {
    name: "pro",
    label: "Pro",
    ...{ credits: 3000, USD: 11_900, MXN: 238_000, savings: 39 },
    demo: { credits: 3000, USD: 14_900, MXN: 268_000, savings: 19 },
  },
  scale: {
    name: "scale",
    label: "Scale",
    ...{ credits: 10_000, USD: 32_900, MXN: 658_000, savings: 49 },
    demo: { credits: 5000, USD: 19_500, MXN: 350_000, savings: 33 },
  },
};

export const PROMO = {
  credits: 1000,
  price: 34_900,
  valued: 159_800,
  off: 78,
  seconds: 259_200,
  key: "promo_bronce_72h",
};

/** The ledger counts in pesos: a dollar is twenty of them, as on the price card. */
export const PESOS_PER_DOLLAR = 20;

/** Centavos MXN of an amount. */
export function inCentavos(amount: number, currency: Currency): number {
  return currency === "USD" ? amount * PESOS_PER_DOLLAR : amount;
}

/** Pesos of balance that a business that pays by conversion buys at once. */
export const PESOS_BOUGHT = { least: 200, most: 50_000, usual: [500, 1000, 2500, 5000, 10_000] } as const;
