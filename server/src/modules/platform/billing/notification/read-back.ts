// Reads what a notification spoke of at Stripe, with our own key, outside any transaction, and applies it to the business
// or the partner that its metadata names: only we write that. What belongs to none of ours changes nothing.
import { PurchaseLookedFor, StripeNotified } from "@mostrador/domain/platform/billing/schema.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { on, onSystem, publish } from "../../../../kernel/queue/queue.ts";
import type { Billing } from "../../../../providers/billing/port.ts";
import {
  applyPartnerCharge,
  applyPartnerCheckout,
  applyPartnerInvoice,
  applyPartnerSubscription,
  type BillingDeps,
} from "../../../partners/billing/index.ts";
import { applyCharge } from "../apply-charge.ts";
import { applyCheckout, applyIntent } from "../apply-purchase.ts";
import { applyInvoice, applySubscription } from "../apply-subscription.ts";
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
    { name: "read-billing-back", title: "Leer un aviso de Stripe" },
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
  on(
    PurchaseLookedFor,
    { name: "look-for-purchase", title: "Buscar una compra de créditos" },
    async (ctx, { purchaseId }) => {
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
    },
  );

async function readCheckout(ctx: SystemCtx | TenantCtx, billing: Billing, id: string, hasFailed: boolean) {
  const at = new Date(ctx.now);
  const state = await billing.readCheckout(id);
  if (!state) return null;
  const buyer = buyerOf(ctx, state.metadata);
  if (buyer?.business) await applyCheckout(buyer.business, state, hasFailed, at);
  if (buyer?.partner) await applyPartnerCheckout(buyer.system, buyer.partner, state, { hasFailed, at });
  return state;
}

/** Partners pay on Stripe's pages alone. */
async function readIntent(ctx: SystemCtx | TenantCtx, billing: Billing, id: string): Promise<void> {
  const state = await billing.readIntent(id);
  if (!state) return;
  const buyer = buyerOf(ctx, state.metadata);
  if (buyer?.business) await applyIntent(buyer.business, state);
}

async function readSubscription(ctx: SystemCtx | TenantCtx, billing: Billing, id: string): Promise<void> {
  const at = new Date(ctx.now);
  const state = await billing.readSubscription(id);
  if (!state) return;
  const buyer = buyerOf(ctx, state.metadata);
  if (buyer?.business) await applySubscription(buyer.business, state);
  if (buyer?.partner) await applyPartnerSubscription(buyer.system, billing, buyer.partner, state, at);
}

async function readInvoice(ctx: SystemCtx, billing: Billing, id: string): Promise<void> {
  const at = new Date(ctx.now);
  const invoice = await billing.readInvoice(id);
  if (!invoice?.subscription) return;
  const state = await billing.readSubscription(invoice.subscription);
  if (!state) return;
  const buyer = buyerOf(ctx, state.metadata);
  if (buyer?.business) {
    await applySubscription(buyer.business, state);
    await applyInvoice(buyer.business, invoice, state);
  }
  if (buyer?.partner) {
    await applyPartnerSubscription(ctx, billing, buyer.partner, state, at);
    await applyPartnerInvoice(ctx, buyer.partner, invoice, state);
  }
}

async function readCharge(ctx: SystemCtx, billing: Billing, id: string, mayWait: boolean): Promise<void> {
  const charge = await billing.readCharge(id);
  const buyer = charge && buyerOf(ctx, charge.metadata);
  if (!charge?.intent || !buyer) return;
  const known = { ...charge, intent: charge.intent };
  const isDone = buyer.business
    ? await applyCharge(buyer.business, known)
    : await applyPartnerCharge(ctx, buyer.partner, known);
  if (!isDone && mayWait) throw new Error("The payment of this charge is not known yet.");
}

const STRIPE = { kind: "system", name: "Stripe" } as const;

type Buyer = { business: TenantCtx; partner: null } | { business: null; partner: string; system: SystemCtx };

/** The business or the partner that the metadata name; null: neither, or none of ours. */
function buyerOf(ctx: SystemCtx | TenantCtx, { business = "", partner = "" }: Record<string, string>): Buyer | null {
  if (UUID.test(business)) return { business: tenantCtx(ctx, business, STRIPE), partner: null };
  if (UUID.test(partner) && ctx.kind === "system") return { business: null, partner, system: ctx };
  return null;
}
