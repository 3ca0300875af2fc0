// Starts a purchase: the server sets every price, writes the purchase down, and the person continues at Stripe.
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { onceAmount, readPriceId } from "@mostrador/domain/platform/billing/price-id.ts";
import type {
  openCheckout as checkoutRoute,
  createPaymentIntent as intentRoute,
  openPortal as portalRoute,
} from "@mostrador/domain/platform/billing/routes.ts";
import { type CheckoutBody, PurchaseLookedFor } from "@mostrador/domain/platform/billing/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { CheckoutLine } from "../../../providers/billing/port.ts";
import { billingFacts, creditSettings, keepStripeCustomer } from "../../business/businesses/index.ts";
import { readOwners } from "../../ground/identity/index.ts";
import { askBilling, type BillingDeps, backTo, OPEN_MS } from "../../partners/billing/index.ts";
import { EXPERT_LINE, type Order, readOrder, readPromo } from "./order.ts";
import { hasBoughtPromo, insertPurchase, type PurchaseRow, writeStripeId } from "./purchase.store.ts";
import { readSubscription } from "./subscription.store.ts";

const HOUR_MS = 60 * 60_000;

type Opened = { type: "checkout" | "portal"; data: string; url: string };

export function checkoutActions(deps: BillingDeps) {
  const { billing } = deps;
  const ask = <T>(work: () => Promise<T>) => askBilling(deps, work);

  return {
    async open(ctx: TenantCtx, { body }: Call<typeof checkoutRoute>): Promise<Opened> {
      checkCaller(ctx, body);
      const promotion = await promotionOf(body);
      const order = readOrder(body, promotion !== null);
      if (order.kind === "pesos") await refuseWithoutConversions(ctx);
      const running = await readTogether(ctx, readSubscription);
      if (order.kind === "plan" && running && RUNNING.has(running.status)) {
        // the portal can only offer prices that exist at Stripe
        await linesOf(order);
        return portal(ctx, body.currentPath);
      }
      return checkout(ctx, order, body.currentPath, promotion);
    },
    async openPromo(ctx: TenantCtx, { body }: Call<typeof checkoutRoute>): Promise<Opened> {
      checkCaller(ctx, body);
      const order = readPromo(body);
      await refuseSecondPromo(ctx);
      return checkout(ctx, order, body.currentPath, null);
    },
    answer: async (_ctx: TenantCtx, { type, data, url }: Opened) => ({ data, aside: { type, url } }),
    async openPortal(ctx: TenantCtx, { body }: Call<typeof portalRoute>): Promise<string> {
      checkBusiness(ctx, body.business);
      return (await portal(ctx, body.currentPath)).url;
    },
    async createIntent(ctx: TenantCtx, { body }: Call<typeof intentRoute>) {
      const choice = readPriceId(body.priceId);
      const once = onceAmount(choice);
      if (!once) throw refusal("priceId", "Esto se compra en la página de pago");
      if (choice.kind === "promo") await refuseSecondPromo(ctx);
      const kind = choice.kind === "promo" ? "promo" : "pack";
      const customer = await customerOf(ctx);
      const purchase = await begin(ctx, { kind, quantity: 1, adjustable: null, ...once });
      const { amount, currency } = once;
      const metadata = metadataOf(ctx, purchase);
      const made = await ask(() =>
        billing.makeIntent({ key: purchase.id, customer, amount, currency, email: body.email, metadata }),
      );
      await transact(ctx, (tx) => writeStripeId(tx, purchase.id, made.id));
      return { clientSecret: made.clientSecret };
    },
  };

  async function checkout(ctx: TenantCtx, order: Order, path: string, promotion: string | null): Promise<Opened> {
    const customer = await customerOf(ctx);
    const lines = await linesOf(order);
    const purchase = await begin(ctx, order);
    const made = await ask(() =>
      billing.openCheckout({
        ...{ reference: purchase.id, mode: order.kind === "plan" ? "subscription" : "payment", customer, lines },
        ...{ metadata: metadataOf(ctx, purchase), promotion, expiresAt: ctx.now + OPEN_MS },
        successUrl: backTo(ctx, path, "compra=lista"),
        cancelUrl: backTo(ctx, path),
      }),
    );
    await transact(ctx, (tx) => writeStripeId(tx, purchase.id, made.id));
    return { type: "checkout", data: made.id, url: made.url };
  }

  async function portal(ctx: TenantCtx, path: string): Promise<Opened> {
    const customer = await customerOf(ctx);
    const url = await ask(() => billing.openPortal({ customer, returnUrl: backTo(ctx, path) }));
    return { type: "portal", data: url, url };
  }

  async function linesOf(order: Order): Promise<CheckoutLine[]> {
    if (order.kind !== "plan") {
      const { title, amount, currency, quantity, adjustable } = order;
      return [{ title, amount, currency, quantity, ...(adjustable && { adjustable }) }];
    }
    const lines: CheckoutLine[] = [];
    for (const { quantity, ...price } of order.parts) {
      const wanted = { ...price, currency: "MXN", interval: order.interval };
      lines.push({ priceId: await ask(() => billing.priceFor(wanted)), quantity });
    }
    return order.hasExpert ? [...lines, EXPERT_LINE] : lines;
  }

  async function promotionOf({ coupon }: CheckoutBody): Promise<string | null> {
    if (!coupon) return null;
    const promotion = await ask(() => billing.findPromotion(coupon));
    if (promotion === null) throw refusal("coupon", "Ese cupón no existe o ya terminó");
    return promotion;
  }

  /**
   * Made once for each business: a second caller at the same time gets the same one by the key. One that Stripe does not
   * know (typed wrong by the team, or deleted there) is replaced.
   */
  async function customerOf(ctx: TenantCtx): Promise<string> {
    const [facts, [owner]] = await readTogether(ctx, (tx) => Promise.all([billingFacts(tx), readOwners(tx)]));
    const stored = facts.stripeCustomer;
    if (stored && (await ask(() => billing.hasCustomer(stored)))) return stored;
    const email = owner?.email ?? "";
    const { name } = facts;
    const metadata = { business: ctx.businessId };
    const customer = await ask(() =>
      billing.makeCustomer({ key: `customer-${ctx.businessId}-${stored ?? ""}`, name, email, metadata }),
    );
    return transact(ctx, (tx) => keepStripeCustomer(tx, customer, stored));
  }
}

