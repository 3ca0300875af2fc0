// Services: sold by appointment (contract/agenda#services).
import * as z from "zod";
import { issueOf } from "../../business/branches/schema.ts";
import { reference } from "../../kit/reference.ts";
import { Color, dateTime, day, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { discountErrors } from "./discount.ts";

export const MOST_IMAGES = 10;
/** Minutes. */
export const MOST_BUFFER = 120;
export const BUFFER_STEP = 5;
/** Of a class. */
export const MOST_PLACES = 200;

const money = (short: string) =>
  z.number(REQUIRED).max(9_999_999, "El monto es demasiado alto").multipleOf(0.01, short);
const timerPart = (most: number, what: string) =>
  z
    .int(`${what} debe ser un número entero`)
    .min(0, `${what} no puede ser negativo`)
    .max(most, `${what} llega a ${most}`);
const moment = (what: string) =>
  z
    .union([day(what), dateTime(what)], "La fecha no es válida")
    .nullable()
    .default(null);

const DiscountInput = z.object({
  active: z.boolean().default(false),
  type: z.enum(["percentage", "fixed"], "El tipo de descuento no es válido").default("percentage"),
  value: money("El descuento lleva hasta dos decimales").nullable().default(null),
  message: optionalText(200, "El mensaje"),
  expirationType: z.enum(["always", "timer", "date"], "La vigencia no es válida").default("always"),
  discountKey: optionalText(60, "El cupón"),
  timerDays: timerPart(365, "El número de días").default(0),
  timerHours: timerPart(23, "El número de horas").default(0),
  timerMinutes: timerPart(59, "El número de minutos").default(0),
  timerSeconds: timerPart(59, "El número de segundos").default(0),
  startDate: moment("La fecha de inicio"),
  endDate: moment("La fecha de fin"),
});

export const LinkPriceInput = z
  .object({
    unitPrice: money("El precio lleva hasta dos decimales").min(0, "El precio no puede ser negativo"),
    currency: z
      .enum(["MXN", "USD"], { error: ({ input }) => (input ? "La moneda debe ser MXN o USD" : REQUIRED) })
      .default("MXN"),
    paymentName: text(1, 100, "El nombre del pago"),
    paymentDescription: optionalText(500, "La descripción del pago"),
    themeColor: Color.default("#007AFF"),
    discount: DiscountInput.prefault({ message: "", discountKey: "" }),
    /** The part that is paid online; null: the whole price. */
    deposit: money("El anticipo lleva hasta dos decimales")
      .positive("El anticipo debe ser mayor a 0")
      .nullable()
      .default(null),
  })
  .check(({ value, issues }) => {
    if (value.deposit !== null && value.deposit > value.unitPrice) {
      issues.push(issueOf({ path: "deposit", message: "El anticipo no puede ser mayor al precio" }, value));
    }
    for (const error of discountErrors(value.discount, value.unitPrice)) {
      issues.push(issueOf({ ...error, path: `discount.${error.path}` }, value.discount));
    }
  });

export const AppointmentConfigInput = z.object({
  statusAfterPayment: z.enum(["agendada", "confirmada"], "El estado no es válido").default("confirmada"),
  /** Null never releases the slot of an unpaid appointment. */
  hoursToDeleteAppointmentIfNotPaid: z
    .int("Las horas deben ser un número entero")
    .min(1, "Debe ser al menos una hora")
    .max(720, "Puede ser de hasta 720 horas")
    .nullable()
    .default(null),
});

/**
 * A body may nest `appointmentConfig` in `linkPrice`, as contract/agenda#services does; the top-level one wins
 * (D-16.1).
 */
export function configBeside<Given>(given: Given): Given {
  if (!isObject(given) || given.appointmentConfig !== undefined || !isObject(given.linkPrice)) return given;
  const { appointmentConfig } = given.linkPrice;
  return appointmentConfig === undefined ? given : { ...given, appointmentConfig };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The branches and specialists that give the service. */
export const ServiceBranches = z.array(reference("branch")).max(500, "Son demasiadas sucursales");
export const ServiceSpecialists = z.array(reference("specialist")).max(500, "Son demasiados especialistas");

export const LinkPrice = z.object({
  unitPrice: z.number(),
  currency: z.enum(["MXN", "USD"]),
  paymentName: z.string(),
  paymentDescription: z.string(),
  themeColor: z.string(),
  discount: z.object({
    active: z.boolean(),
    type: z.enum(["percentage", "fixed"]),
    value: z.number().nullable(),
    message: z.string(),
    expirationType: z.enum(["always", "timer", "date"]),
    discountKey: z.string(),
    /** Seconds, or 'always'. */
    duration: z.union([z.int(), z.literal("always")]),
    timerDays: z.int(),
    timerHours: z.int(),
    timerMinutes: z.int(),
    timerSeconds: z.int(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  deposit: z.number().nullable(),
});
export type LinkPrice = z.infer<typeof LinkPrice>;
