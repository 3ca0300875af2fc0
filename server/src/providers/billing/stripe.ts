// Stripe by its own library, which is loaded with the first call. Each write has an idempotency key of ours.
import type { Stripe } from "stripe";
import {
  type Billing,
  BillingAway,
  BillingRefused,
  type CheckoutLine,
  type CheckoutOrder,
  type CheckoutState,
  type SubscriptionState,
} from "./port.ts";

export type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string; timeoutMs: number };

export function stripeBilling(settings: StripeSettings): Billing {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(settings);
    return opened;
  };
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await open();
    return work(stripe).catch((error: unknown) => Promise.reject(failureOf(error)));
  };
  const read = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T | null> =>
    ask(work).catch((error: unknown) => {
      if (error instanceof NotThere) return null;
      throw error;
    });
  return {
    makeCustomer: ({ key, ...customer }) =>
      ask(async (stripe) => (await stripe.customers.create(customer, { idempotencyKey: key })).id),
    hasCustomer: async (id) => {
      const customer = await read((stripe) => stripe.customers.retrieve(id));
      return customer !== null && !customer.deleted;
    },
    priceFor: ({ lookupKey, title, amount, currency, interval, meter }) =>
      ask(async (stripe) => {
        const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
        const [known] = data;
        if (known) return known.id;
        const price = {
          lookup_key: lookupKey,
          currency: currency.toLowerCase(),
          unit_amount: amount,
          recurring: {
            interval,
            ...(meter && { usage_type: "metered" as const, meter: await meterOf(stripe, meter, title) }),
          },
          product_data: { name: title },
        };
        return (await stripe.prices.create(price, { idempotencyKey: `price-${lookupKey}` })).id;
      }),
    startTrial: ({ key, customer, priceIds, metadata, trialEnd }) =>
      ask(async (stripe) =>
        subscriptionOf(
          await stripe.subscriptions.create(
            {
              ...{ customer, metadata, items: priceIds.map((price) => ({ price })) },
              trial_end: Math.floor(trialEnd / 1000),
              trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
            },
            { idempotencyKey: `trial-${key}` },
          ),
        ),
      ),
    changePrices: (id, { key, items }) =>
      ask(async (stripe) => {
        const changed = items.map((item) => ({ id: item.id, price: item.priceId }));
        await stripe.subscriptions.update(
          id,
          { items: changed, proration_behavior: "create_prorations" },
          { idempotencyKey: `change-${key}` },
        );
      }),
    setUsageThreshold: (id, amount) =>
      ask(async (stripe) => {
        await stripe.subscriptions.update(id, { billing_thresholds: amount > 0 ? { amount_gte: amount } : "" });
      }),
    endSubscription: async (id) => {
      await read((stripe) => stripe.subscriptions.cancel(id));
    },
    reportUse: ({ meter, identifier, customer, value, at }) =>
      ask(async (stripe) => {
        const payload = { stripe_customer_id: customer, value: String(value) };
        const use = { event_name: meter, payload, identifier, timestamp: Math.floor(at / 1000) };
        await stripe.billing.meterEvents
          .create(use, { idempotencyKey: `use-${identifier}` })
          .catch((error: unknown) => {
            if ((error as { code?: string }).code !== "duplicate_meter_event") throw error;
          });
      }),
    findPromotion: (code) =>
      ask(async (stripe) => (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data[0]?.id ?? null),
    openCheckout: (order) =>
      ask(async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(order), {
          idempotencyKey: `checkout-${order.reference}`,
        });
        if (!url) throw new BillingAway("Stripe answered without an address");
        return { id, url };
      }),
    openPortal: ({ customer, returnUrl }) =>
      ask(async (stripe) => {
        const session = { customer, return_url: returnUrl, locale: "es-419" } as const;
        return (await stripe.billingPortal.sessions.create(session)).url;
      }),
    makeIntent: ({ key, customer, amount, currency, email, metadata }) =>
      ask(async (stripe) => {
        const { id, client_secret: secret } = await stripe.paymentIntents.create(
          {
            ...{ customer, amount, currency: currency.toLowerCase(), receipt_email: email, metadata },
            automatic_payment_methods: { enabled: true },
          },
          { idempotencyKey: `intent-${key}` },
        );
        if (!secret) throw new BillingAway("Stripe answered without a client secret");
        return { id, clientSecret: secret };
      }),
    readCheckout: (id) =>
      read(async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(id);
        const { data } = await stripe.checkout.sessions.listLineItems(id, { limit: 100 });
        return checkoutOf(session, data[0]?.quantity ?? 0);
      }),
    readIntent: (id) =>
      read(async (stripe) => {
        const {
          status,
          amount,
          amount_received: received,
          currency,
          metadata,
        } = await stripe.paymentIntents.retrieve(id);
        return { id, status, amount, received, currency: currency.toUpperCase(), metadata };
      }),
    readInvoice: (id) =>
      read(async (stripe) => {
        const invoice = await stripe.invoices.retrieve(id, { expand: ["payments"] });
        return {
          id,
          isPaid: invoice.status === "paid",
          reason: invoice.billing_reason ?? "",
          beginsPeriod: beginsPeriod(invoice),
          paid: invoice.amount_paid,
          currency: invoice.currency.toUpperCase(),
          subscription: idOf(invoice.parent?.subscription_details?.subscription),
          intent: idOf(invoice.payments?.data[0]?.payment.payment_intent),
        };
      }),
    readSubscription: (id) => read(async (stripe) => subscriptionOf(await stripe.subscriptions.retrieve(id))),
    readCharge: (id) =>
      read(async (stripe) => {
        const charge = await stripe.charges.retrieve(id, { expand: ["customer"] });
        const { amount, amount_refunded: refunded, disputed: isDisputed, customer } = charge;
        const metadata = typeof customer === "object" && customer && !customer.deleted ? customer.metadata : {};
        return { id, metadata, intent: idOf(charge.payment_intent), amount, refunded, isDisputed };
      }),
    async readNotice(body, signature) {
      const stripe = await open();
      try {
        const { id, type, data, livemode } = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret);
        // of a dispute, the payment that it is about
        const { id: own, object: kind, charge } = data.object as { id?: unknown; object?: unknown; charge?: unknown };
        const object = kind === "dispute" ? charge : own;
        return { id, type, object: typeof object === "string" ? object : "", livemode };
      } catch {
        return null;
      }
    },
  };
}

