// What the desk charges of orders.
import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { Chargeable } from "../../money/charges/index.ts";
import { lockOrder } from "./order.store.ts";
import { type OrderDueRow, readOrdersDue, readOrdersDueOn } from "./order-due.store.ts";

export const chargeableOrder: Chargeable = {
  kind: "order",
  async due(tx, ids, { hold }) {
    // locked first: what is owed is read after the payments of others
    if (hold) for (const id of [...ids].sort()) await lockOrder(tx, id);
    return (await readOrdersDue(tx, ids)).map(dueOf);
  },
  async dueOn(tx, day) {
    return (await readOrdersDueOn(tx, day)).map(dueOf);
  },
  async announce(tx, ctx, ids) {
    for (const orderId of ids) await announce(tx, ctx, orderChanged, { orderId });
  },
};

export function dueOf(row: OrderDueRow) {
  const total = toCents(Number(row.total));
  return {
    id: row.id,
    title: row.pieces === 1 ? "Pedido de 1 producto" : `Pedido de ${row.pieces} productos`,
    contactId: row.contact_id,
    contactName: clientName(row),
    branchId: row.branch_id,
    priceCents: row.agreed === null ? (total > 0 ? total : null) : toCents(Number(row.agreed)),
    discountCents: toCents(Number(row.discount)),
    paidCents: Math.max(0, toCents(Number(row.paid))),
    suggestedCents: null,
    refusal: refusalOf(row),
  };
}

function refusalOf({ status, currency }: OrderDueRow): string {
  if (status === "canceled") return "El pedido está cancelado";
  return currency === "MXN" ? "" : "El pedido no está en pesos";
}
