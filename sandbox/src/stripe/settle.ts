// What happens once the buyer has decided, with the events that Stripe sends of it.
import type { World } from "../world/world.ts";
import {
  type InvoiceLine,
  periodDays,
  type StripeIntent,
  type StripeInvoice,
  type StripeSession,
  type StripeSubscription,
} from "./ledger.ts";
import { notifyStripe } from "./notify.ts";
import { toldCharge, toldIntent, toldInvoice, toldSession, toldSubscription } from "./told-objects.ts";

const DAY_S = 86_400;

export type Outcome = "paid" | "later" | "refused";

/** False: the session is over, or the quantity is not allowed. */
export function settleSession(world: World, session: StripeSession, outcome: Outcome, quantity?: number): boolean {
  const { stripe: ledger } = world;
  if (session.status !== "open" || session.expiresAt < ledger.seconds()) return false;
  const [line] = session.lines;
  if (quantity !== undefined && line && quantity !== line.quantity) {
    if (!line.adjustable || quantity < line.adjustable.minimum || quantity > line.adjustable.maximum) return false;
    line.quantity = quantity;
  }
  if (outcome === "refused") {
    if (session.mode === "payment") failIntent(world, intentOf(world, session));
    world.changed();
    return true;
  }
  session.status = "complete";
  if (session.mode === "subscription") begin(world, session);
  else {
    const intent = intentOf(world, session);
    session.intent = intent.id;
    if (outcome === "paid") pay(world, session, intent);
    else intent.status = "processing";
  }
  notifyStripe(world, "checkout.session.completed", toldSession(session, ledger, world.address));
  world.changed();
  return true;
}

/** A payment in a shop or by transfer arrives, or never does. */
export function settleLater(world: World, session: StripeSession, isPaid: boolean): boolean {
  const intent = session.intent && world.stripe.intents[session.intent];
  if (!intent) return false;
  if (intent.status !== "processing") return false;
  if (isPaid) pay(world, session, intent);
  else failIntent(world, intent);
  const type = isPaid ? "async_payment_succeeded" : "async_payment_failed";
  notifyStripe(world, `checkout.session.${type}`, toldSession(session, world.stripe, world.address));
  world.changed();
  return true;
}

export function settleIntent(world: World, intent: StripeIntent, isPaid: boolean): void {
  if (intent.status === "succeeded") return;
  if (isPaid) {
    world.stripe.charge(intent);
    notifyStripe(world, "payment_intent.succeeded", toldIntent(intent));
  } else failIntent(world, intent);
  world.changed();
}

export function expireSession(world: World, session: StripeSession): void {
  session.status = "expired";
  notifyStripe(world, "checkout.session.expired", toldSession(session, world.stripe, world.address));
  world.changed();
}

/** The next period begins, and its invoice is paid. */
export function renew(world: World, subscription: StripeSubscription): void {
  const { scheduled, end: start } = subscription;
  const items = scheduled ?? subscription.items;
  const period = scheduled ? periodDays(scheduled) * DAY_S : start - subscription.start;
  Object.assign(subscription, { items, scheduled: null, start, end: start + period, status: "active" });
  bill(world, subscription, "subscription_cycle");
  changed(world, subscription);
}

/** Bills the use of a customer whose subscription has reached its threshold. */
export function billThresholds(world: World, customer: string): void {
  const { stripe: ledger } = world;
  for (const subscription of Object.values(ledger.subscriptions)) {
    if (subscription.customer !== customer || subscription.status !== "active" || !subscription.threshold) continue;
    if (ledger.unbilled(subscription, false) < subscription.threshold) continue;
    bill(world, subscription, "subscription_threshold", ledger.unbilled(subscription, true));
  }
}

export function billLines(
  world: World,
  subscription: StripeSubscription,
  reason: StripeInvoice["reason"],
  lines: InvoiceLine[],
): void {
  const invoice = world.stripe.invoice(subscription, reason, lines);
  notifyStripe(world, "invoice.paid", toldInvoice(invoice, subscription));
  world.changed();
}

export function end(world: World, subscription: StripeSubscription): void {
  subscription.status = "canceled";
  notifyStripe(world, "customer.subscription.deleted", toldSubscription(subscription));
  world.changed();
}

export function changed(world: World, subscription: StripeSubscription): void {
  notifyStripe(world, "customer.subscription.updated", toldSubscription(subscription));
  world.changed();
}

export function dispute(world: World, intent: StripeIntent): void {
  const charge = world.stripe.charges[intent.charge ?? ""];
  if (!charge) return;
  charge.disputed = true;
  const object = { id: world.stripe.id("dp"), object: "dispute", charge: charge.id, payment_intent: intent.id };
  notifyStripe(world, "charge.dispute.created", object);
  notifyStripe(world, "charge.updated", toldCharge(charge));
  world.changed();
}

/** False: more than is left. Without an amount, all that is left. */
export function refund(world: World, intent: StripeIntent, amount?: number): boolean {
  const charge = world.stripe.charges[intent.charge ?? ""];
  if (!charge || (amount ?? 1) > charge.amount - charge.refunded) return false;
  charge.refunded = amount === undefined ? charge.amount : charge.refunded + amount;
  notifyStripe(world, "charge.refunded", toldCharge(charge));
  world.changed();
  return true;
}

function begin(world: World, session: StripeSession): void {
  const { stripe: ledger } = world;
  const subscription = ledger.subscribe(session);
  Object.assign(session, { subscription: subscription.id, paymentStatus: "paid" });
  notifyStripe(world, "customer.subscription.created", toldSubscription(subscription));
  bill(world, subscription, "subscription_create", ledger.amountOf(session));
}

function bill(
  world: World,
  subscription: StripeSubscription,
  reason: StripeInvoice["reason"],
  amount = world.stripe.amountOf({ lines: subscription.items, off: 0 }) + world.stripe.unbilled(subscription, true),
): void {
  billLines(world, subscription, reason, [{ amount, isProration: false }]);
}

function intentOf(world: World, session: StripeSession): StripeIntent {
  const { stripe: ledger } = world;
  const currency = session.lines[0]?.price.currency ?? "mxn";
  const { customer, innerMetadata: metadata } = session;
  return ledger.intent({ customer, amount: ledger.amountOf(session), currency, metadata });
}

function pay(world: World, session: StripeSession, intent: StripeIntent): void {
  world.stripe.charge(intent);
  session.paymentStatus = "paid";
  notifyStripe(world, "payment_intent.succeeded", toldIntent(intent));
}

function failIntent(world: World, intent: StripeIntent): void {
  intent.status = "requires_payment_method";
  notifyStripe(world, "payment_intent.payment_failed", toldIntent(intent));
}
