// The answer of the calls for a stock movement.
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import type { NamedStockMovement } from "./stock-movement.store.ts";

export function presentMovement(row: NamedStockMovement): StockMovement {
  return {
    _id: row.id,
    businessId: row.business_id,
    customId: row.custom_id,
    branchId: row.branch_id,
    branchName: row.branch_name,
    productId: row.product_id,
    productName: row.product_name,
    unit: row.unit,
    appointmentId: row.appointment_id,
    orderId: row.order_id,
    quantity: row.quantity,
    type: row.type,
    date: row.date.toISOString(),
    comments: row.comments,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
