// What created a movement: a person, Mercado Pago for an online payment, or a payout of commissions. People cannot edit
// or delete the last two: one is proof of real money, the other is part of a statement (contract/money#movements).

export const ORIGINS = ["manual", "mercado_pago", "commission"] as const;
export type MovementOrigin = (typeof ORIGINS)[number];

const MERCADO_PAGO = "mercado_pago:";
const COMMISSION = "commission:";

export const NOT_BY_HAND =
  "Este movimiento lo registró Mercado Pago y no se puede editar ni eliminar. Para devolver el dinero, reembolsa el pago en la cita.";

export const OF_COMMISSION =
  "Este movimiento es de un pago de comisiones. Para corregirlo, deshaz el pago en Comisiones.";

export const OF_CHARGE = "Este movimiento es parte de un cobro. Para devolver el dinero, reembolsa el cobro.";

export const OF_ENROLLMENT =
  "Este movimiento es de lo pagado en una inscripción. Para corregirlo, cambia lo pagado en la inscripción.";

export const IN_CLOSED_TILL = "Este movimiento ya está en un corte de caja. Reabre el corte para cambiarlo.";

/** The key of a payment's movement; `back`: the refunded amount by then, in cents. */
export function mercadoPagoKey(payment: string, back?: number): string {
  return back === undefined ? `${MERCADO_PAGO}${payment}` : `${MERCADO_PAGO}${payment}:${back}`;
}

/** The key of a payout's movement, or of the one that brings its money back. */
export function commissionKey(payoutId: string, isUndone = false): string {
  return isUndone ? `${COMMISSION}${payoutId}:undo` : `${COMMISSION}${payoutId}`;
}

export function originOf(key: string | null): MovementOrigin {
  if (key?.startsWith(COMMISSION)) return "commission";
  return key?.startsWith(MERCADO_PAGO) ? "mercado_pago" : "manual";
}
