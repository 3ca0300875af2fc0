// The status of an order: pending until it is delivered or cancelled, and both are final (contract/growth#orders). For
// the calls, the screens and the assistant.
import { conflict } from "../../kit/domain-error.ts";

export const ORDER_STATUSES = ["pending", "delivered", "canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: "Pendiente",
  delivered: "Entregado",
  canceled: "Cancelado",
};

const SETTLED: Readonly<Record<Exclude<OrderStatus, "pending">, string>> = {
  delivered: "Este pedido ya se entregó: ya no se puede cambiar",
  canceled: "Este pedido ya se canceló: ya no se puede cambiar",
};

/** Throws for an order that is already closed. */
export function refuseSettled(status: OrderStatus): void {
  if (status !== "pending") throw conflict(SETTLED[status]);
}
