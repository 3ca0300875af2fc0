// Upsells: offers that are sent some time before or after an appointment (contract/growth#upsells).
import * as z from "zod";
import { messageText } from "../../business/contacts/message-text/message-text.ts";
import { APPOINTMENT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { relation } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { REQUIRED } from "../../kit/schema.ts";
import { DELAY_DIRECTIONS, DELAY_REFERENCES, TIME_UNITS, WHEN_TO_SEND } from "./timing.ts";

export const MOST_OF_UPSELL = 1000;
export const UPSELL_VARIABLES = [
  ...APPOINTMENT_VARIABLES.filter((name) => name !== "pago" && name !== "codigo"),
  "asistente",
] as const satisfies readonly string[];

export const upsells = defineResource({
  name: "upsell",
  table: "upsells",
  noun: { one: "upsell", many: "upsells", gender: "m" },
  page: PAGE.upsells,
  fields: {
    message: messageText({ min: 1, max: MOST_OF_UPSELL }, UPSELL_VARIABLES, "El mensaje"),
    delay: z.number(REQUIRED).int("El tiempo debe ser un número entero").min(1, "El tiempo debe ser al menos 1"),
    timeUnit: z.enum(TIME_UNITS, "Elige minutos, horas, días o meses"),
    delayReference: z.enum(DELAY_REFERENCES, "Elige desde cuándo se cuenta el tiempo"),
    delayDirection: z.enum(DELAY_DIRECTIONS, "Elige antes o después"),
    resources: relation("resource", "Son demasiados recursos", 10),
    /** Empty: every service. */
    serviceIds: relation("service", "Son demasiados servicios"),
    whenToSend: z.enum(WHEN_TO_SEND, "Elige si se envía siempre o solo después de la última cita"),
  },
  defaults: {
    delay: 1,
    timeUnit: "days",
    delayReference: "scheduled",
    delayDirection: "after",
    resources: [],
    serviceIds: [],
    whenToSend: "lastEvent",
  },
  answer: {
    /**
     * Of its messages: planned, sent, answered within a week, followed by a new appointment within 30 days, and the
     * pesos paid for those appointments; null for people who may not see money.
     */
    figures: z.object({
      planned: z.int(),
      sent: z.int(),
      answered: z.int(),
      booked: z.int(),
      income: z.number().nullable(),
    }),
    /** Why it sends nothing as things are, in Spanish, such as an archived file that it names; empty for nothing. */
    trouble: z.string(),
  },
  sorts: ["createdAt", "delay"],
  filters: ["timeUnit"],
  searched: ["message"],
  limit: { name: "upsells", usual: 10 },
  example: ({ mark, idOf }) => ({
    message: `Tenemos algo para ti: ${mark}`,
    delay: 2,
    timeUnit: "days" as const,
    whenToSend: "always" as const,
    serviceIds: [idOf("service")],
    resources: [idOf("resource")],
  }),
});

export type Upsell = z.output<typeof upsells.Row>;
export type NewUpsell = z.output<typeof upsells.New>;

/** Made, edited, archived or deleted: what it planned is planned again. `beyond`: the last contact or appointment. */
export const UpsellChanged = event<{ upsellId: string; stage: "planned" | "coming"; beyond: string | null }>(
  "upsell-changed",
  "Upsell modificado",
);
