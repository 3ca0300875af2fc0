// The payment link for its holder: the current amount and status. An unknown link, one of a service without payment
// and one of another installation have the same answer.

import { fromCents, type Offer } from "@mostrador/domain/catalog/services/offer.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import { type LinkState, linkState } from "@mostrador/domain/scheduling/payments/link-state.ts";
import { isHeld, isWaiting } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import type { readLink as readRoute } from "@mostrador/domain/scheduling/payments/routes.ts";
import type { Amounts, LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import {
  appointmentOfLink,
  type PayableAppointment,
  payableAppointment,
  sessionPaying,
} from "../../appointments/index.ts";
import { type PaymentRow, paymentsOf } from "../payment.store.ts";
import { readSeller } from "../seller/seller.store.ts";
import { offerAt } from "./offer-at.ts";
import { keepFirstView, type OrderRow, readDeadline, readOrder } from "./order.store.ts";

export const NO_LINK = "Esa liga de pago no existe. Revisa que esté completa o pídela de nuevo al negocio.";

export type OpenLink = {
  appointment: PayableAppointment & { link_price: NonNullable<PayableAppointment["link_price"]> };
  offer: Offer;
  /** What is shown: after a payment, the paid amount. */
  amounts: Amounts;
  state: LinkState;
  dueAt: Date | null;
  /** Its deadline was written already, even if it was cancelled since. */
  hasDeadline: boolean;
  /** The receiving account; null while none is connected. */
  seller: string | null;
  isConnected: boolean;
};

/** The business and the appointment of a link, for its holder. */
export async function enterLink(ctx: SystemCtx, link: string): Promise<{ ctx: TenantCtx; appointmentId: string }> {
  const owner = await appointmentOfLink(ctx, link);
  if (!owner) throw notFound(NO_LINK);
  const actor = { kind: "system", name: "Página de pago" } as const;
  return { ctx: tenantCtx(ctx, owner.businessId, actor), appointmentId: owner.appointmentId };
}

export async function readLink(system: SystemCtx, { query }: Call<typeof readRoute>): Promise<{ data: LinkPage }> {
  const { ctx, appointmentId } = await enterLink(system, query.a);
  return transact(ctx, async (tx) => {
    const link = await openLink(tx, ctx, appointmentId);
    if (!link) throw notFound(NO_LINK);
    await beginDiscount(tx, ctx, link);
    return { data: present(link, ctx.now) };
  });
}

/** Undefined where the service asks for no payment. */
export async function openLink(tx: Tx, ctx: TenantCtx, appointmentId: string): Promise<OpenLink | undefined> {
  const [appointment, deadline, seller, payments] = await Promise.all([
    payableAppointment(tx, appointmentId),
    readDeadline(tx, appointmentId),
    readSeller(tx),
    paymentsOf(tx, appointmentId),
  ]);
  if (!appointment?.link_price) return undefined;
  const { link_price: link, starts, status } = appointment;
  const offer = await offerAt(tx, appointment, ctx.now);
  if (!offer) return undefined;
  const isPrepaid = (await sessionPaying(tx, appointmentId)) !== null;
  const isConnected = seller?.status === "connected";
  const dueAt = deadline && !deadline.withdrawn_at ? deadline.due_at : null;
  const state = linkState(
    {
      status,
      starts: starts.getTime(),
      dueAt: dueAt?.getTime() ?? null,
      dueCents: offer.dueCents,
      currency: link.currency,
      isConnected,
      paid: paidOf(payments),
      isWaiting: payments.some((payment) => isWaiting(payment.status)),
      isPrepaid,
    },
    ctx.now,
  );
  const open = { ...appointment, link_price: link };
  const paid = await paidOrder(tx, payments);
  const amounts = paid ? amountsPaid(paid.payment, paid.order, offer) : amountsOf(offer, link.currency);
  return {
    appointment: open,
    offer,
    amounts,
    state,
    dueAt,
    hasDeadline: deadline !== undefined,
    seller: seller?.seller ?? null,
    isConnected,
  };
}

/** The payment on the page: a received one before a pending one, with the amount of that time. */
async function paidOrder(tx: Tx, payments: PaymentRow[]) {
  const payment = payments.find(isSettled) ?? payments.find(({ status }) => isHeld(status) || isWaiting(status));
  const order = payment && (await readOrder(tx, payment.order_id));
  return order ? { payment, order } : undefined;
}

function amountsOf(offer: Offer, currency: Amounts["currency"]): Amounts {
  return {
    currency,
    originalPrice: fromCents(offer.originalCents),
    discount: fromCents(offer.discountCents),
    price: fromCents(offer.priceCents),
    due: fromCents(offer.dueCents),
  };
}

/** As the payer saw it at the start, independent of the current price and discount. */
function amountsPaid(payment: PaymentRow, order: OrderRow, offer: Offer): Amounts {
  const isDeposit = offer.dueCents < offer.priceCents;
  const price =
    order.price_cents ?? (isDeposit ? Math.max(offer.priceCents, payment.amount_cents) : payment.amount_cents);
  return {
    currency: payment.currency === "USD" ? "USD" : "MXN",
    originalPrice: fromCents(order.original_cents ?? price),
    discount: fromCents(order.discount_cents ?? 0),
    price: fromCents(price),
    due: fromCents(payment.amount_cents),
  };
}

/** Also for a discount by service alone: clearing the browser does not restart it. */
export async function beginDiscount(tx: Tx, ctx: TenantCtx, { appointment, state }: OpenLink): Promise<void> {
  const { discount } = appointment.link_price;
  if (state !== "open" || !discount.active || discount.expirationType !== "timer") return;
  await keepFirstView(tx, {
    business_id: ctx.businessId,
    appointment_id: appointment.id,
    coupon: discount.discountKey,
    viewed_at: new Date(ctx.now),
  });
}

function paidOf(payments: PaymentRow[]): "settled" | "task" | null {
  const held = payments.filter(({ status }) => isHeld(status));
  if (held.length === 0) return null;
  return held.some(isSettled) ? "settled" : "task";
}

/** It is received, and needs no decision any more. */
function isSettled({ status, task, settled_at }: PaymentRow): boolean {
  return isHeld(status) && (task === null || settled_at !== null);
}

function present(link: OpenLink, now: number): LinkPage {
  const { appointment, offer, state, dueAt } = link;
  const { link_price: price, zone } = appointment;
  return {
    state,
    business: {
      name: appointment.business_name,
      logo: appointment.logo,
      whatsapp: appointment.business_whatsapp,
    },
    service: price.paymentName || appointment.service_name,
    description: price.paymentDescription,
    themeColor: price.themeColor,
    start: isoAt(zone, appointment.starts.getTime()),
    zone,
    branch: { name: appointment.branch_name, address: appointment.branch_address.description },
    amounts: link.amounts,
    discountMessage: offer.message,
    discountEndsAt: offer.endsAt === null ? null : new Date(offer.endsAt).toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    now: new Date(now).toISOString(),
  };
}
