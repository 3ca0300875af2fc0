// The port by which businesses pay the platform. Amounts are cents of the currency.

export type Recurrence = "month" | "year";

export type CheckoutLine =
  | {
      title: string;
      amount: number;
      currency: string;
      quantity: number;
      adjustable?: { minimum: number; maximum: number };
    }
  /** Without a quantity: what is used of it. */
  | { priceId: string; quantity?: number };

export type CheckoutOrder = {
  /** Ours; the same order is never opened twice. */
  reference: string;
  mode: "payment" | "subscription";
  customer: string;
  lines: CheckoutLine[];
  /** Kept with the session, its payment and its subscription: only we write it. */
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  /** The id of a promotion code. */
  promotion: string | null;
  /** Epoch ms. */
  expiresAt: number;
};

export type CheckoutState = {
  id: string;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  metadata: Record<string, string>;
  /** As the buyer left it. */
  quantity: number;
  amount: number;
  currency: string;
  intent: string | null;
  subscription: string | null;
};

export type IntentState = {
  id: string;
  status: string;
  amount: number;
  received: number;
  currency: string;
  metadata: Record<string, string>;
};

export type SubscriptionItem = {
  id: string;
  priceId: string;
  lookupKey: string;
  /** Charged by what is reported of its use. */
  isMetered: boolean;
  quantity: number;
  amount: number;
  currency: string;
  interval: Recurrence;
};

export type SubscriptionState = {
  id: string;
  customer: string;
  status: string;
  metadata: Record<string, string>;
  items: SubscriptionItem[];
  /** Epoch ms. */
  periodEnd: number;
  isEnding: boolean;
  /** In cents; 0: none. */
  usageThreshold: number;
};

export type InvoiceState = {
  id: string;
  isPaid: boolean;
  reason: string;
  /** For a whole period, not for a part of one that runs already. */
  beginsPeriod: boolean;
  paid: number;
  currency: string;
  subscription: string | null;
  intent: string | null;
};

/** `metadata`: of its customer. */
export type ChargeState = {
  id: string;
  metadata: Record<string, string>;
  intent: string | null;
  amount: number;
  refunded: number;
  isDisputed: boolean;
};

/** An event of use; the same `identifier` is counted once. */
export type ReportedUse = {
  meter: string;
  identifier: string;
  customer: string;
  value: number;
  /** Epoch ms, at most 35 days ago. */
  at: number;
};

export type BillingNotice = { id: string; type: string; object: string; livemode: boolean };

export type Billing = {
  makeCustomer(wanted: { key: string; name: string; email: string; metadata: Record<string, string> }): Promise<string>;
  /** Whether a customer of this id exists and was not deleted. */
  hasCustomer(id: string): Promise<boolean>;
  /** The id of the price with this key; it is made where there is none. */
  priceFor(wanted: {
    lookupKey: string;
    title: string;
    amount: number;
    currency: string;
    interval: Recurrence;
    /** The name of the event that it counts; the meter is made where there is none. */
    meter?: string;
  }): Promise<string>;
  /** A subscription without a card; it ends with the trial where none is added. */
  startTrial(wanted: {
    key: string;
    customer: string;
    priceIds: string[];
    metadata: Record<string, string>;
    /** Epoch ms. */
    trialEnd: number;
  }): Promise<SubscriptionState>;
  /** Other prices for the same items, in their order; the difference is in the next invoice. */
  changePrices(id: string, wanted: { key: string; items: { id: string; priceId: string }[] }): Promise<void>;
  /** Bills use before the end of the period when it reaches this amount in cents; 0: at its end alone. */
  setUsageThreshold(id: string, amount: number): Promise<void>;
  /** Ends it now. One that is not there has ended. */
  endSubscription(id: string): Promise<void>;
  reportUse(use: ReportedUse): Promise<void>;
  /** The id of an active promotion code; null when there is none. */
  findPromotion(code: string): Promise<string | null>;
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  openPortal(wanted: { customer: string; returnUrl: string }): Promise<string>;
  makeIntent(wanted: {
    key: string;
    customer: string;
    amount: number;
    currency: string;
    email: string;
    metadata: Record<string, string>;
  }): Promise<{ id: string; clientSecret: string }>;
  readCheckout(id: string): Promise<CheckoutState | null>;
  readIntent(id: string): Promise<IntentState | null>;
  readInvoice(id: string): Promise<InvoiceState | null>;
  readSubscription(id: string): Promise<SubscriptionState | null>;
  readCharge(id: string): Promise<ChargeState | null>;
  /** Checks the signature; null when it is not theirs, or too old. */
  readNotice(body: Buffer, signature: string): Promise<BillingNotice | null>;
};

/** No answer, or an error on their side: another try may work. */
export class BillingAway extends Error {}

/** They refused the request; another try gets the same answer. */
export class BillingRefused extends Error {}
