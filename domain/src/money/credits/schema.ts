// Credits: the price of a language model's answers, and the ledger of them (D-12.2).

import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { access } from "../../kit/route.ts";
import { DateTime, dateTime, day, Id, NO_BUSINESS, paging, REQUIRED, TimeCursor } from "../../kit/schema.ts";
import { MOST_CREDITS } from "./amount.ts";

export const CreditModel = z.enum(["gpt_model", "reasoning_model"]);
export type CreditModel = z.infer<typeof CreditModel>;
export const CreditType = z.enum(["gpt", "reasoning"], "El tipo de crédito debe ser gpt o reasoning");
export type CreditType = z.infer<typeof CreditType>;

export const UNKNOWN_TYPE = "El tipo de movimiento no es uno de los conocidos";

/** The entries of a business: `transfer` and `business_extract` are those with its partner. */
export const MOVEMENT_TYPES = [
  "recharge",
  "transfer",
  "consume",
  "extract",
  "business_extract",
  "expire",
  "tolerance",
] as const;
export const MovementType = z.enum(MOVEMENT_TYPES, UNKNOWN_TYPE);
export type MovementType = z.infer<typeof MovementType>;

const RENEWALS = ["none", "15days", "1month", "1year"] as const;

const PRIORITY_RANGE = "La prioridad es un número entero de 0 a 9";
const TOO_PRECISE = "El total lleva hasta dos decimales";

export const BusinessOfMovement = z.uuid({
  error: ({ input }) => (input ? "El identificador no es válido" : NO_BUSINESS),
});

/** Chosen by the client: the same key again is the same movement. */
export const MovementKey = z.uuid("La clave del movimiento no es válida").optional();

const MovementFields = z.object({
  businessId: BusinessOfMovement,
  key: MovementKey,
  type: z.enum(["recharge", "extract"], UNKNOWN_TYPE).default("recharge"),
  creditType: CreditType.default("gpt"),
  amount: z
    .number(REQUIRED)
    .int("Los créditos se envían enteros")
    .min(1, "La cantidad debe ser mayor a 0")
    .max(MOST_CREDITS, "Son demasiados créditos"),
  /** Pesos; 0 is a gift, and must be explicit. The price of a credit follows from it. */
  totalPrice: z
    .number(REQUIRED)
    .min(0, "El total de la venta no puede ser negativo")
    .max(100_000_000, "El total es demasiado alto")
    .multipleOf(0.01, TOO_PRECISE),
  /** As the documents' screens send it: only compared with the total. */
  pricePerCredit: z.number("El precio por crédito no es válido").min(0).nullish(),
  /** When it was sent; left out: now. */
  date: dateTime("La fecha", { first: 2020, last: 2100 }).nullish(),
  renewalDuration: z.enum(RENEWALS, "La renovación no es una de las conocidas").default("none"),
  /** The renewal counts from today; otherwise it is added to the remaining time. */
  resetDate: z.boolean("Di si la renovación empieza hoy").default(false),
  /** What is left of them at this time leaves the balance; left out or null: they stay. */
  expiresAt: dateTime("La caducidad", { first: 2020, last: 2100 }).nullish(),
  /** The lower is used first; left out: 5. */
  priority: z
    .number("La prioridad no es válida")
    .int(PRIORITY_RANGE)
    .min(0, PRIORITY_RANGE)
    .max(9, PRIORITY_RANGE)
    .optional(),
});

/** What the team sends to a business, or takes back. */
export const NewCreditMovement = MovementFields;
export type NewCreditMovement = z.infer<typeof NewCreditMovement>;

/** 'Sin fee' are credits that were paid before, 'Con fee' those that the subscription charges (D-12.3). */
export const CreditPot = z.enum(["prepay", "sold"], "Elige de qué saldo: Sin fee o Con fee");
export type CreditPot = z.infer<typeof CreditPot>;

