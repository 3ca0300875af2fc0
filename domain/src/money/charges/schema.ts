// Charges at the desk: what is due, how it is paid, tip, change, ticket and refund (contract/money#charging).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { access } from "../../kit/route.ts";
import { BusinessId, DateTime, day, Id, optionalText, REQUIRED, UpdatedAt } from "../../kit/schema.ts";
import { MOVEMENT_TYPES, PAYMENT_METHODS } from "../finance/payment-method.ts";

export const NO_CHARGE = "No se encontró el cobro";
export const DUE_CHANGED = "Lo que se debe cambió mientras cobrabas. Revisa el importe y cobra de nuevo.";
export const MOST_LINES = 20;
const ONE_OF = "Di qué se cobra: una cita, un pedido, una inscripción o un paquete";

const Method = z.enum(PAYMENT_METHODS, "El método de pago no es válido");
const amount = (what: string) => pesos(what).min(0.01, `${what} debe ser mayor a 0`);
const SUBJECTS = ["appointmentId", "orderId", "enrollmentId", "packagePurchaseId"] as const;
const isOne = (given: object) => SUBJECTS.filter((name) => given[name as keyof typeof given]).length === 1;

/** One of the four. */
const Subject = {
  appointmentId: reference("appointment").optional(),
  orderId: reference("order").optional(),
  enrollmentId: reference("enrollment").optional(),
  packagePurchaseId: reference("packagePurchase").optional(),
};

const Line = z
  .object({
    ...Subject,
    /** The price that was agreed on, before the discount. */
    price: pesos("El precio"),
    /** Of this charge. */
    discount: pesos("El descuento").default(0),
    /** What the desk saw as owed, after the discount: another amount by now is a 409. */
    owed: pesos("Lo que se debe"),
  })
  .refine(isOne, { path: ["appointmentId"], error: ONE_OF });

export const NewCharge = z.object({
  businessId: Id,
  branchId: reference("branch"),
  lines: z
    .array(Line, REQUIRED)
    .min(1, ONE_OF)
    .max(MOST_LINES, `Un cobro puede tener hasta ${MOST_LINES} líneas`)
    .refine(
      (lines) => new Set(lines.map((line) => SUBJECTS.map((name) => line[name]).find(Boolean))).size === lines.length,
      { error: "Cada cosa va en una sola línea" },
    ),
  /** What the client hands over, by means. */
  payments: z
    .array(z.object({ paymentMethod: Method, amount: amount("El importe") }), REQUIRED)
    .min(1, "Di cómo te pagan")
    .max(6, "Un cobro puede tener hasta 6 formas de pago"),
  tip: pesos("La propina").default(0),
  note: optionalText(500, "La nota"),
});
export type NewCharge = z.infer<typeof NewCharge>;

export const ChargeEdit = z.object({
  /** Invoiced singly: the global invoice of its day leaves it out. */
  isInvoiced: z.boolean("Di si ya se facturó"),
  updatedAt: UpdatedAt,
});

export const NewRefund = z.object({
  amount: amount("Lo que devuelves"),
  paymentMethod: Method,
  /** The client owes it again: it was charged by mistake. Otherwise the debt is forgiven. */
  owesAgain: z.boolean("Di si se debe de nuevo").default(false),
  reason: optionalText(500, "El motivo"),
});
export type NewRefund = z.infer<typeof NewRefund>;

const SubjectIds = {
  appointmentId: Id.nullable(),
  orderId: Id.nullable(),
  enrollmentId: Id.nullable(),
  packagePurchaseId: Id.nullable(),
};

/** What is due for one thing; pesos. */
export const Due = z.object({
  ...SubjectIds,
  title: z.string(),
  clientId: Id.nullable(),
  clientName: z.string(),
  branchId: Id.nullable(),
  /** Null: no price is known, the desk says it. */
  price: z.number().nullable(),
  discount: z.number(),
  paid: z.number(),
  owed: z.number().nullable(),
  /** Read out of a price that is only a text, for the desk to confirm. */
  suggested: z.number().nullable(),
  /** Why it takes no payment; empty where it does. */
  refusal: z.string(),
});
export type Due = z.infer<typeof Due>;

export const DueQuery = z
  .object({
    businessId: BusinessId,
    appointmentId: Id.optional(),
    orderId: Id.optional(),
    enrollmentId: Id.optional(),
    packagePurchaseId: Id.optional(),
    /** All appointments of this day that a client pays for, each by the day of its branch. */
    day: day("El día", { first: 2000, last: 2100 }).optional(),
  })
  .refine((given) => given.day !== undefined || isOne(given), { path: ["appointmentId"], error: ONE_OF })
  .refine((given) => given.day === undefined || SUBJECTS.every((name) => !given[name]), {
    path: ["day"],
    error: "Pide lo que se debe de un día o de una sola cosa, no de ambos",
  });
/** One of them. */
export type DueSubject = { [Subject in (typeof SUBJECTS)[number]]?: string };

export const Charge = z.object({
  _id: Id,
  businessId: Id,
  /** 'Folio': its number within the business. */
  ticket: z.int(),
  branchId: Id,
  branchName: z.string(),
  clientId: Id.nullable(),
  clientName: z.string(),
  lines: z.array(
    z.object({
      ...SubjectIds,
      title: z.string(),
      price: z.number(),
      discount: z.number(),
      paid: z.number(),
      refunded: z.number(),
    }),
  ),
  /** The movements of money, the oldest first. */
  payments: z.array(
    z.object({
      moneyMovementId: Id,
      type: z.enum(MOVEMENT_TYPES),
      paymentMethod: Method,
      amount: z.number(),
      isTip: z.boolean(),
      date: DateTime,
    }),
  ),
  tip: z.number(),
  /** Of the lines and the tip, minus what was given back. */
  total: z.number(),
  refunded: z.number(),
  received: z.number(),
  change: z.number(),
  isInvoiced: z.boolean(),
  note: z.string(),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Charge = z.infer<typeof Charge>;

export const chargeJournal = defineJournal({
  name: "charge",
  table: "charges",
  moment: "created_at",
  summary: "Cobros del negocio o de un contacto, los más nuevos primero",
  access: access.view(PAGE.finanzas),
  row: Charge,
  of: { row: "contacts", rowIn: "clientId" },
  filters: { id: Id.optional(), clientId: Id.optional(), branchId: Id.optional() },
  columns: { id: "id", clientId: "contact_id", branchId: "branch_id" },
  whose: ["businessId", "clientId"],
  limit: 50,
  days: true,
});
