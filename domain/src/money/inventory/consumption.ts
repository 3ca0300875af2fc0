// What a service used up: how its movements are called and what people are warned of. For the call and its form.
import { quantityText } from "../../catalog/products/stock.ts";

/** 'SERV-' and the last five characters of the appointment's id (contract/money#stock). */
export function consumptionId(appointmentId: string): string {
  return `SERV-${appointmentId.slice(-5)}`;
}

/** Null where there is enough. */
export function stockWarning(left: number, { name, unit }: { name: string; unit: string }): string | null {
  return left < 0 ? `${name} queda en ${quantityText(left, unit)}: revisa cuánto hay en realidad` : null;
}
