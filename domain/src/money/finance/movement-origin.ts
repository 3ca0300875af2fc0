// Who wrote a movement down: a person, or Mercado Pago for a payment online. What a provider wrote is the trace of money
// that did move: nobody edits or deletes it by hand (contract/money#movements).

export const ORIGINS = ["manual", "mercado_pago"] as const;
export type MovementOrigin = (typeof ORIGINS)[number];

const MERCADO_PAGO = "mercado_pago:";

export const NOT_BY_HAND =
  "Este movimiento lo registró Mercado Pago y no se puede editar ni eliminar. Para devolver el dinero, reembolsa el pago en la cita.";

/** The key of a payment's movement; `back`: of what had gone back of it by then, in cents. */
export function mercadoPagoKey(payment: string, back?: number): string {
  return back === undefined ? `${MERCADO_PAGO}${payment}` : `${MERCADO_PAGO}${payment}:${back}`;
}

export function originOf(key: string | null): MovementOrigin {
  return key?.startsWith(MERCADO_PAGO) ? "mercado_pago" : "manual";
}