const RUNNING = new Set(["active", "trialing"]);

async function begin(ctx: TenantCtx, order: Order): Promise<PurchaseRow> {
  const at = new Date(ctx.now);
  const amount =
    order.kind === "plan"
      ? order.parts.reduce((sum, part) => sum + part.amount * part.quantity, order.hasExpert ? EXPERT_LINE.amount : 0)
      : order.amount * order.quantity;
  const purchase: PurchaseRow = {
    ...{ business_id: ctx.businessId, id: newId(), kind: order.kind, title: order.title },
    quantity: order.kind === "plan" ? 1 : order.quantity * order.credits,
    ...{ amount_cents: amount, currency: order.kind === "plan" ? "MXN" : order.currency },
    ...{ stripe_id: null, intent_id: null, status: "open", credits: 0, credits_back: 0 },
    ...{ created_by: actorName(ctx.actor), created_at: at, updated_at: at },
  };
  await transact(ctx, async (tx, inside) => {
    await insertPurchase(tx, purchase);
    await publish(tx, inside, PurchaseLookedFor, { purchaseId: purchase.id }, { at: ctx.now + HOUR_MS });
  });
  return purchase;
}

function metadataOf({ businessId }: TenantCtx, { id }: PurchaseRow): Record<string, string> {
  return { business: businessId, purchase: id };
}

function checkCaller(ctx: TenantCtx, { business, user }: CheckoutBody): void {
  checkBusiness(ctx, business);
  if (user && ctx.actor.kind === "person" && user.toLowerCase() !== ctx.actor.userId) {
    throw notFound("No se encontró la persona", "user");
  }
}

function checkBusiness(ctx: TenantCtx, business: string): void {
  if (business.toLowerCase() !== ctx.businessId) throw notFound("No se encontró el negocio", "business");
}

async function refuseSecondPromo(ctx: TenantCtx): Promise<void> {
  if (await readTogether(ctx, hasBoughtPromo))
    throw refusal("prices", "La promoción es de una sola vez, y ya la tienes");
}

async function refuseWithoutConversions(ctx: TenantCtx): Promise<void> {
  const { paymentMode } = await readTogether(ctx, creditSettings);
  if (paymentMode !== "conversion")
    throw refusal("prices.0.priceId", "Tu negocio paga por créditos: no usa saldo en pesos");
}

function refusal(path: string, message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path, message }] });
}
