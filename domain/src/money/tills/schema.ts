// 'Corte de caja': a till from its opening to its closing, and the draft of the day's global invoice
// (contract/money#tills).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { access } from "../../kit/route.ts";
import { BusinessId, DateTime, Day, day, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { PAYMENT_METHODS } from "../finance/payment-method.ts";

export const NO_TILL = "No se encontró la caja";
export const ALREADY_OPEN = "Ya tienes una caja abierta en esa sucursal. Haz su corte antes de abrir otra.";
export const ALREADY_CLOSED = "Esta caja ya tiene su corte";
export const NOT_CLOSED = "Esta caja está abierta";

const Method = z.enum(PAYMENT_METHODS, "El método de pago no es válido");

export const NewTill = z.object({
  businessId: Id,
  branchId: reference("branch"),
  /** 'Fondo': the cash in the till at its opening. */
  float: pesos("El fondo").default(0),
  note: optionalText(500, "La nota"),
});
export type NewTill = z.infer<typeof NewTill>;

export const TillClosing = z.object({
  /** What was counted, by means of payment; cash is required. */
  counts: z
    .array(z.object({ paymentMethod: Method, counted: pesos("Lo contado") }), REQUIRED)
    .max(PAYMENT_METHODS.length, "Cada forma de pago se cuenta una vez")
    .refine((counts) => counts.some(({ paymentMethod }) => paymentMethod === "cash"), "Cuenta el efectivo")
    .refine(
      (counts) => new Set(counts.map(({ paymentMethod }) => paymentMethod)).size === counts.length,
      "Cada forma de pago se cuenta una vez",
    ),
  note: optionalText(500, "La nota"),
  updatedAt: UpdatedAt,
});
export type TillClosing = z.infer<typeof TillClosing>;

export const TillReopening = z.object({ reason: text(3, 500, "El motivo") });

/** Pesos. */
const MethodSum = z.object({
  paymentMethod: Method,
  in: z.number(),
  out: z.number(),
  /** Of what came in. */
  tips: z.number(),
  /** In minus out, with the float in cash. */
  expected: z.number(),
  /** Null: it was not counted. */
  counted: z.number().nullable(),
});

export const Till = z.object({
  _id: Id,
  businessId: Id,
  branchId: Id,
  branchName: z.string(),
  personName: z.string(),
  /** It counts the movements of the reader's own account. */
  isOwn: z.boolean(),
  float: z.number(),
  sums: z.array(MethodSum),
  tips: z.number(),
  openedAt: DateTime,
  openedBy: z.string(),
  closedAt: DateTime.nullable(),
  closedBy: z.string(),
  /** Counted minus expected cash; null while it is open. */
  difference: z.number().nullable(),
  note: z.string(),
  events: z.array(
    z.object({
      kind: z.enum(["opened", "closed", "reopened"]),
      at: DateTime,
      by: z.string(),
      note: z.string(),
      difference: z.number().nullable(),
    }),
  ),
  updatedAt: DateTime,
});
export type Till = z.infer<typeof Till>;

export const tillJournal = defineJournal({
  name: "till",
  table: "till_shifts",
  moment: "opened_at",
  summary: "Cajas abiertas y cortes, los más nuevos primero",
  access: access.view(PAGE.finanzas),
  row: Till,
  filters: { id: Id.optional(), branchId: Id.optional() },
  columns: { id: "id", branchId: "branch_id" },
  whose: ["businessId"],
  limit: 50,
  days: true,
});

export const GlobalInvoiceQuery = z.object({
  businessId: BusinessId,
  branchId: Id,
  day: day("El día", { first: 2000, last: 2100 }),
});

/** The data of a CFDI 4.0 global invoice of one day; amounts in pesos, with 16 % IVA included. */
export const GlobalInvoice = z.object({
  day: Day,
  branchName: z.string(),
  /** c_Periodicidad '01': daily. */
  periodicity: z.literal("01"),
  months: z.string(),
  year: z.string(),
  receiver: z.object({
    rfc: z.literal("XAXX010101000"),
    name: z.literal("PUBLICO EN GENERAL"),
    taxRegime: z.literal("616"),
    use: z.literal("S01"),
  }),
  /** c_FormaPago of the means that brought most. */
  paymentForm: z.string(),
  lines: z.array(
    z.object({
      /** NoIdentificacion. */
      ticket: z.string(),
      at: DateTime,
      description: z.literal("Venta"),
      productKey: z.literal("01010101"),
      unitKey: z.literal("ACT"),
      paymentForm: z.string(),
      base: z.number(),
      tax: z.number(),
      total: z.number(),
      /** Already off the amounts: given back on later days. */
      returnedLater: z.number(),
    }),
  ),
  /** Left out: they were invoiced singly. */
  invoicedSingly: z.int(),
  /** Already off the sums: what was given back on later days of sales of this day. */
  returnedLater: z.number(),
  /** Given back on this day of sales of earlier days: it is off the drafts of those days. */
  returnedOfEarlier: z.number(),
  /** Given back by hand on this day without a sale that it belongs to: it is off nothing. */
  returnedOfNone: z.number(),
  base: z.number(),
  tax: z.number(),
  total: z.number(),
});
export type GlobalInvoice = z.infer<typeof GlobalInvoice>;
