// The answer of the calls for a charge.
import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { NamedCharge } from "./charge.store.ts";

export function presentCharge(row: NamedCharge): Charge {
  const sum = (type: "in" | "out") =>
    row.payments.reduce((cents, each) => cents + (each.type === type ? toCents(Number(each.amount)) : 0), 0) / 100;
  const refunded = sum("out");
  return {
    _id: row.id,
    businessId: row.business_id,
    ticket: row.ticket,
    branchId: row.branch_id,
    branchName: row.branch_name,
    clientId: row.contact_id,
    clientName: row.contact_id ? clientName(row) : "",
    lines: row.lines.map((line) => ({
      appointmentId: line.appointment_id,
      orderId: line.order_id,
      enrollmentId: line.enrollment_id,
      packagePurchaseId: line.package_purchase_id,
      title: line.title,
      price: Number(line.price),
      discount: Number(line.discount),
      paid: Number(line.paid),
      refunded: Number(line.refunded),
    })),
    payments: row.payments.map(({ id, type, payment_method: paymentMethod, amount, is_tip: isTip, date }) => ({
      moneyMovementId: id,
      ...{ type, paymentMethod, amount: Number(amount), isTip, date: new Date(date).toISOString() },
    })),
    tip: Number(row.tip),
    total: (toCents(sum("in")) - toCents(refunded)) / 100,
    refunded,
    received: Number(row.received),
    change: Number(row.change),
    isInvoiced: row.is_invoiced,
    note: row.note,
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