/** The entries of a partner's pots; `partner_extract` is what a refund took back. */
export const POT_MOVEMENT_TYPES = [
  "partner_recharge",
  "partner_transfer",
  "business_extract",
  "partner_extract",
] as const;
export const PotMovementType = z.enum(POT_MOVEMENT_TYPES, UNKNOWN_TYPE);
export type PotMovementType = z.infer<typeof PotMovementType>;

const SENT_TYPES = [
  "recharge",
  "transfer",
  "extract",
  "partner_recharge",
  "partner_transfer",
  "business_extract",
] as const;

/** A movement of the team, or of a partner's pots, where a partner is named. */
export const CreditMovementBody = MovementFields.extend({
  /** Null: the movement is of the partner alone. */
  businessId: BusinessOfMovement.nullish(),
  partnerId: z.uuid("El identificador no es válido").nullish(),
  /** With a partner, `recharge` is a transfer, and `extract` gives back to the pot. */
  type: z.enum(SENT_TYPES, UNKNOWN_TYPE).default("recharge"),
  creditSource: CreditPot.nullish(),
});
export type CreditMovementBody = z.infer<typeof CreditMovementBody>;

/** The form: `from` is the team, or a pot of the partner of the business. What is taken back has no sale. */
export const CreditSend = z.preprocess(
  (values) => (isExtraction(values) ? { ...values, totalPrice: 0 } : values),
  MovementFields.omit({ expiresAt: true, priority: true }).extend({
    from: z.enum(["team", ...CreditPot.options]),
    /** They are good until its end. */
    expiresOn: day("La caducidad").nullish(),
  }),
);
export type CreditSend = z.infer<typeof CreditSend>;

function isExtraction(values: unknown): values is object {
  return typeof values === "object" && values !== null && "type" in values && values.type === "extract";
}

/** The form: the team recharges a pot of a partner. */
export const PotRecharge = MovementFields.pick({ key: true, amount: true, totalPrice: true }).extend({
  creditSource: CreditPot,
});
export type PotRecharge = z.infer<typeof PotRecharge>;

/** The details of an answer in its movement. */
const Answer = z.object({
  assistantName: z.string(),
  /** Null for a rehearsal, which was not sent. */
  clientId: Id.nullable(),
  messageId: Id.nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});

export const CreditMovement = z.object({
  _id: Id,
  businessId: Id,
  /** The partner that sent it, or took it back. */
  partnerId: Id.nullable(),
  type: MovementType,
  model: CreditModel,
  creditType: CreditType,
  /** In the mode `conversion`: the tolerance, no credits. With a partner: its pot. */
  creditSource: z.enum(["credits", "tolerance", ...CreditPot.options]),
  /** Credits, never negative: the type gives the direction. */
  amount: z.number(),
  balanceAfterMovement: z.number(),
  /** Pesos. */
  totalPrice: z.number(),
  pricePerCredit: z.number(),
  renewalDuration: z.enum(RENEWALS),
  resetDate: z.boolean(),
  /** Of credits that came with an expiry, and of those that have expired. */
  expiresAt: DateTime.nullable(),
  answer: Answer.nullable(),
  createdBy: z.string(),
  date: DateTime,
  createdAt: DateTime,
});
export type CreditMovement = z.infer<typeof CreditMovement>;

/** A movement of a partner's pot; its balance is that of the pot. */
export const PotMovement = CreditMovement.omit({ model: true, answer: true, expiresAt: true }).extend({
  /** Null: of the partner alone. */
  businessId: Id.nullable(),
  /** Empty for a business that is gone. */
  businessName: z.string(),
  partnerId: Id,
  type: PotMovementType,
  creditSource: CreditPot,
});
export type PotMovement = z.infer<typeof PotMovement>;

export const PotMovementQuery = z.object({
  /** Left out: the caller's own partner; all of them for the team. */
  partnerId: Id.optional(),
  businessId: Id.optional(),
  type: PotMovementType.optional(),
  creditSource: CreditPot.optional(),
  from: dateTime("La fecha de inicio").optional(),
  to: dateTime("La fecha de fin").optional(),
  limit: paging(50, 200).limit,
  after: TimeCursor.optional(),
});

