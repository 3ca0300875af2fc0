import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { acceptPosts } from "./accept-posts.ts";
import { answerStripeErrors, StripeError } from "./api-error.ts";
import { nestForm } from "./form.ts";
import { found, known, list } from "./kept-objects.ts";
import type { StripeLine, StripePrice, StripeSession } from "./ledger.ts";
import {
  customerSchema,
  intentSchema,
  portalSchema,
  priceSchema,
  refundSchema,
  type SessionBody,
  sessionSchema,
} from "./schemas.ts";
import { refund } from "./settle.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";
import { toldCharge, toldIntent, toldInvoice, toldLine, toldPrice, toldSession } from "./told-objects.ts";

/** The promotion code that exists here, and what it takes off. */
const PROMOTION = { code: "AMIGO10", id: "promo_amigo10", off: 10 };

const HALF_HOUR_S = 1800;
const DAY_S = 86_400;
const LEAST_AMOUNT = 1000;

/** Stripe's API below `/stripe/v1`. It is strict, so that a wrong adapter fails here first. */
export function stripeRoutes(server: FastifyInstance, world: World): void {
  const { stripe: ledger } = world;
  answerStripeErrors(server);
  server.addHook("preHandler", async (request) => {
    const failing = world.failures.current().stripe;
    if (failing && failing.times > 0) {
      world.failures.change({ stripe: { ...failing, times: failing.times - 1 } });
      throw new StripeError(failing.status, "api_error", "On purpose", "api_error");
    }
    if (request.headers.authorization !== `Bearer ${world.settings.stripe.secretKey}`) {
      throw new StripeError(401, "api_key_invalid", "Invalid API Key provided");
    }
    if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(String(request.headers["stripe-version"]))) {
      throw new StripeError(400, "version_missing", "Stripe-Version is required");
    }
  });

  const post = acceptPosts(server, world);
  subscriptionRoutes(server, world);

  post("/customers", (body) => {
    const { name = "", email, metadata } = customerSchema.parse(body);
    const id = ledger.id("cus");
    ledger.customers[id] = { id, name, email, metadata };
    return { id, object: "customer", name, email, metadata, livemode: false };
  });

  server.get<{ Params: { id: string } }>("/stripe/v1/customers/:id", async ({ params }) => {
    const { id, name, email, metadata } = known(ledger.customers, params.id, "customer");
    return { id, object: "customer", name, email, metadata, livemode: false };
  });

  server.get("/stripe/v1/prices", async (request) => {
    const { lookup_keys: keys = [] } = z
      .object({ lookup_keys: z.array(z.string()).optional() })
      .parse(nestForm(request.query as Record<string, unknown>));
    return list(
      Object.values(ledger.prices)
        .filter((price) => keys.includes(price.lookup_key ?? ""))
        .map(toldPrice),
    );
  });
  post("/prices", (body) => {
    const {
      lookup_key: key = null,
      currency,
      unit_amount: amount,
      recurring,
      product_data: product,
    } = priceSchema.parse(body);
    if (key !== null && Object.values(ledger.prices).some((price) => price.lookup_key === key)) {
      throw new StripeError(400, "parameter_invalid", "A price already uses that lookup key");
    }
    return toldPrice(
      makePrice({
        lookup_key: key,
        currency,
        unit_amount: amount,
        interval: recurring?.interval ?? null,
        name: product.name,
        meter: recurring?.meter ? known(ledger.meters, recurring.meter, "meter").id : null,
      }),
    );
  });

  server.get("/stripe/v1/promotion_codes", async (request) => {
    const { code } = request.query as { code?: string };
    const isKnown = code?.toUpperCase() === PROMOTION.code;
    return list(isKnown ? [{ id: PROMOTION.id, object: "promotion_code", active: true, code: PROMOTION.code }] : []);
  });

  post("/checkout/sessions", (body) => told(openSession(sessionSchema.parse(body))));
  server.get("/stripe/v1/checkout/sessions/:id", async (request) => told(found(ledger.sessions, request)));
  server.get("/stripe/v1/checkout/sessions/:id/line_items", async (request) =>
    list(found(ledger.sessions, request).lines.map(toldLine)),
  );

  post("/billing_portal/sessions", (body) => {
    const { customer, return_url: returnUrl } = portalSchema.parse(body);
    known(ledger.customers, customer, "customer");
    const id = ledger.id("bps");
    ledger.portals[id] = { customer, returnUrl };
    return { id, object: "billing_portal.session", customer, url: `${world.address}/stripe/portal/${id}` };
  });

  post("/payment_intents", (body) => {
    const { customer = null, amount, currency, metadata } = intentSchema.parse(body);
    if (customer) known(ledger.customers, customer, "customer");
    return toldIntent(ledger.intent({ customer, amount, currency, metadata }));
  });
  server.get("/stripe/v1/payment_intents/:id", async (request) => toldIntent(found(ledger.intents, request)));
  server.get("/stripe/v1/charges/:id", async (request) => {
    const { expand = [] } = nestForm(request.query as Record<string, unknown>);
    const isFull = Array.isArray(expand) && expand.includes("customer");
    const charge = found(ledger.charges, request);
    const id = ledger.intents[charge.intent]?.customer ?? "";
    return toldCharge(charge, isFull ? (ledger.customers[id] ?? null) : id);
  });
  server.get("/stripe/v1/invoices/:id", async (request) => {
    const invoice = found(ledger.invoices, request);
    return toldInvoice(invoice, ledger.subscriptions[invoice.subscription]);
  });

  post("/refunds", (body) => {
    const { payment_intent: payment, amount } = refundSchema.parse(body);
    const intent = known(ledger.intents, payment, "payment_intent");
    if (!refund(world, intent, amount)) throw new StripeError(400, "charge_already_refunded", "More than is left");
    return { id: ledger.id("re"), object: "refund", amount: amount ?? intent.amount, status: "succeeded" };
  });

  function told(session: StripeSession) {
    return toldSession(session, ledger, world.address);
  }

  function makePrice(price: Omit<StripePrice, "id">): StripePrice {
    const made = { ...price, id: ledger.id("price") };
    ledger.prices[made.id] = made;
    return made;
  }

  function lineOf({
    price,
    price_data: data,
    quantity,
    adjustable_quantity: adjustable,
  }: SessionBody["line_items"][number]): StripeLine {
    const { enabled = false, minimum = 0, maximum = 99 } = adjustable ?? {};
    const of = data
      ? makePrice({
          ...{ lookup_key: null, currency: data.currency, unit_amount: data.unit_amount },
          ...{ interval: data.recurring?.interval ?? null, name: data.product_data.name },
        })
      : known(ledger.prices, price ?? "", "price");
    if (quantity === undefined && !of.meter) throw new StripeError(400, "parameter_missing", "quantity");
    if (enabled && quantity !== undefined && (quantity < minimum || quantity > maximum)) {
      throw new StripeError(400, "parameter_invalid", "quantity is outside adjustable_quantity");
    }
    if ((of.meter ?? null) !== null && quantity !== undefined) {
      throw new StripeError(400, "parameter_invalid", "A metered price has no quantity");
    }
    return { price: of, quantity: quantity ?? 1, adjustable: enabled ? { minimum, maximum } : null };
  }

  function openSession(body: SessionBody): StripeSession {
    const now = ledger.seconds();
    known(ledger.customers, body.customer, "customer");
    if (body.expires_at < now + HALF_HOUR_S - 60 || body.expires_at > now + DAY_S + 60) {
      throw new StripeError(400, "parameter_invalid", "expires_at is 30 minutes to 24 hours from now");
    }
    const [discount] = body.discounts ?? [];
    if (discount && discount.promotion_code !== PROMOTION.id) {
      throw new StripeError(400, "resource_missing", "No such promotion code");
    }
    const lines = body.line_items.map(lineOf);
    const hasRecurring = lines.some(({ price }) => price.interval !== null);
    if (hasRecurring !== (body.mode === "subscription")) {
      throw new StripeError(400, "parameter_invalid", "The mode does not fit the prices");
    }
    const session: StripeSession = {
      ...{ id: ledger.id("cs_test"), mode: body.mode, status: "open", paymentStatus: "unpaid", lines },
      ...{ customer: body.customer, reference: body.client_reference_id ?? null, metadata: body.metadata },
      innerMetadata: (body.payment_intent_data ?? body.subscription_data)?.metadata ?? {},
      ...{ successUrl: body.success_url, cancelUrl: body.cancel_url, expiresAt: body.expires_at },
      ...{ off: discount ? PROMOTION.off : 0, intent: null, subscription: null },
    };
    if (ledger.amountOf(session) < LEAST_AMOUNT) {
      throw new StripeError(400, "amount_too_small", "The total is at least 10.00");
    }
    ledger.sessions[session.id] = session;
    return session;
  }
}
