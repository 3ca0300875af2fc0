// The objects of the ledger as Stripe's API writes them.
import type {
  StripeCharge,
  StripeCustomer,
  StripeIntent,
  StripeInvoice,
  StripeLedger,
  StripeLine,
  StripePrice,
  StripeSession,
  StripeSubscription,
} from "./ledger.ts";

export function toldPrice(price: StripePrice) {
  return {
    ...{ id: price.id, object: "price", active: true, currency: price.currency, unit_amount: price.unit_amount },
    ...{
      lookup_key: price.lookup_key,
      product: `prod_${price.id.slice(6)}`,
      type: price.interval ? "recurring" : "one_time",
    },
    recurring: price.interval
      ? {
          ...{ interval: price.interval, interval_count: 1 },
          ...{ usage_type: price.meter ? "metered" : "licensed", meter: price.meter ?? null },
        }
      : null,
  };
}

export function toldLine({ price, quantity }: StripeLine) {
  return {
    ...{ id: `li_${price.id}`, object: "item", description: price.name, quantity },
    ...{ amount_total: price.unit_amount * quantity, currency: price.currency, price: toldPrice(price) },
  };
}

export function toldSession(session: StripeSession, ledger: StripeLedger, address: string) {
  return {
    ...{ id: session.id, object: "checkout.session", mode: session.mode, status: session.status, livemode: false },
    ...{ payment_status: session.paymentStatus, customer: session.customer, client_reference_id: session.reference },
    ...{ metadata: session.metadata, payment_intent: session.intent, subscription: session.subscription },
    ...{ success_url: session.successUrl, cancel_url: session.cancelUrl, expires_at: session.expiresAt },
    ...{ amount_total: ledger.amountOf(session), currency: session.lines[0]?.price.currency ?? "mxn" },
    url: session.status === "open" ? `${address}/stripe/checkout/${session.id}` : null,
  };
}

export function toldIntent(intent: StripeIntent) {
  return {
    ...{ id: intent.id, object: "payment_intent", amount: intent.amount, amount_received: intent.received },
    ...{ currency: intent.currency, status: intent.status, client_secret: intent.secret, customer: intent.customer },
    ...{ metadata: intent.metadata, latest_charge: intent.charge, livemode: false },
  };
}

/** With its customer in full, where that was asked for. */
export function toldCharge(charge: StripeCharge, customer: StripeCustomer | string | null = null) {
  return {
    ...{ id: charge.id, object: "charge", amount: charge.amount, amount_refunded: charge.refunded, paid: true },
    ...{ refunded: charge.refunded === charge.amount, disputed: charge.disputed, payment_intent: charge.intent },
    ...{ currency: charge.currency, status: "succeeded", livemode: false, customer },
  };
}

export const subscriptionItemId = (subscription: string, index: number) => `si_${subscription.slice(4)}${index}`;

export function toldSubscription(subscription: StripeSubscription) {
  const data = subscription.items.map((line, index) => ({
    ...{ id: subscriptionItemId(subscription.id, index), object: "subscription_item" },
    ...(!line.price.meter && { quantity: line.quantity }),
    ...{ price: toldPrice(line.price), current_period_start: subscription.start, current_period_end: subscription.end },
  }));
  return {
    ...{ id: subscription.id, object: "subscription", customer: subscription.customer, status: subscription.status },
    ...{ metadata: subscription.metadata, cancel_at_period_end: subscription.isEnding, livemode: false },
    billing_thresholds: subscription.threshold
      ? { amount_gte: subscription.threshold, reset_billing_cycle_anchor: false }
      : null,
    items: { object: "list", data, has_more: false },
  };
}

export function toldInvoice(invoice: StripeInvoice, subscription: StripeSubscription | undefined) {
  const payment = { type: "payment_intent", payment_intent: invoice.intent };
  const payments = [{ id: `inpay_${invoice.id.slice(3)}`, object: "invoice_payment", payment }];
  const lines = (invoice.lines ?? []).map(({ amount, isProration }, index) => ({
    ...{ id: `il_${invoice.id.slice(3)}${index}`, object: "line_item", amount, currency: invoice.currency },
    parent: { type: "subscription_item_details", subscription_item_details: { proration: isProration } },
  }));
  return {
    ...{ id: invoice.id, object: "invoice", status: invoice.status, billing_reason: invoice.reason, livemode: false },
    ...{ amount_paid: invoice.paid, currency: invoice.currency, customer: invoice.customer },
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: invoice.subscription, metadata: subscription?.metadata ?? {} },
    },
    lines: { object: "list", data: lines, has_more: false },
    payments: { object: "list", data: invoice.intent ? payments : [] },
  };
}
