// What a service used up or an order took: the names of its movements and the warning for people. For the call and its form.
import { quantityText } from "../../catalog/products/stock.ts";

/** 'SERV-' and the last five characters of the appointment's id (contract/money#stock). */
export function consumptionId(appointmentId: string): string {
  return `SERV-${appointmentId.slice(-5)}`;
}

/** 'PED-' and the last five characters of the order's id. */
export function orderMovementId(orderId: string): string {
  return `PED-${orderId.slice(-5)}`;
}

/** Null where there is enough. */
export function stockWarning(left: number, { name, unit }: { name: string; unit: string }): string | null {
  return left < 0 ? `${name} queda en ${quantityText(left, unit)}: revisa cuánto hay en realidad` : null;
}
