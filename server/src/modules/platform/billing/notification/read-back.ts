// Reads what a notification spoke of at Stripe, with our own key, outside any transaction, and applies it to the business
// that its metadata names: only we write that. What belongs to no business of ours changes nothing.
import { PurchaseLookedFor, StripeNotified } from "@mostrador/domain/platform/billing/schema.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { on, onSystem, publish } from "../../../../kernel/queue/queue.ts";
import type { Billing } from "../../../../providers/billing/port.ts";
import { applyCharge } from "../apply-charge.ts";
import { applyCheckout, applyIntent } from "../apply-purchase.ts";
import { applyInvoice, applySubscription } from "../apply-subscription.ts";
import type { BillingDeps } from "../deps.ts";
import { readPurchase } from "../purchase.store.ts";
import { readNotification } from "./notification.store.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HOUR_MS = 60 * 60_000;
/** A transfer or a payment in a shop takes days. */
const SETTLING_MS = 8 * 24 * HOUR_MS;
/** A refund may be reported before its payment. */
const MOST_TRIES = 6;

export const onStripeNotified = ({ billing }: BillingDeps) =>
  onSystem(
    StripeNotified,
    "read-billing-back",
    async (ctx, { notificationId }, { attempt }) => {
      const notification = await transact(ctx, (tx) => readNotification(tx, notificationId));
      if (!notification) return;
      const { kind, object_id: object } = notification;
      if (kind.startsWith("checkout.session.")) {
        await readCheckout(ctx, billing, object, kind.endsWith("async_payment_failed"));
      } else if (kind.startsWith("payment_intent.")) await readIntent(ctx, billing, object);
      else if (kind.startsWith("invoice.")) await readInvoice(ctx, billing, object);
      else if (kind.startsWith("customer.subscription.")) await readSubscription(ctx, billing, object);
      else await readCharge(ctx, billing, object, attempt < MOST_TRIES);
    },
    { side: 2 },
  );

/** In case its notification never came. */
export const onPurchaseLookedFor = ({ billing }: BillingDeps) =>
  on(PurchaseLookedFor, "look-for-purchase", async (ctx, { purchaseId }) => {
    const purchase = await readTogether(ctx, (tx) => readPurchase(tx, purchaseId));
    if (!purchase || (purchase.status !== "open" && purchase.status !== "pending")) return;
    const id = purchase.stripe_id ?? "";
    if (id.startsWith("cs_")) {
      const state = await readCheckout(ctx, billing, id, false);
      if (state?.subscription) await readSubscription(ctx, billing, state.subscription);
    } else if (id.startsWith("pi_")) await readIntent(ctx, billing, id);
    if (ctx.now - purchase.created_at.getTime() > SETTLING_MS) return;
    await transact(ctx, (tx, inside) =>
      publish(tx, inside, PurchaseLookedFor, { purchaseId }, { at: ctx.now + HOUR_MS }),
    );
  });

async function readCheckout(ctx: SystemCtx | TenantCtx, billing: Billing, id: string, hasFailed: boolean) {
  const readAt = new Date(ctx.now);
  const state = await billing.readCheckout(id);
  const tenant = state && ofBusiness(ctx, state.metadata);
  if (tenant) await applyCheckout(tenant, state, hasFailed, readAt);
  return state;
}

async function readIntent(ctx: SystemCtx | TenantCtx, billing: Billing, id: string): Promise<void> {
  const state = await billing.readIntent(id);
  const tenant = state && ofBusiness(ctx, state.metadata);
  if (tenant) await applyIntent(tenant, state);
}

async function readSubscription(ctx: SystemCtx | TenantCtx, billing: Billing, id: string): Promise<void> {
  const state = await billing.readSubscription(id);
  const tenant = state && ofBusiness(ctx, state.metadata);
  if (tenant) await applySubscription(tenant, state);
}

async function readInvoice(ctx: SystemCtx, billing: Billing, id: string): Promise<void> {
  const invoice = await billing.readInvoice(id);
  if (!invoice?.subscription) return;
  const subscription = await billing.readSubscription(invoice.subscription);
  const tenant = subscription && ofBusiness(ctx, subscription.metadata);
  if (!tenant) return;
  await applySubscription(tenant, subscription);
  await applyInvoice(tenant, invoice, subscription);
}

async function readCharge(ctx: SystemCtx, billing: Billing, id: string, mayWait: boolean): Promise<void> {
  const charge = await billing.readCharge(id);
  if (!charge?.intent) return;
  const tenant = ofBusiness(ctx, charge.metadata);
  if (!tenant || (await applyCharge(tenant, { ...charge, intent: charge.intent }))) return;
  if (mayWait) throw new Error("The payment of this charge is not known yet.");
}

const STRIPE = { kind: "system", name: "Stripe" } as const;

function ofBusiness(ctx: SystemCtx | TenantCtx, metadata: Record<string, string>): TenantCtx | null {
  const { business = "" } = metadata;
  return UUID.test(business) ? tenantCtx(ctx, business, STRIPE) : null;
}
