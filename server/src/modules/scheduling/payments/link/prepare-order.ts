// Prepares a started payment at the provider, in the account of the business, once.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { Unavailable } from "../../../../kernel/http/unavailable.ts";
import type { PaymentDeps } from "../deps.ts";
import { openSeller, whileConnected } from "../seller/seller-tokens.ts";
import { type OrderRow, writePreference } from "./order.store.ts";

const HOUR_MS = 60 * 60_000;
/** Cash and transfers at a machine take days to arrive: not allowed where the time to pay is shorter. */
const SLOW_MS = 72 * HOUR_MS;
export const NOT_LOADED = "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.";

export function closedAs(state: string, sentence: string): DomainError {
  return new DomainError(422, sentence, { data: { state } });
}

/** `backUrl`: where the provider leads the payer afterwards; null: nowhere. */
export async function prepareOrder(
  ctx: TenantCtx,
  deps: PaymentDeps,
  order: OrderRow,
  { title, backUrl }: { title: string; backUrl: string | null },
): Promise<{ id: string; initPoint: string }> {
  if (order.preference && order.init_point) return { id: order.preference, initPoint: order.init_point };
  const seller = await openSeller(ctx, deps);
  // disconnected since the link was read
  if (!seller) throw closedAs("unavailable", NOT_LOADED);
  const notified = `${deps.publicUrl}/api/mercadopago/webhook?source_news=webhooks`;
  const made = await whileConnected(ctx, () =>
    deps.payments.prepare(seller.accessToken, {
      reference: order.id,
      title,
      amountCents: order.amount_cents,
      currency: order.currency,
      backUrl,
      notificationUrl: deps.isReachable ? notified : null,
      from: ctx.now,
      until: order.expires_at.getTime(),
      isSoon: order.expires_at.getTime() - ctx.now < SLOW_MS,
    }),
  ).catch((error: Error) => {
    ctx.log.warn({ error: error.message, orderId: order.id }, "a payment could not be prepared");
    throw new Unavailable(NOT_LOADED);
  });
  await transact(ctx, (tx) => writePreference(tx, order.id, made.id, made.initPoint));
  return made;
}
