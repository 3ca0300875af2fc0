// Assistants: who answers the customers, in which words, with which abilities (contract/assistants#fields).
import * as z from "zod";
import { fileAddress } from "../../ground/files/schema.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { Capabilities, CapabilityFields, NewCapabilities } from "./capabilities/schema.ts";
import { quotableProblem } from "./speech/quotable.ts";
import { TEMPERATURES } from "./temperature.ts";

export const PERSONALITIES = [
  "Profesional",
  "Amable",
  "Calida",
  "Empatica",
  "Persuasiva",
  "Entusiasta",
  "Directa",
  "Paciente",
] as const;

export const AssistantChannel = z.enum(["WhatsApp", "Instagram", "Facebook"], "El canal no es válido");
export type AssistantChannel = z.infer<typeof AssistantChannel>;

export const CorrespondTo = z.enum(
  ["leads_and_clients", "leads", "clients", "business", "test_numbers"],
  "El público no es válido",
);
export type CorrespondTo = z.infer<typeof CorrespondTo>;

export const Engine = z.enum(["integrado", "proveedor"]);
export type Engine = z.infer<typeof Engine>;

const Instructions = z.object(
  {
    greeting: text(10, 7000, "El saludo"),
    preSale: text(10, 5000, "El texto de antes de la venta"),
    postSale: text(10, 7000, "El texto de después de la venta"),
    /** Paragraphs that the assistant may quote to customers. Left out: unchanged. */
    quotable: text(0, 20_000, "El texto que se puede citar")
      .check(({ value, issues }) => {
        const message = quotableProblem(value);
        if (message !== null) issues.push({ code: "custom", message, input: value });
      })
      .optional(),
  },
  REQUIRED,
);

/**
 * The fields of an edit; a field that is left out stays as it is (D-15.2). The owner cannot set `price` or credits.
 */
export const AssistantFields = z.object({
  name: text(2, 30, "El nombre"),
  mode: z.enum(["production", "testing"], "El modo debe ser producción o pruebas"),
  type: z.enum(["new", "business", "client"], "El tipo de asistente no es válido"),
  model: z.enum(["gpt_model", "reasoning_model"], "El modelo no es válido"),
  temperature: z
    .number("La temperatura debe ser un número")
    .min(0.01, "La temperatura debe ser al menos 0.01")
    .max(1, "La temperatura puede ser de hasta 1")
    .refine((value) => TEMPERATURES.includes(value), "La temperatura es 0.01 o va de 0.1 en 0.1 hasta 1"),
  reasoningEffort: z.enum(["low", "medium", "high"], "El esfuerzo de razonamiento no es válido"),
  goal: text(10, 200, "El objetivo"),
  image: fileAddress(optionalText(500, "La imagen")),
  /** A comma list. */
  personality: text(2, 200, "La personalidad"),
  instructions: Instructions,
  branchId: reference("branch").nullable(),
  isWorking: z.boolean("Di si el asistente está activo"),
  color: text(1, 50, "El avatar"),
  channel: z.array(AssistantChannel).max(3, "Hay tres canales").transform(withoutRepeats),
  respondTo: z.literal("messages", "Por ahora el asistente solo responde mensajes"),
  correspondTo: CorrespondTo,
  funnelId: reference("funnel").nullable(),
  /** The sources of the customers that it serves; empty means all customers. */
  trafficSources: z.array(reference("trafficSource")).max(50, "Puedes elegir hasta 50 fuentes de tráfico"),
  capabilities: CapabilityFields.partial(),
});

const { shape } = AssistantFields;
export const NewAssistant = AssistantFields.extend({
  businessId: Id,
  mode: shape.mode.default("production"),
  type: shape.type.default("new"),
  model: shape.model.default("gpt_model"),
  temperature: shape.temperature.default(0.5),
  reasoningEffort: shape.reasoningEffort.default("low"),
  image: shape.image,
  personality: shape.personality.default("Amable y profesional"),
  /** Left out: written from the names of the business and the branch. */
  instructions: Instructions.optional(),
  branchId: shape.branchId.default(null),
  /** Left out: on where there are credits for it. */
  isWorking: shape.isWorking.optional(),
  color: shape.color.default("chica_white"),
  channel: shape.channel.default(["WhatsApp"]),
  respondTo: shape.respondTo.default("messages"),
  correspondTo: shape.correspondTo.default("leads_and_clients"),
  funnelId: shape.funnelId.default(null),
  trafficSources: shape.trafficSources.default([]),
  /** `createOrders` left out: on where the business sells products. */
  capabilities: NewCapabilities.extend({ createOrders: CapabilityFields.shape.createOrders.optional() }).prefault({}),
});
export type NewAssistant = z.infer<typeof NewAssistant>;

export const AssistantEdit = AssistantFields.partial().extend({ updatedAt: UpdatedAt });
export type AssistantEdit = z.infer<typeof AssistantEdit>;

export const Assistant = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  mode: shape.mode,
  type: shape.type,
  model: shape.model,
  temperature: z.number(),
  reasoningEffort: shape.reasoningEffort,
  goal: z.string(),
  image: z.string(),
  personality: z.string(),
  instructions: z.object({ greeting: z.string(), preSale: z.string(), postSale: z.string(), quotable: z.string() }),
  branchId: Id.nullable(),
  isWorking: z.boolean(),
  color: z.string(),
  channel: z.array(AssistantChannel),
  respondTo: z.string(),
  correspondTo: CorrespondTo,
  funnelId: Id.nullable(),
  trafficSources: z.array(Id),
  price: z.number(),
  capabilities: Capabilities,
  /** Which engine would answer now, and the price of one answer: the built-in one is free (D-9.6). */
  engine: Engine,
  creditsPerAnswer: z.number(),
  /**
   * Whether the installation has a language model, which reads audio and pictures also for the people of the business.
   */
  hasModel: z.boolean(),
  /** False: its engine costs credits, and the business has none for this model. It stays silent (D-9.5). */
  hasCredits: z.boolean(),
  /** False: none of its channels is connected, so no one can write to it. */
  isReachable: z.boolean(),
  /**
   * What it did today in the zone of the business: conversations, appointments, and conversations given to a person.
   */
  today: z.object({ answered: z.int(), booked: z.int(), handedOver: z.int() }),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Assistant = z.infer<typeof Assistant>;

/** The contact of this thread may have waited long enough for an answer (D-8.3). */
export const answerDue = event<{ threadId: string }>("answer-due");
/** The assistants' plans for appointments changed: those after the one with this id are planned again. */
export const DutiesChanged = event<{ beyond: string | null }>("duties-changed");
/**
 * The hour has come at which an assistant posts a day's free hours: to the conversations after the one with this id.
 */
export const FreeSlotsDue = event<{ assistantId: string; at: number; beyond?: string }>("free-slots-due");
/** The free hours are due in this conversation, if they still apply. */
export const FreeSlotsWanted = event<{ assistantId: string; at: number; threadId: string }>("free-slots-wanted");

function withoutRepeats(channels: AssistantChannel[]): AssistantChannel[] {
  return [...new Set(channels)];
}
