// What an appointment still needs, for all texts to its client: messages, the booking page, the assistant's receipts.
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { expectedDeadline, type PaymentNeed } from "@mostrador/domain/scheduling/payments/payment-need.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { type OpenLink, openLink } from "../link/read-link.ts";

/** Null where no online payment is possible now, and after any payment by any method. */
export async function paymentNeed(ctx: TenantCtx, appointmentId: string): Promise<PaymentNeed | null> {
  const link = await transact(ctx, (tx) => openLink(tx, ctx, appointmentId));
  if (link?.state !== "open" || link.appointment.has_money) return null;
  const dueAt = link.hasDeadline ? (link.dueAt?.getTime() ?? null) : expectedDeadline(waitingOf(link), ctx.now);
  return {
    url: payUrl(ctx, link.appointment.short_id),
    due: fromCents(link.offer.dueCents),
    dueAt,
    zone: link.appointment.zone,
  };
}

export function payUrl({ publicUrl }: Pick<TenantCtx, "publicUrl">, shortId: string): string {
  return `${publicUrl}/pagar-cita?a=${shortId}`;
}

export function waitingOf({ appointment, isConnected }: Pick<OpenLink, "appointment" | "isConnected">) {
  return {
    createdAt: appointment.created_at.getTime(),
    starts: appointment.starts.getTime(),
    hours: appointment.appointment_config.hoursToDeleteAppointmentIfNotPaid,
    unitPrice: appointment.link_price.unitPrice,
    currency: appointment.link_price.currency,
    isConnected,
  };
}
