import type { FastifyInstance } from "fastify";
import type { World } from "../world/world.ts";
import { acceptPosts } from "./accept-posts.ts";
import { StripeError } from "./api-error.ts";
import { changePlan } from "./change-plan.ts";
import { found, known, list } from "./kept-objects.ts";
import type { StripeLine } from "./ledger.ts";
import { meterEventSchema, meterSchema, subscriptionChangeSchema, subscriptionSchema } from "./schemas.ts";
import { billThresholds, changed, end } from "./settle.ts";
import { subscriptionItemId, toldSubscription } from "./told-objects.ts";

const OLDEST_S = 35 * 86_400;
const NEWEST_S = 300;

/** Subscriptions that the caller makes and changes itself, and what it reports of their use. */
export function subscriptionRoutes(server: FastifyInstance, world: World): void {
  const { stripe: ledger } = world;
  const post = acceptPosts(server, world);

  server.get("/stripe/v1/subscriptions/:id", async (request) => toldSubscription(found(ledger.subscriptions, request)));

  post("/subscriptions", (body) => {
    const { customer, items, metadata, trial_end: trialEnd } = subscriptionSchema.parse(body);
    known(ledger.customers, customer, "customer");
    const now = ledger.seconds();
    if (trialEnd <= now) throw new StripeError(400, "parameter_invalid", "trial_end is in the future");
    const id = ledger.id("sub");
    const lines = items.map(({ price, quantity }) => lineOf(price, quantity));
    ledger.subscriptions[id] = {
      ...{ id, customer, metadata, items: lines, status: "trialing", start: now, end: trialEnd, isEnding: false },
    };
    return toldSubscription(ledger.subscriptions[id]);
  });

  post("/subscriptions/:id", (body, id) => {
    const subscription = known(ledger.subscriptions, id, "subscription");
    const {
      items = [],
      billing_thresholds: thresholds,
      proration_behavior: proration = "create_prorations",
    } = subscriptionChangeSchema.parse(body);
    if (subscription.status === "canceled") {
      throw new StripeError(400, "resource_missing", "A canceled subscription can only update its metadata");
    }
    if (thresholds !== undefined) subscription.threshold = thresholds === "" ? null : thresholds.amount_gte;
    const lines = [...subscription.items];
    for (const { id: itemId, price, quantity, deleted } of items) {
      const at = lines.findIndex((_, index) => subscriptionItemId(subscription.id, index) === itemId);
      if (itemId !== undefined && at < 0) throw new StripeError(404, "resource_missing", `No such item: '${itemId}'`);
      if (deleted) lines.splice(at, 1);
      else if (at < 0) lines.push(lineOf(price, quantity));
      else lines[at] = lineOf(price, quantity);
    }
    if (items.length > 0) changePlan(world, subscription, lines, proration);
    else changed(world, subscription);
    return toldSubscription(subscription);
  });

  server.delete("/stripe/v1/subscriptions/:id", async (request) => {
    const subscription = found(ledger.subscriptions, request);
    if (subscription.status !== "canceled") end(world, subscription);
    return toldSubscription(subscription);
  });

  server.get("/stripe/v1/billing/meters", async () =>
    list(Object.values(ledger.meters).map(({ id, name, event }) => toldMeter(id, name, event))),
  );
  post("/billing/meters", (body) => {
    const { display_name: name, event_name: event } = meterSchema.parse(body);
    if (Object.values(ledger.meters).some((meter) => meter.event === event)) {
      throw new StripeError(400, "parameter_invalid", "A meter already uses that event name");
    }
    const id = ledger.id("mtr");
    ledger.meters[id] = { id, name, event };
    return toldMeter(id, name, event);
  });
  post("/billing/meter_events", (body) => {
    const { event_name: event, payload, identifier, timestamp = ledger.seconds() } = meterEventSchema.parse(body);
    if (!Object.values(ledger.meters).some((meter) => meter.event === event)) {
      throw new StripeError(400, "parameter_invalid", `No active meter for '${event}'`);
    }
    const now = ledger.seconds();
    if (timestamp < now - OLDEST_S || timestamp > now + NEWEST_S) {
      throw new StripeError(400, "timestamp_too_far_in_past", "timestamp is within the past 35 days");
    }
    const customer = known(ledger.customers, payload.stripe_customer_id, "customer").id;
    if (ledger.usage[identifier])
      throw new StripeError(400, "duplicate_meter_event", "An event already exists with this identifier");
    ledger.usage[identifier] = { event, customer, value: Number(payload.value), at: timestamp, billed: false };
    billThresholds(world, customer);
    return { object: "billing.meter_event", event_name: event, identifier, payload, timestamp, livemode: false };
  });

  function lineOf(price = "", quantity?: number): StripeLine {
    const of = known(ledger.prices, price, "price");
    if (of.interval === null) throw new StripeError(400, "parameter_invalid", "The price is not recurring");
    if (of.meter && quantity !== undefined)
      throw new StripeError(400, "parameter_invalid", "A metered price has no quantity");
    return { price: of, quantity: quantity ?? 1, adjustable: null };
  }
}

function toldMeter(id: string, name: string, event: string) {
  return {
    ...{ id, object: "billing.meter", display_name: name, event_name: event, status: "active", livemode: false },
    ...{ default_aggregation: { formula: "sum" }, customer_mapping: { event_payload_key: "stripe_customer_id" } },
  };
}
