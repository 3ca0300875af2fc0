// The answer of the calls for an order, and its text in the history.
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { NamedOrder } from "./order.store.ts";

export function presentOrder({ fileAddresses }: Pick<TenantCtx, "fileAddresses">, row: NamedOrder): Order {
  return {
    _id: row.id,
    businessId: row.business_id,
    clientId: row.contact_id,
    clientName: clientName(row),
    branchId: row.branch_id,
    branchName: row.branch_name ?? "",
    status: row.status,
    source: row.source,
    items: row.items.map(({ product_id: productId, name, unit, quantity, price, missing, image }) => ({
      productId,
      name,
      unit,
      quantity,
      price: price === null ? null : Number(price),
      missing,
      image: image && fileAddresses.shown(image),
    })),
    total: Number(row.total),
    currency: row.currency,
    deliveryMethod: row.delivery_method,
    dueAt: row.due_at?.toISOString() ?? null,
    readyAt: row.ready_at?.toISOString() ?? null,
    deliveryDate: row.delivery_day,
    deliveryTime: row.delivery_time,
    deliveryAddress: row.delivery_address,
    details: row.details,
    threadId: row.thread_id,
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
