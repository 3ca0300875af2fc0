// Starts a purchase of a partner: the server sets every price, writes the purchase down, and the person continues at
// Stripe. A running plan changes without a payment page: its card is known.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  openPartnerCheckout as checkoutRoute,
  openPartnerPortal as portalRoute,
} from "@mostrador/domain/partners/billing/routes.ts";
import { type PartnerCheckoutBody, PartnerPurchaseLookedFor } from "@mostrador/domain/partners/billing/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { CheckoutLine } from "../../../providers/billing/port.ts";
import { keepStripeCustomer, type PartnerRow, requirePartner, UNKNOWN_PARTNER } from "../partners/index.ts";
import { askBilling, backTo, OPEN_MS } from "./ask-billing.ts";
import type { BillingDeps } from "./deps.ts";
import { type Order, readOrder, refusal } from "./order.ts";
import { pricesOf, readItems } from "./prices.ts";
import { insertPurchase, type PurchaseRow, updatePurchase } from "./purchase.store.ts";

const HOUR_MS = 60 * 60_000;

type Opened = { type: "checkout" | "changed"; data: string; url: string };

export function partnerCheckout(deps: BillingDeps) {
  const { billing } = deps;
  return {
    async open(ctx: PersonCtx, { body }: Call<typeof checkoutRoute>): Promise<Opened> {
      const order = readOrder(body);
      const partner = await partnerOfCall(ctx, body.partner);
      if (order.kind === "plan" && partner.subscription_status === "active" && partner.stripe_subscription_id) {
        return changePlan(ctx, partner, order.plan, body);
      }
      const customer = await customerOf(deps, ctx, partner);
      const lines = await linesOf(order);
      const purchase = await begin(ctx, partner, order);
      const made = await askBilling(deps, () =>
        billing.openCheckout({
          ...{ reference: purchase.id, mode: order.kind === "plan" ? "subscription" : "payment", customer, lines },
          ...{ metadata: { partner: partner.id, purchase: purchase.id }, promotion: null },
          expiresAt: ctx.now + OPEN_MS,
          successUrl: backTo(ctx, body.currentPath, "compra=lista"),
          cancelUrl: backTo(ctx, body.currentPath),
        }),
      );
      await transact(ctx, (tx) => updatePurchase(tx, purchase.id, { stripe_id: made.id }));
      return { type: "checkout", data: made.id, url: made.url };
    },
    answer: async (_ctx: PersonCtx, { type, data, url }: Opened) => ({ data, aside: { type, url } }),
    async openPortal(ctx: PersonCtx, { body }: Call<typeof portalRoute>): Promise<string> {
      const customer = await customerOf(deps, ctx, await partnerOfCall(ctx, body.partner));
      const returnUrl = backTo(ctx, body.currentPath);
      return askBilling(deps, () => billing.openPortal({ customer, returnUrl }));
    },
  };

  async function changePlan(
    ctx: PersonCtx,
    partner: PartnerRow,
    wanted: NonNullable<ReturnType<typeof readItems>>["name"],
    { currentPath }: PartnerCheckoutBody,
  ): Promise<Opened> {
    const id = partner.stripe_subscription_id ?? "";
    const state = await askBilling(deps, () => billing.readSubscription(id));
    const current = state && readItems(state.items);
    if (!current) throw refusal("prices.0.priceId", "Este plan lo cambia el equipo de Mostrador");
    if (current.name === wanted) throw refusal("prices.0.priceId", "Ya tienes ese plan");
    const prices = await askBilling(deps, () => pricesOf(billing, wanted));
    const items = [{ id: current.plan.id, priceId: prices.plan }];
    if (current.fee) items.push({ id: current.fee.id, priceId: prices.fee });
    await askBilling(deps, () => billing.changePrices(id, { key: `${id}-${wanted}-${ctx.requestId}`, items }));
    return { type: "changed", data: id, url: backTo(ctx, currentPath, "plan=cambiado") };
  }

  async function linesOf(order: Order): Promise<CheckoutLine[]> {
    if (order.kind === "plan") {
      const { plan, fee } = await askBilling(deps, () => pricesOf(billing, order.plan));
      return [{ priceId: plan, quantity: 1 }, { priceId: fee }];
    }
    const { title, price: amount, quantity, adjustable } = order;
    return [{ title, amount, currency: "MXN", quantity, ...(adjustable && { adjustable }) }];
  }
}

function partnerOfCall(ctx: PersonCtx, id: string): Promise<PartnerRow> {
  return transact(ctx, (tx) => requirePartner(tx, ctx, id, { path: "partner" }));
}

async function begin(ctx: PersonCtx, { id }: PartnerRow, order: Order): Promise<PurchaseRow> {
  const at = new Date(ctx.now);
  const purchase: PurchaseRow = {
    ...{ id: newId(), partner_id: id, kind: order.kind, title: order.title, quantity: order.quantity },
    ...{ amount_cents: order.amount, stripe_id: null, intent_id: null, status: "open", credits: 0, credits_back: 0 },
    ...{ created_by: ctx.principal.name, created_at: at, updated_at: at },
  };
  await transact(ctx, async (tx, inside) => {
    await insertPurchase(tx, purchase);
    await publish(tx, inside, PartnerPurchaseLookedFor, { purchaseId: purchase.id }, { at: ctx.now + HOUR_MS });
  });
  return purchase;
}

/**
 * Made once for each partner: a second caller at the same time gets the same one by the key. One that Stripe does not
 * know (typed wrong by the team, or deleted there) is replaced.
 */
async function customerOf(deps: BillingDeps, ctx: PersonCtx, partner: PartnerRow): Promise<string> {
  const { billing } = deps;
  const stored = partner.stripe_customer_id;
  if (stored && (await askBilling(deps, () => billing.hasCustomer(stored)))) return stored;
  const { id, name } = partner;
  const { email } = ctx.principal;
  const key = `partner-${id}-${ctx.principal.userId}-${stored ?? ""}`;
  const customer = await askBilling(deps, () => billing.makeCustomer({ key, name, email, metadata: { partner: id } }));
  const kept = await transact(ctx, (tx) => keepStripeCustomer(tx, id, customer, stored));
  if (!kept) throw notFound(UNKNOWN_PARTNER, "partner");
  return kept;
}
