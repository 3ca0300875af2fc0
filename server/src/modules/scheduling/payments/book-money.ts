// Books payments and refunds, each once: `in` when a payment is approved, `out` for a refund or a chargeback, partial
// or complete (D-5.4).

import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import { mercadoPagoKey } from "@mostrador/domain/money/finance/movement-origin.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { allBranches } from "../../business/branches/index.ts";
import { recordMovement } from "../../money/finance/index.ts";
import type { OrderRow } from "./link/order.store.ts";
import { type PaymentRow, updatePayment } from "./payment.store.ts";

export async function bookMoney(tx: Tx, ctx: TenantCtx, order: OrderRow, row: PaymentRow): Promise<void> {
  const branchId = order.branch_id ?? (await anyBranch(ctx));
  if (!branchId) return;
  const common = {
    clientId: order.contact_id,
    branchId,
    paymentMethod: "mercado_pago" as const,
    category: DEFAULT_CATEGORY,
    appointmentId: row.appointment_id,
    orderId: order.product_order_id,
    packagePurchaseId: order.package_purchase_id,
  };
  await recordMovement(tx, ctx, {
    ...common,
    type: "in",
    date: row.approved_at?.getTime() ?? ctx.now,
    amount: fromCents(row.amount_cents),
    comments: `Pago en línea ${row.provider_ref}: ${order.title}`,
    key: mercadoPagoKey(row.provider_ref),
  });
  const back = row.refunded_cents - row.refund_booked_cents;
  if (back <= 0) return;
  await recordMovement(tx, ctx, {
    ...common,
    type: "out",
    date: row.said_at.getTime(),
    amount: fromCents(back),
    comments: `${row.status === "charged_back" ? "Contracargo" : "Reembolso"} del pago ${row.provider_ref}: ${order.title}`,
    key: mercadoPagoKey(row.provider_ref, row.refunded_cents),
  });
  await updatePayment(tx, row.id, { refund_booked_cents: row.refunded_cents });
}

/** For a payment of a deleted branch. */
async function anyBranch(ctx: TenantCtx): Promise<string | undefined> {
  const branches = await allBranches(ctx);
  return (branches.find(({ isArchived }) => !isArchived) ?? branches[0])?._id;
}
