// Starts a payment: the server sets the amount (D-6.1), creates the preference in the seller's own account, and the
// person continues at the provider. A second start returns the same preference while the amount is the same.

import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { LinkState } from "@mostrador/domain/scheduling/payments/link-state.ts";
import type { createPreference as createRoute } from "@mostrador/domain/scheduling/payments/routes.ts";
import { OrderLookedFor, type PreferenceBody } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { SystemCtx, TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { PaymentDeps } from "../deps.ts";
import { insertOrder, type OrderRow, readOpenOrder } from "./order.store.ts";
import { closedAs, NOT_LOADED, prepareOrder } from "./prepare-order.ts";
import { beginDiscount, enterLink, NO_LINK, type OpenLink, openLink } from "./read-link.ts";

const HOUR_MS = 60 * 60_000;

const CLOSED: Partial<Record<LinkState, string>> = {
  pending: "Ya hay un pago en camino para esta cita",
  paid: "Esta cita ya está pagada",
  received: "Ya se recibió un pago de esta cita",
  review: "Ya se recibió un pago de esta cita",
  cancelled_paid: "Esta cita se canceló",
  cancelled: "Esta cita se canceló",
  expired: "El tiempo para pagar esta cita terminó",
  past: "Esta cita ya pasó",
  prepaid: "Esta cita se paga con una sesión de tu paquete",
  free: "Esta cita no tiene nada que pagar",
  unavailable: NOT_LOADED,
};

export function preferenceActions(deps: PaymentDeps) {
  return {
    async createPreference(system: SystemCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
      const { ctx, appointmentId } = await enterLink(system, body.appointment);
      const link = await lookAt(ctx, appointmentId);
      if (typeof body.business === "string" && UUID.test(body.business) && body.business !== ctx.businessId) {
        throw notFound(NO_LINK);
      }
      const closed = CLOSED[link.state];
      if (closed) throw closedAs(link.state, closed);
      compare(body, link);
      const order = await orderFor(ctx, link);
      const title = link.appointment.link_price.paymentName || link.appointment.service_name;
      const backUrl = `${deps.publicUrl}/pagar-cita?a=${body.appointment}`;
      return { data: await prepareOrder(ctx, deps, order, { title, backUrl }) };
    },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function lookAt(ctx: TenantCtx, appointmentId: string): Promise<OpenLink> {
  return transact(ctx, async (tx) => {
    const link = await openLink(tx, ctx, appointmentId);
    if (!link) throw notFound(NO_LINK);
    await beginDiscount(tx, ctx, link);
    return link;
  });
}

/** Compares the price on the page with the current one: the person sees a new price before paying it. */
function compare({ price, originalPrice, discount, currency }: PreferenceBody, link: OpenLink): void {
  const { offer, appointment } = link;
  const differs = (said: number | null | undefined, cents: number) =>
    typeof said === "number" && toCents(said) !== cents;
  if (
    currency === appointment.link_price.currency &&
    !differs(price, offer.dueCents) &&
    !differs(originalPrice, offer.originalCents) &&
    !differs(discount, offer.discountCents)
  ) {
    return;
  }
  throw conflict("El precio cambió mientras veías esta página. Revisa el importe y vuelve a intentarlo.", {
    amounts: link.amounts,
  });
}

/**
 * An order ends with its slot and its discount. Returns the open one with the same amount, or a new one, which is
 * checked regularly from then on.
 */
async function orderFor(ctx: TenantCtx, link: OpenLink): Promise<OrderRow> {
  const { appointment, offer, dueAt, seller } = link;
  const until = new Date(Math.min((dueAt ?? appointment.starts).getTime(), offer.endsAt ?? Number.POSITIVE_INFINITY));
  const wanted = {
    appointmentId: appointment.id,
    seller: seller as string,
    amountCents: offer.dueCents,
    currency: appointment.link_price.currency,
    until,
    after: new Date(ctx.now),
  };
  const open = await readTogether(ctx, (tx) => readOpenOrder(tx, wanted));
  if (open) return open;
  const order: OrderRow = {
    business_id: ctx.businessId,
    id: newId(),
    appointment_id: appointment.id,
    product_order_id: null,
    package_purchase_id: null,
    branch_id: appointment.branch_id,
    contact_id: appointment.contact_id,
    title: appointment.title,
    seller: wanted.seller,
    amount_cents: wanted.amountCents,
    currency: wanted.currency,
    original_cents: offer.originalCents,
    discount_cents: offer.discountCents,
    price_cents: offer.priceCents,
    preference: null,
    init_point: null,
    expires_at: until,
    created_at: new Date(ctx.now),
  };
  await transact(ctx, async (tx, inside) => {
    await insertOrder(tx, order);
    await publish(tx, inside, OrderLookedFor, { orderId: order.id }, { at: ctx.now + HOUR_MS });
  });
  return order;
}
