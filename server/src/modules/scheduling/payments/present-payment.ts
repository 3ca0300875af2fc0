// A payment for the business.
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { isHeld } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import type { Payment } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TitledRow } from "./payment.store.ts";

export function presentPayment(row: TitledRow): Payment {
  return {
    _id: row.id,
    businessId: row.business_id,
    appointmentId: row.appointment_id,
    orderId: row.product_order_id,
    packagePurchaseId: row.package_purchase_id,
    title: row.title,
    providerId: row.provider_ref,
    status: row.status,
    amount: fromCents(row.amount_cents),
    refunded: fromCents(row.refunded_cents),
    currency: row.currency,
    method: row.method,
    task: row.settled_at ? null : row.task,
    mayRefund: isHeld(row.status) && row.refunded_cents < row.amount_cents,
    paidAt: row.approved_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
