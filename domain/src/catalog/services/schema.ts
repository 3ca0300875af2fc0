// Services: what is sold by appointment (document 1, sections 3 and 5).
import * as z from "zod";
import { issueOf, NO_QUOTES, RestsInput, WeekRests } from "../../business/branches/schema.ts";
import { Color, customId, DateTime, Day, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { discountErrors } from "./discount.ts";

const money = (short: string) =>
  z.number(REQUIRED).max(9_999_999, "El monto es demasiado alto").multipleOf(0.01, short);
const timerPart = (most: number, what: string) =>
  z
    .int(`${what} debe ser un número entero`)
    .min(0, `${what} no puede ser negativo`)
    .max(most, `${what} llega a ${most}`);
const Moment = z.union([Day, DateTime], "La fecha no es válida").nullable().default(null);

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
  startDate: Moment,
  endDate: Moment,
});

export const LinkPriceInput = z
  .object({
    unitPrice: money("El precio lleva hasta dos decimales").min(0, "El precio no puede ser negativo"),
    currency: z.enum(["MXN", "USD"], REQUIRED).default("MXN"),
    paymentName: text(1, 100, "El nombre del pago"),
    paymentDescription: optionalText(500, "La descripción del pago"),
    themeColor: Color.default("#007AFF"),
    discount: DiscountInput.prefault({ message: "", discountKey: "" }),
  })
  .check(({ value, issues }) => {
    for (const error of discountErrors(value.discount, value.unitPrice)) {
      issues.push(issueOf({ ...error, path: `discount.${error.path}` }, value.discount));
    }
  });

export const AppointmentConfigInput = z.object({
  statusAfterPayment: z.enum(["agendada", "confirmada"], "El estado no es válido").default("confirmada"),
  /** Null never gives an unpaid appointment's place back. */
  hoursToDeleteAppointmentIfNotPaid: z
    .int("Las horas deben ser un número entero")
    .min(1, "Debe ser al menos una hora")
    .max(720, "Puede ser de hasta 720 horas")
    .nullable()
    .default(null),
});

export const ServiceFields = z.object({
  customId: customId(),
  name: text(2, 50, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
  description: text(5, 2000, "La descripción"),
  /** Minutes. */
  duration: z
    .number(REQUIRED)
    .int("La duración debe ser un número entero de minutos")
    .min(1, "La duración debe ser de al menos 1 minuto")
    .max(480, "La duración puede ser de hasta 480 minutos"),
  /** As people read it: '$350', 'desde $200'. */
  price: text(1, 200, "El precio"),
  /** Whether the assistant may book it. */
  available: z.boolean(),
  isAlwaysAvailable: z.boolean(),
  restSchedules: RestsInput,
  stockOperations: z
    .array(
      z.object({ productId: Id, amount: z.number(REQUIRED).positive("La cantidad debe ser mayor a 0").max(100_000) }),
    )
    .max(100, "Son demasiados productos"),
  resources: z.array(Id).max(100, "Son demasiados recursos"),
  images: z.array(text(1, 500, "La imagen")).max(10, "Puedes subir hasta 10 imágenes"),
  /** Null: no payment link. */
  linkPrice: LinkPriceInput.nullable(),
  appointmentConfig: AppointmentConfigInput,
});

const { shape } = ServiceFields;
const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

export const NewService = ServiceFields.extend({
  businessId: Id,
  available: shape.available.default(true),
  isAlwaysAvailable: shape.isAlwaysAvailable.default(true),
  restSchedules: shape.restSchedules.default(NO_RESTS),
  stockOperations: shape.stockOperations.default([]),
  resources: shape.resources.default([]),
  images: shape.images.default([]),
  linkPrice: shape.linkPrice.default(null),
  appointmentConfig: shape.appointmentConfig.prefault({}),
});
export type NewService = z.infer<typeof NewService>;

export const ServiceEdit = ServiceFields.partial().extend({ updatedAt: UpdatedAt });
export type ServiceEdit = z.infer<typeof ServiceEdit>;

/** Where and by whom the service is given. */
export const Places = z.array(Id).max(500, "Son demasiados elementos");

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
});
export type LinkPrice = z.infer<typeof LinkPrice>;

export const Service = z.object({
  _id: Id,
  businessId: Id,
  customId: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.int(),
  price: z.string(),
  available: z.boolean(),
  isAlwaysAvailable: z.boolean(),
  isArchived: z.boolean(),
  branches: z.array(Id),
  specialists: z.array(Id),
  restSchedules: WeekRests,
  stockOperations: z.array(z.object({ productId: Id, amount: z.number() })),
  resources: z.array(Id),
  images: z.array(z.string()),
  linkPrice: LinkPrice.nullable(),
  appointmentConfig: z.object({
    statusAfterPayment: z.enum(["agendada", "confirmada"]),
    hoursToDeleteAppointmentIfNotPaid: z.int().nullable(),
  }),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Service = z.infer<typeof Service>;
