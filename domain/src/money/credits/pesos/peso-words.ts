// The names of movements of pesos, for people.
import type { ConversionKind, PesoMovementType } from "./schema.ts";

export const PESO_MOVEMENT_LABELS: Readonly<Record<PesoMovementType, string>> = {
  recharge: "Recarga",
  purchase: "Compra",
  extract: "Extracción",
  refund: "Reembolso de una compra",
  conversion: "Conversión",
};
export const CONVERSION_LABELS: Readonly<Record<ConversionKind, string>> = {
  appointment: "Primera cita de un contacto",
  order: "Pedido pagado",
  enrollment: "Inscripción pagada",
  event: "Evento de conversión",
};
/** 'Saldo: $X MXN', as the bar over the pages has it. */
export function balanceText(pesos: number): string {
  return `Saldo: ${PESOS.format(pesos)} MXN`;
}

const PESOS = new Intl.NumberFormat("es-MX", { style: "currency", currency: "MXN" });