/** Whether Google Calendar still reports changes after a renewal. */
export const ChannelRenewal = z.object({ success: z.boolean(), message: z.string() });
export type ChannelRenewal = z.infer<typeof ChannelRenewal>;

export const SentCredits = z.union([
  CreditMovement.extend({ channelRenewalStatus: ChannelRenewal }),
  PotMovement.extend({ channelRenewalStatus: ChannelRenewal }),
]);

export const creditMovements = defineJournal({
  name: "creditMovement",
  table: "credit_transfers",
  moment: "at",
  summary: "Movimientos de créditos del negocio, los más nuevos primero",
  access: access.view(PAGE.creditos),
  row: CreditMovement,
  filters: { type: MovementType.optional(), creditType: CreditType.optional() },
  // both are read differently: the ledger has causes and models
  columns: {},
  whose: ["businessId"],
  limit: 100,
});

const Left = z.object({ max: z.int(), left: z.number() });

export const CreditBalance = z.object({
  /** What pays for answers: credits, or in the mode `conversion` the remaining tolerance. */
  gptModel: z.number(),
  reasoningModel: z.number(),
  /** For how many days they last at the pace of the last 14 days; null without any use, and in the mode `conversion`. */
  daysLeft: z.object({ gptModel: z.int().nullable(), reasoningModel: z.int().nullable() }),
  paymentMode: z.enum(["credits", "conversion"]),
  /** 'Nivel de tu negocio', which decides the price. */
  paymentLevel: z.int(),
  pricePerConversion: z.number(),
  /** What pays for conversions. */
  balanceMXN: z.number(),
  /** Null in the mode `credits`. */
  tolerance: z.object({ gptModel: Left, reasoningModel: Left }).nullable(),
  /** Credits with an expiry of which some are left, what expires first first; those held for answers count. */
  expiring: z.array(
    z.object({ creditType: CreditType, isGift: z.boolean(), credits: z.number(), expiresAt: DateTime }),
  ),
  lowCreditThreshold: z.int(),
  creditNotificationInterval: z.int(),
  /** Models in use by active assistants with a balance at the threshold or below. */
  low: z.array(CreditModel),
});
export type CreditBalance = z.infer<typeof CreditBalance>;

const LEAST = "El umbral mínimo es 1 crédito";
const MOST = "El umbral máximo es 1000 créditos";
const HOURS_LEAST = "El intervalo mínimo es 1 hora";
const HOURS_MOST = "El intervalo máximo es 168 horas";

export const CreditSettings = z.object({
  lowCreditThreshold: z.number(REQUIRED).int("El umbral es un número entero de créditos").min(1, LEAST).max(1000, MOST),
  creditNotificationInterval: z
    .number(REQUIRED)
    .int("El intervalo es un número entero de horas")
    .min(1, HOURS_LEAST)
    .max(168, HOURS_MOST),
});
export type CreditSettings = z.infer<typeof CreditSettings>;

/** The documents' screens name the fields with dots; nested ones are accepted as well. */
export const CreditSettingsBody = z.preprocess(nested, z.object({ counters: CreditSettings }));

function nested(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const flat = Object.entries(body).filter(([name]) => name.startsWith("counters."));
  if (flat.length === 0) return body;
  const inner = (body as { counters?: unknown }).counters;
  const counters = Object.fromEntries(flat.map(([name, value]) => [name.slice("counters.".length), value]));
  return { counters: { ...(typeof inner === "object" ? inner : {}), ...counters } };
}

/** Few credits of this model are left: the owner gets a message. */
export const CreditsLow = event<{ model: CreditModel }>("credits-low");
/** A hold for an answer may be forgotten: its owner says what happened to it. */
export const ReservationOverdue = event<{ key: string }>("credit-reservation-overdue");
/** Credits of the business expire at this time. */
export const CreditsExpiring = event<Record<string, never>>("credits-expiring");
/** The balances of the business must be compared with its transfers. */
export const BalancesDue = event<Record<string, never>>("credit-balances-due");
