// Who created a movement: a person, or Mercado Pago for an online payment. A provider's movement is proof of real
// money: people cannot edit or delete it (contract/money#movements).

export const ORIGINS = ["manual", "mercado_pago"] as const;
export type MovementOrigin = (typeof ORIGINS)[number];

const MERCADO_PAGO = "mercado_pago:";

export const NOT_BY_HAND =
  "Este movimiento lo registró Mercado Pago y no se puede editar ni eliminar. Para devolver el dinero, reembolsa el pago en la cita.";

export const OF_CHARGE = "Este movimiento es parte de un cobro. Para devolver el dinero, reembolsa el cobro.";

export const IN_CLOSED_TILL = "Este movimiento ya está en un corte de caja. Reabre el corte para cambiarlo.";

/** The key of a payment's movement; `back`: the refunded amount by then, in cents. */
export function mercadoPagoKey(payment: string, back?: number): string {
  return back === undefined ? `${MERCADO_PAGO}${payment}` : `${MERCADO_PAGO}${payment}:${back}`;
}

export function originOf(key: string | null): MovementOrigin {
  return key?.startsWith(MERCADO_PAGO) ? "mercado_pago" : "manual";
}
