// Whether the discount of a payment link is valid for its price, and how long it lasts: for the service form, the call
// that saves it and the payment page (contract/agenda#services).
import type { FieldError } from "../../kit/domain-error.ts";

export type Discount = {
  readonly active: boolean;
  readonly type: "percentage" | "fixed";
  readonly value: number | null;
  readonly message: string;
  readonly expirationType: "always" | "timer" | "date";
  /** The coupon, with a timer. */
  readonly discountKey: string;
  readonly timerDays: number;
  readonly timerHours: number;
  readonly timerMinutes: number;
  readonly timerSeconds: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
};

const REQUIRED = "Este campo es requerido";
const NEGATIVE = { percentage: "El porcentaje no puede ser negativo", fixed: "El monto no puede ser negativo" };

/**
 * The errors of an active discount. An inactive one may be incomplete, but its value must be an amount. Paths within
 * the discount.
 */
export function discountErrors(discount: Discount, unitPrice: number): FieldError[] {
  if (!discount.active) return negativeErrors(discount);
  const value = valueError(discount, unitPrice);
  return [
    ...(value ? [{ path: "value", message: value }] : []),
    ...(discount.message === "" ? [{ path: "message", message: REQUIRED }] : []),
    ...expirationErrors(discount),
  ];
}

/** The seconds of a timer; any other discount has 'always'. */
export function discountDuration(discount: Discount): number | "always" {
  return discount.expirationType === "timer" ? timerSeconds(discount) : "always";
}

function negativeErrors({ type, value }: Discount): FieldError[] {
  return value !== null && value < 0 ? [{ path: "value", message: NEGATIVE[type] }] : [];
}

function valueError({ type, value }: Discount, unitPrice: number): string | null {
  if (value === null) return REQUIRED;
  if (type === "percentage") {
    if (value < 0) return NEGATIVE[type];
    return value > 100 ? "El porcentaje no puede ser mayor a 100" : null;
  }
  if (value < 0) return NEGATIVE[type];
  return value > unitPrice ? "El descuento no puede ser mayor al precio" : null;
}

function expirationErrors(discount: Discount): FieldError[] {
  if (discount.expirationType === "timer") {
    return [
      ...(discount.discountKey === "" ? [{ path: "discountKey", message: REQUIRED }] : []),
      ...(timerSeconds(discount) === 0
        ? [{ path: "timerMinutes", message: "El temporizador debe durar al menos un segundo" }]
        : []),
    ];
  }
  if (discount.expirationType === "date") {
    if (!discount.endDate) return [{ path: "endDate", message: REQUIRED }];
    if (discount.startDate && Date.parse(discount.endDate) < Date.parse(discount.startDate)) {
      return [{ path: "endDate", message: "La fecha de finalización no puede ser anterior a la fecha de inicio" }];
    }
  }
  return [];
}

function timerSeconds({ timerDays, timerHours, timerMinutes, timerSeconds: seconds }: Discount): number {
  return ((timerDays * 24 + timerHours) * 60 + timerMinutes) * 60 + seconds;
}
