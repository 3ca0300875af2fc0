// How money was paid and in which direction: the words of the wire and those for people.

export const MOVEMENT_TYPES = ["in", "out"] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];
export const TYPE_LABELS: { readonly [type in MovementType]: string } = { in: "Entrada", out: "Salida" };

export const PAYMENT_METHODS = ["cash", "credit", "debit", "transfer", "mercado_pago", "check"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const METHOD_LABELS: { readonly [method in PaymentMethod]: string } = {
  cash: "Efectivo",
  credit: "Tarjeta de crédito",
  debit: "Tarjeta de débito",
  transfer: "Transferencia",
  mercado_pago: "Mercado Pago",
  check: "Cheque",
};
