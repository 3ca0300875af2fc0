// Reads the true state of a payment at the provider, with the seller's own account, outside any transaction, and then
// stores it. For notifications, and every hour for started payments, in case a notification is missing.
import { OrderLookedFor, PaymentHinted } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { SellerGone, type ToldPayment } from "../../../providers/payments/port.ts";
import { applyPayment } from "./apply-payment.ts";
import type { PaymentDeps } from "./deps.ts";
import { type OrderRow, readOrder } from "./link/order.store.ts";
import { openSeller, whileConnected } from "./seller/seller-tokens.ts";

const HOUR_MS = 60 * 60_000;
/** A payment in a shop at the last moment arrives days later. */
const SETTLING_MS = 4 * 24 * HOUR_MS;
/** A notification may arrive before the payment can be read; one that never appears is ignored. */
const MOST_TRIES = 12;

export const onHinted = (deps: PaymentDeps) =>
  on(
    PaymentHinted,
    { name: "read-payment-back", title: "Leer un pago de Mercado Pago" },
    async (ctx, { providerId }, { attempt }) => {
      const payment = await ask(ctx, deps, (token) => deps.payments.read(token, providerId));
      if (payment) return applyPayment(ctx, payment);
      if (payment === null && attempt < MOST_TRIES) throw new Error("The payment cannot be read yet.");
    },
  );

export const onLookedFor = (deps: PaymentDeps) =>
  on(OrderLookedFor, { name: "look-for-payments", title: "Buscar pagos" }, async (ctx, { orderId }) => {
    const order = await readTogether(ctx, (tx) => readOrder(tx, orderId));
    if (!order) return;
    const found = await ask(ctx, deps, (token) => deps.payments.search(token, orderId));
    for (const payment of oldestFirst(found ?? [])) await applyPayment(ctx, payment);
    if (isOver(order, ctx.now)) return;
    await transact(ctx, (tx, inside) => publish(tx, inside, OrderLookedFor, { orderId }, { at: ctx.now + HOUR_MS }));
  });

function oldestFirst(payments: ToldPayment[]): ToldPayment[] {
  return [...payments].sort((a, b) => a.saidAt.getTime() - b.saidAt.getTime());
}

function isOver({ expires_at: expires }: OrderRow, now: number): boolean {
  return expires.getTime() + SETTLING_MS < now;
}

/** Undefined while no account is connected: missed payments are found once one is. */
async function ask<T>(ctx: TenantCtx, deps: PaymentDeps, work: (token: string) => Promise<T>): Promise<T | undefined> {
  const seller = await openSeller(ctx, deps);
  if (!seller) return undefined;
  try {
    return await whileConnected(ctx, () => work(seller.accessToken));
  } catch (error) {
    if (error instanceof SellerGone) return undefined;
    throw error;
  }
}
