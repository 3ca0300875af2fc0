// The balance in pesos of a business that pays by conversion (D-17.17): its movements, and what the team sends.
import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { defineJournal } from "../../../kit/journal/define-journal.ts";
import { amountError, MOST_PESOS } from "../../../kit/resource/pesos.ts";
import { access } from "../../../kit/route.ts";
import { DateTime, Id, text } from "../../../kit/schema.ts";
import { BusinessOfMovement, MovementKey, UNKNOWN_TYPE } from "../schema.ts";

/** `refund`: a purchase that was paid back, as far as its pesos were left. */
export const PESO_MOVEMENT_TYPES = ["recharge", "purchase", "extract", "refund", "conversion"] as const;
export const PesoMovementType = z.enum(PESO_MOVEMENT_TYPES, UNKNOWN_TYPE);
export type PesoMovementType = z.infer<typeof PesoMovementType>;

/** What is charged: the first appointment of a contact, a paid order or enrollment, an event of conversion. */
export const CONVERSION_KINDS = ["appointment", "order", "enrollment", "event"] as const;
export type ConversionKind = (typeof CONVERSION_KINDS)[number];

/** What the team sends to a business, or takes back. */
export const NewPesoMovement = z.object({
  businessId: BusinessOfMovement,
  key: MovementKey,
  type: z.enum(["recharge", "extract"], UNKNOWN_TYPE).default("recharge"),
  /** Pesos, with at most two decimals. */
  amount: z
    .number(amountError("La cantidad"))
    .min(0.01, "La cantidad debe ser mayor a 0")
    .max(MOST_PESOS, "Son demasiados pesos")
    .multipleOf(0.01, "La cantidad lleva hasta dos decimales"),
  note: text(0, 200, "La nota").default(""),
});
export type NewPesoMovement = z.infer<typeof NewPesoMovement>;

export const PesoMovement = z.object({
  _id: Id,
  businessId: Id,
  type: PesoMovementType,
  /** Of a conversion: what it was, and the row, which may be gone. */
  conversion: z.enum(CONVERSION_KINDS).nullable(),
  referenceId: Id.nullable(),
  /** Pesos, never negative: the type gives the direction. */
  amount: z.number(),
  /** A conversion that the balance could not pay: its amount is 0, and it is never charged later. */
  isUnpaid: z.boolean(),
  balanceAfterMovement: z.number(),
  note: z.string(),
  createdBy: z.string(),
  date: DateTime,
});
export type PesoMovement = z.infer<typeof PesoMovement>;

export const pesoMovements = defineJournal({
  name: "pesoMovement",
  table: "peso_movements",
  moment: "at",
  summary: "Movimientos del saldo en pesos del negocio, los más nuevos primero",
  access: access.view(PAGE.creditos),
  row: PesoMovement,
  filters: { type: PesoMovementType.optional() },
  columns: { type: "type" },
  whose: ["businessId"],
  limit: 100,
});
