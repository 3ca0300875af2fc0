// Commissions and tips of specialists: rules, the statement of a period, and payouts (contract/money#commissions).
import * as z from "zod";
import { daysIn } from "../../kit/figures/period.ts";
import { reference } from "../../kit/reference.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { BusinessId, BusinessQuery, DateTime, Day, day, Id, text } from "../../kit/schema.ts";
import { PAYMENT_METHODS } from "../../money/finance/payment-method.ts";

export const NO_PAYOUT = "No se encontró el pago de comisiones";
export const ALREADY_UNDONE = "Este pago ya se deshizo";
export const NOTHING_OWED = "No hay nada por pagar en este periodo";
export const STATEMENT_CHANGED = "El estado de cuenta cambió. Revisa el total y vuelve a pagar.";
const MOST_DAYS = 366;
const YEARS = { first: 2000, last: 2100 };

const Percent = z
  .number("La comisión debe ser un porcentaje")
  .min(0, "La comisión no puede ser menor a 0 %")
  .max(100, "La comisión no puede ser mayor a 100 %")
  .multipleOf(0.01, "La comisión lleva hasta dos decimales");

/** Pesos for each appointment that is paid. */
const Fixed = z
  .number("La comisión debe ser un monto en pesos")
  .min(0, "La comisión no puede ser negativa")
  .max(999_999, "La comisión puede ser de hasta $999,999")
  .multipleOf(0.01, "La comisión lleva hasta dos decimales");

const BOTH = "La comisión es un porcentaje o un monto en pesos, no ambos";

const OwnRule = z
  .object({ serviceId: reference("service"), percent: Percent.nullish(), fixed: Fixed.nullish() })
  .superRefine(({ percent, fixed }, { addIssue }) => {
    const given = [percent, fixed].filter((one) => one !== null && one !== undefined).length;
    if (given === 0) addIssue({ code: "custom", path: ["percent"], message: "Indica la comisión" });
    if (given === 2) addIssue({ code: "custom", path: ["fixed"], message: BOTH });
  });

const CommissionRule = z.object({
  specialistId: Id,
  /** Null: the services without a rule of their own. */
  serviceId: Id.nullable(),
  /** Null: it is fixed. */
  percent: z.number().nullable(),
  /** Pesos for each appointment that is paid; null: it is a percentage. */
  fixed: z.number().nullable(),
});

export const CommissionRules = z.object({
  rules: z.array(CommissionRule),
  specialists: z.array(z.object({ _id: Id, name: z.string() })),
  services: z.array(z.object({ _id: Id, name: z.string() })),
});
export type CommissionRules = z.infer<typeof CommissionRules>;

export const SpecialistRules = z
  .object({
    businessId: Id,
    specialistId: reference("specialist"),
    /** For the services without a rule of their own; null: none. */
    usual: Percent.nullable(),
    /** The same in pesos for each appointment; at most one of both is given. */
    usualFixed: Fixed.nullable().default(null),
    own: z
      .array(OwnRule, "Las comisiones deben ser una lista")
      .max(500, "Son demasiados servicios")
      .refine(
        (own) => new Set(own.map(({ serviceId }) => serviceId.toLowerCase())).size === own.length,
        "Cada servicio lleva una sola comisión",
      ),
  })
  .refine(({ usual, usualFixed }) => usual === null || usualFixed === null, { path: ["usualFixed"], error: BOTH });

const days = { from: day("La fecha inicial", YEARS), to: day("La fecha final", YEARS) };

export const StatementQuery = BusinessQuery.extend({
  ...days,
  /** With the lines of this specialist. */
  specialistId: Id.optional(),
}).check(checkDays);

export const EarningLine = z.object({
  movementId: Id.nullable(),
  earnedAt: DateTime,
  isTip: z.boolean(),
  /** Of a session of a package: `movementId` is null, `base` its part of the price. */
  isSession: z.boolean(),
  clientName: z.string(),
  serviceName: z.string(),
  /** Pesos that the client paid; less than zero: a refund. */
  base: z.number(),
  /** 0 where the commission is fixed. */
  percent: z.number(),
  /** Pesos for the appointment; null: a percentage. */
  fixed: z.number().nullable(),
  /** Pesos. */
  amount: z.number(),
  /** Null: it is owed. */
  payoutId: Id.nullable(),
});
export type EarningLine = z.infer<typeof EarningLine>;

/** Pesos. */
const sums = { base: z.number(), commission: z.number(), tips: z.number(), paid: z.number(), owed: z.number() };

export const Payout = z.object({
  _id: Id,
  specialistId: Id,
  from: Day,
  to: Day,
  commission: z.number(),
  tips: z.number(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  movementId: Id.nullable(),
  paidAt: DateTime,
  paidBy: z.string(),
  undoneAt: DateTime.nullable(),
  undoneBy: z.string(),
  undoneReason: z.string(),
});
export type Payout = z.infer<typeof Payout>;

export const Statement = z.object({
  from: Day,
  to: Day,
  specialists: z.array(z.object({ specialistId: Id, name: z.string(), ...sums })),
  totals: z.object(sums),
  /** Of the specialist of the query; without one, empty. */
  lines: z.array(EarningLine),
  /** Of that specialist, whose days meet the period. */
  payouts: z.array(Payout),
});
export type Statement = z.infer<typeof Statement>;

export const NewPayout = z
  .object({
    businessId: BusinessId,
    specialistId: reference("specialist"),
    ...days,
    paymentMethod: z.enum(PAYMENT_METHODS, "El método de pago no es válido"),
    /** What the statement said is owed: another sum now is a 409. */
    total: pesos("El total"),
  })
  .check(checkDays);

export const PayoutUndoing = z.object({ reason: text(3, 500, "El motivo") });
export type PayoutUndoing = z.infer<typeof PayoutUndoing>;

type Days = { value: { from: string; to: string }; issues: z.core.$ZodRawIssue[] };

function checkDays({ value, issues }: Days): void {
  const { from, to } = value;
  if (to < from)
    issues.push({
      code: "custom",
      path: ["to"],
      message: "La fecha final no puede ser antes que la inicial",
      input: value,
    });
  else if (daysIn(value) > MOST_DAYS)
    issues.push({ code: "custom", path: ["to"], message: "El periodo puede ser de hasta un año", input: value });
}
