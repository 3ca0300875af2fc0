// An order as the calls answer it, and in the words of the history.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import type { NamedOrder } from "./order.store.ts";

export function presentOrder(row: NamedOrder): Order {
  return {
    _id: row.id,
    businessId: row.business_id,
    clientId: row.contact_id,
    clientName: contactName({
      name: row.client_name,
      lastname: row.client_lastname,
      pushName: row.client_push_name,
      whatsapp: row.client_whatsapp,
    }),
    branchId: row.branch_id,
    branchName: row.branch_name ?? "",
    status: row.status,
    source: row.source,
    items: row.items.map(({ product_id: productId, name, unit, quantity, price }) => ({
      productId,
      name,
      unit,
      quantity,
      price: price === null ? null : Number(price),
    })),
    total: Number(row.total),
    currency: row.currency,
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
