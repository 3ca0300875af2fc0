import type { Clock } from "../world/clock.ts";
import type { Ids } from "../world/ids.ts";

export type Metadata = Record<string, string>;
export type StripePrice = {
  id: string;
  lookup_key: string | null;
  currency: string;
  unit_amount: number;
  interval: string | null;
  name: string;
  /** The meter of a price by use. */
  meter?: string | null;
};
export type StripeMeter = { id: string; name: string; event: string };
/** Reported use of a customer; `billed`: in an invoice. */
export type StripeUsage = { event: string; customer: string; value: number; at: number; billed: boolean };
export type StripeLine = {
  price: StripePrice;
  quantity: number;
  adjustable: { minimum: number; maximum: number } | null;
};
export type StripeCustomer = { id: string; name: string; email: string; metadata: Metadata };
export type StripeSession = {
  id: string;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  paymentStatus: "unpaid" | "paid";
  customer: string;
  reference: string | null;
  metadata: Metadata;
  innerMetadata: Metadata;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
  lines: StripeLine[];
  /** In percent. */
  off: number;
  intent: string | null;
  subscription: string | null;
};
export type StripeIntent = {
  id: string;
  secret: string;
  customer: string | null;
  amount: number;
  received: number;
  currency: string;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  metadata: Metadata;
  charge: string | null;
};
export type StripeCharge = {
  id: string;
  intent: string;
  amount: number;
  refunded: number;
  disputed: boolean;
  currency: string;
};
export type StripeSubscription = {
  id: string;
  customer: string;
  status: "active" | "trialing" | "past_due" | "canceled" | "unpaid";
  metadata: Metadata;
  items: StripeLine[];
  /** Epoch seconds. */
  start: number;
  end: number;
  isEnding: boolean;
  /** In cents: use of this amount is billed before the end of the period. */
  threshold?: number | null;
  /** What the next invoice settles of earlier changes. */
  pending?: InvoiceLine[];
  /** From the next period on. */
  scheduled?: StripeLine[] | null;
};
/** `isProration`: for a part of a period. */
export type InvoiceLine = { amount: number; isProration: boolean };
export type StripeInvoice = {
  id: string;
  customer: string;
  subscription: string;
  status: "open" | "paid";
  reason: "subscription_create" | "subscription_cycle" | "subscription_threshold" | "subscription_update";
  lines?: InvoiceLine[];
  paid: number;
  currency: string;
  intent: string | null;
};

type LedgerRows = {
  customers: Record<string, StripeCustomer>;
  prices: Record<string, StripePrice>;
  sessions: Record<string, StripeSession>;
  intents: Record<string, StripeIntent>;
  charges: Record<string, StripeCharge>;
  subscriptions: Record<string, StripeSubscription>;
  invoices: Record<string, StripeInvoice>;
  /** Addresses of the portal, by their secret. */
  portals: Record<string, { customer: string; returnUrl: string }>;
  meters: Record<string, StripeMeter>;
  /** By its identifier. */
  usage: Record<string, StripeUsage>;
  /** Answers by idempotency key, with the request that they belong to. */
  keys: Record<string, { request: string; answer: unknown }>;
};

export type StripeLedger = ReturnType<typeof createStripeLedger>;

const DAY_S = 86_400;

/** Stripe's objects of one account, and what happens to them. */
export function createStripeLedger(ids: Ids, clock: Clock) {
  const kept: LedgerRows = nothing();
  const seconds = () => Math.floor(clock.now() / 1000);
  const id = (prefix: string) => ids.token(`${prefix}_`, 24);

  return {
    ...kept,
    id,
    seconds,
    saved: () => kept,
    restore: (saved: Partial<LedgerRows>) => {
      for (const name of Object.keys(kept) as (keyof LedgerRows)[]) Object.assign(kept[name], saved[name]);
    },
    clear: () => {
      for (const part of Object.values(kept)) for (const key of Object.keys(part)) delete part[key];
    },
    amountOf: ({ lines, off }: Pick<StripeSession, "lines" | "off">) =>
      Math.round(
        (lines.reduce((sum, { price, quantity }) => sum + (price.meter ? 0 : price.unit_amount * quantity), 0) *
          (100 - off)) /
          100,
      ),
    /** What was used and not billed yet, in cents. With `isBilled` it is billed from now on. */
    unbilled({ customer, items }: StripeSubscription, isBilled: boolean): number {
      let sum = 0;
      for (const { price } of items) {
        const meter = price.meter ? kept.meters[price.meter] : undefined;
        if (!meter) continue;
        for (const use of Object.values(kept.usage)) {
          if (use.billed || use.customer !== customer || use.event !== meter.event) continue;
          sum += use.value * price.unit_amount;
          use.billed = isBilled;
        }
      }
      return sum;
    },
    charge(intent: StripeIntent): StripeCharge {
      const charge = { id: id("ch"), intent: intent.id, amount: intent.amount, refunded: 0, disputed: false };
      Object.assign(intent, { status: "succeeded", received: intent.amount, charge: charge.id });
      kept.charges[charge.id] = { ...charge, currency: intent.currency };
      return kept.charges[charge.id] as StripeCharge;
    },
    intent(given: Pick<StripeIntent, "customer" | "amount" | "currency" | "metadata">): StripeIntent {
      const made = id("pi");
      const intent: StripeIntent = {
        ...given,
        id: made,
        secret: `${made}_secret_${ids.token("", 24)}`,
        received: 0,
        status: "requires_payment_method",
        charge: null,
      };
      kept.intents[made] = intent;
      return intent;
    },
    subscribe({ customer, innerMetadata, lines }: StripeSession): StripeSubscription {
      const recurring = lines.filter(({ price }) => price.interval !== null);
      const start = seconds();
      const days = periodDays(recurring);
      const subscription: StripeSubscription = {
        id: id("sub"),
        ...{ customer, metadata: innerMetadata, items: recurring, status: "active" },
        ...{ start, end: start + days * DAY_S, isEnding: false },
      };
      kept.subscriptions[subscription.id] = subscription;
      return subscription;
    },
    /** Paid at once. What is more than paid is left for the next one. */
    invoice(subscription: StripeSubscription, reason: StripeInvoice["reason"], own: InvoiceLine[]): StripeInvoice {
      const lines = [...own, ...(subscription.pending ?? [])];
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      subscription.pending = total < 0 ? [{ amount: total, isProration: true }] : [];
      const amount = Math.max(0, total);
      const currency = subscription.items[0]?.price.currency ?? "mxn";
      const intent = amount > 0 && this.intent({ customer: subscription.customer, amount, currency, metadata: {} });
      if (intent) this.charge(intent);
      const invoice: StripeInvoice = {
        id: id("in"),
        ...{ customer: subscription.customer, subscription: subscription.id, status: "paid", reason },
        ...{ lines, paid: amount, currency, intent: intent ? intent.id : null },
      };
      kept.invoices[invoice.id] = invoice;
      return invoice;
    },
  };
}

export function periodDays(lines: StripeLine[]): number {
  return lines.some(({ price }) => price.interval === "year") ? 365 : 30;
}

function nothing(): LedgerRows {
  return {
    ...{ customers: {}, prices: {}, sessions: {}, intents: {}, charges: {} },
    ...{ subscriptions: {}, invoices: {}, portals: {}, meters: {}, usage: {}, keys: {} },
  };
}
