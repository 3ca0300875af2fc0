// Campaigns: one message to the contacts of an audience (D-11.5, contract/growth#campaigns).
import * as z from "zod";
import { messageText } from "../../business/contacts/message-text/message-text.ts";
import { CONTACT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import { VariableValues } from "../../conversation/templates/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { relation } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { DateTime, dateTime, REQUIRED, text } from "../../kit/schema.ts";
import { CAMPAIGN_STATUSES } from "./progress.ts";

export const MOST_OF_CAMPAIGN = 1000;
export const MOST_A_MINUTE = 600;
export const CAMPAIGN_VARIABLES = [...CONTACT_VARIABLES, "asistente"] as const;

export const campaigns = defineResource({
  name: "campaign",
  table: "campaigns",
  noun: { one: "campaña", many: "campañas", gender: "f" },
  page: PAGE.campanas,
  fields: {
    name: text(2, 60, "El nombre"),
    audienceId: reference("audience"),
    /** Who answers what contacts write within a week of it; null: the one that usually answers them. */
    assistantId: reference("assistant").nullable(),
    /** Empty in a body where a template carries it; then an answer has the words of that. */
    message: messageText({ min: 0, max: MOST_OF_CAMPAIGN }, CAMPAIGN_VARIABLES, "El mensaje"),
    /** An approved template of WhatsApp that is sent instead of free words; null: none. */
    templateId: reference("template").nullable(),
    /** What fills each of its variables: words, with variables of the contact. */
    templateVariables: VariableValues,
    resources: relation("resource", "Son demasiados recursos", 10),
    /** When it begins once it is started; null: at once. */
    startsAt: dateTime("La fecha de inicio", { first: 2000, last: 2100 }).nullable(),
    /** Messages a minute. */
    pace: z
      .number(REQUIRED)
      .int("El ritmo debe ser un número entero")
      .min(1, "El ritmo debe ser al menos 1 por minuto")
      .max(MOST_A_MINUTE, `El ritmo puede ser hasta ${MOST_A_MINUTE} por minuto`),
  },
  defaults: {
    assistantId: null,
    message: "",
    templateId: null,
    templateVariables: {},
    resources: [],
    startsAt: null,
    pace: 20,
  },
  answer: {
    templateVariables: z.record(z.string(), z.string()),
    status: z.enum(CAMPAIGN_STATUSES),
    /** Why it was paused by itself, in Spanish; empty otherwise. */
    reason: z.string(),
    /** What it names and that is gone or archived, in Spanish: it does not send until that is changed; empty for nothing. */
    trouble: z.string(),
    startedAt: DateTime.nullable(),
    endedAt: DateTime.nullable(),
    /**
     * Of its messages: planned, sent, failed with the channel's reason, withdrawn, charged by the channel, answered
     * within a week, followed by a new appointment within 30 days, and the pesos paid for those appointments; null for
     * people who may not see money.
     */
    figures: z.object({
      planned: z.int(),
      sent: z.int(),
      failed: z.int(),
      withdrawn: z.int(),
      charged: z.int(),
      answered: z.int(),
      booked: z.int(),
      income: z.number().nullable(),
    }),
  },
  sorts: ["createdAt", "name"],
  searched: ["name", "message"],
  /** Of the largest plan: what bills writes a smaller one. */
  limit: { name: "campaigns", usual: 4 },
  example: ({ mark, next, idOf }) => ({
    name: `Campaña ${mark} ${next()}`,
    audienceId: idOf("audience"),
    assistantId: idOf("assistant"),
    message: `Tenemos algo para ti: ${mark}`,
    resources: [idOf("resource")],
    pace: 30,
  }),
});

export type Campaign = z.output<typeof campaigns.Row>;
export type NewCampaign = z.output<typeof campaigns.New>;

/** Plans the next part, or sends what is due. `run`: an event of an earlier start or resume does nothing. */
export const CampaignDue = event<{ campaignId: string; run: number }>("campaign-due");
/**
 * More of its messages than one statement takes are to be withdrawn, with this reason, or to get the words of now where
 * it is null.
 */
export const CampaignRowsLeft = event<{ campaignId: string; reason: string | null }>("campaign-rows-left");