/** An installation can name another address, such as the sandbox's, with a path of its own. */
async function openStripe({ secretKey, baseUrl, timeoutMs }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import("stripe");
  const base = baseUrl.replace(/\/+$/, "");
  const httpClient = Library.createFetchHttpClient((url, init) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url);
    return fetch(base + pathname + search, { ...init, redirect: "error" });
  });
  return new Library(secretKey, { httpClient, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false });
}

async function meterOf(stripe: Stripe, event: string, title: string): Promise<string> {
  const { data } = await stripe.billing.meters.list({ status: "active", limit: 100 });
  const known = data.find(({ event_name: name }) => name === event);
  if (known) return known.id;
  const meter = { display_name: title, event_name: event, default_aggregation: { formula: "sum" } } as const;
  return (await stripe.billing.meters.create(meter, { idempotencyKey: `meter-${event}` })).id;
}

class NotThere extends BillingRefused {}

function failureOf(error: unknown): unknown {
  const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
  if (!type?.startsWith("Stripe")) return error;
  const said = `Stripe answered ${statusCode ?? "nothing"} ${type} ${code ?? ""}`.trim();
  if (code === "resource_missing") return new NotThere(said);
  if (type === "StripeInvalidRequestError" || type === "StripeCardError" || type === "StripeIdempotencyError") {
    return new BillingRefused(said);
  }
  return new BillingAway(said);
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { reference, mode, customer, lines, metadata, successUrl, cancelUrl, promotion, expiresAt } = order;
  return {
    ...{ mode, customer, metadata, client_reference_id: reference, locale: "es-419" },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt / 1000),
    line_items: lines.map(lineOf),
    ...(promotion && { discounts: [{ promotion_code: promotion }] }),
    ...(mode === "payment" ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
  };
}

function lineOf(line: CheckoutLine): Stripe.Checkout.SessionCreateParams.LineItem {
  if ("priceId" in line) {
    return { price: line.priceId, ...(line.quantity !== undefined && { quantity: line.quantity }) };
  }
  const { title, amount, currency, quantity, adjustable } = line;
  return {
    quantity,
    price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
    ...(adjustable && { adjustable_quantity: { enabled: true, ...adjustable } }),
  };
}

function checkoutOf(session: Stripe.Checkout.Session, quantity: number): CheckoutState {
  return {
    id: session.id,
    status: session.status === "complete" ? "complete" : session.status === "expired" ? "expired" : "open",
    isPaid: session.payment_status !== "unpaid",
    metadata: session.metadata ?? {},
    quantity,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "mxn").toUpperCase(),
    intent: idOf(session.payment_intent),
    subscription: idOf(session.subscription),
  };
}

function subscriptionOf(subscription: Stripe.Subscription): SubscriptionState {
  const items = subscription.items.data;
  return {
    id: subscription.id,
    customer: idOf(subscription.customer) ?? "",
    status: subscription.status,
    metadata: subscription.metadata,
    items: items.map(({ id, price, quantity }) => ({
      ...{ id, priceId: price.id, isMetered: price.recurring?.usage_type === "metered" },
      lookupKey: price.lookup_key ?? "",
      quantity: quantity ?? 1,
      amount: price.unit_amount ?? 0,
      currency: price.currency.toUpperCase(),
      interval: price.recurring?.interval === "year" ? "year" : "month",
    })),
    periodEnd: Math.max(0, ...items.map((item) => item.current_period_end)) * 1000,
    isEnding: subscription.cancel_at_period_end,
    usageThreshold: subscription.billing_thresholds?.amount_gte ?? 0,
  };
}

/** After a change to another interval the period begins at once, with a line that is no part of a period. */
function beginsPeriod({ billing_reason: reason, lines }: Stripe.Invoice): boolean {
  if (reason === "subscription_create" || reason === "subscription_cycle") return true;
  if (reason !== "subscription_update") return false;
  return lines.data.some(({ amount, parent }) => amount > 0 && parent?.subscription_item_details?.proration === false);
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
