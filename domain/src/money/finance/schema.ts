// Money movements: income and expenses (contract/money#movements).

import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { amountError, MOST_PESOS } from "../../kit/resource/pesos.ts";
import { access } from "../../kit/route.ts";
import { BusinessQuery, customId, DateTime, dateTime, Id, optionalText, text, UpdatedAt } from "../../kit/schema.ts";
import { DEFAULT_CATEGORY } from "./category.ts";
import { ORIGINS } from "./movement-origin.ts";
import { MOVEMENT_TYPES, PAYMENT_METHODS } from "./payment-method.ts";

export const NO_MOVEMENT = "No se encontró el movimiento";

/** An empty text and '0' mean none, as the documents' screens send. */
const noneAsNull = (value: unknown) => (value === "" || value === "0" || value === undefined ? null : value);

const Type = z.enum(MOVEMENT_TYPES, "El tipo debe ser entrada o salida");
const Method = z.enum(PAYMENT_METHODS, "El método de pago no es válido");

const MovementFields = z.object({
  customId: customId(),
  clientId: z.preprocess(noneAsNull, reference("client").nullable()),
  branchId: reference("branch"),
  date: dateTime(),
  /** Pesos. */
  amount: z
    .number(amountError("El monto"))
    .min(1, "El monto debe ser mayor a 0")
    .max(MOST_PESOS, "El monto es demasiado alto")
    .multipleOf(0.01, "El monto lleva hasta dos decimales"),
  type: Type,
  paymentMethod: Method,
  category: text(1, 50, "La categoría"),
  comments: optionalText(500, "Los comentarios"),
});

const { shape } = MovementFields;
export const NewMoneyMovement = MovementFields.extend({
  businessId: Id,
  /** Left out: now. */
  date: shape.date.optional(),
  type: shape.type.default("in"),
  paymentMethod: shape.paymentMethod.default("cash"),
  category: shape.category.default(DEFAULT_CATEGORY),
});
export type NewMoneyMovement = z.infer<typeof NewMoneyMovement>;
/** The form's value. */
export type MoneyMovementInput = z.input<typeof NewMoneyMovement>;

export const MoneyMovementEdit = MovementFields.partial().extend({ updatedAt: UpdatedAt });
export type MoneyMovementEdit = z.infer<typeof MoneyMovementEdit>;

export const MoneyMovement = z.object({
  _id: Id,
  businessId: Id,
  customId: z.string(),
  clientId: Id.nullable(),
  clientName: z.string(),
  branchId: Id,
  branchName: z.string(),
  /** What it belongs to. */
  appointmentId: Id.nullable(),
  orderId: Id.nullable(),
  enrollmentId: Id.nullable(),
  packagePurchaseId: Id.nullable(),
  chargeId: Id.nullable(),
  /** A tip pays nothing that is owed. */
  isTip: z.boolean(),
  date: DateTime,
  amount: z.number(),
  type: Type,
  paymentMethod: Method,
  category: z.string(),
  comments: z.string(),
  /** One of Mercado Pago can neither be edited nor deleted. */
  origin: z.enum(ORIGINS),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type MoneyMovement = z.infer<typeof MoneyMovement>;

export const IdList = z
  .string()
  .max(37 * 500, "Son demasiados movimientos")
  .transform((list) => list.split(",").filter(Boolean))
  .pipe(z.array(Id));

export const moneyMovements = defineJournal({
  name: "moneyMovement",
  table: "money_movements",
  moment: "date",
  summary: "Movimientos de dinero: unos cuantos por id, los de un contacto o los del negocio; los más nuevos primero",
  access: access.view(PAGE.finanzas),
  row: MoneyMovement,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    ids: IdList.optional(),
    clientId: Id.optional(),
    branchId: Id.optional(),
    type: Type.optional(),
    category: optionalText(50, "La categoría").optional(),
    paymentMethod: Method.optional(),
    /** Of this charge. */
    chargeId: Id.optional(),
    /** Of contacts who came through this source, since they came. */
    trafficSourceId: Id.optional(),
  },
  columns: {
    ...{ clientId: "contact_id", branchId: "branch_id", type: "type", category: "category" },
    ...{ paymentMethod: "payment_method", chargeId: "charge_id" },
  },
  whose: ["businessId", "ids", "clientId"],
  limit: 500,
  days: true,
});

export type MovementFilter = z.output<typeof moneyMovements.Filters>;

/** Pesos. */
export const MoneyTotals = z.object({
  ...{ in: z.number(), out: z.number(), net: z.number(), count: z.int() },
  /** Only the means that were used, in the order of `PAYMENT_METHODS`. */
  methods: z.array(z.object({ paymentMethod: Method, in: z.number(), out: z.number() })),
});
export type MoneyTotals = z.infer<typeof MoneyTotals>;

export const NewCategory = z.object({ businessId: Id, name: text(1, 50, "La categoría") });
export const CategoryQuery = BusinessQuery.extend({ name: text(1, 50, "La categoría") });
export const OwnCategories = z.array(z.object({ name: z.string() }));

/** Money came in for an order or an enrollment. */
export const SaleMoneyReceived = event<{ kind: "order" | "enrollment"; id: string }>(
  "sale-money-received",
  "Venta pagada",
);
