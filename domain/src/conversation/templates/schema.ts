// Templates: texts that WhatsApp approved and that a business may send at any time (D-8.6).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { BusinessId, DateTime, Id, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { TEMPLATE_PURPOSES } from "./purpose.ts";
import { templateIssues } from "./template-rules.ts";

export const TemplatePurpose = z.enum(TEMPLATE_PURPOSES, "El uso de la plantilla no es uno de los conocidos");
export type TemplatePurpose = z.infer<typeof TemplatePurpose>;

export const TEMPLATE_CATEGORIES = ["UTILITY", "MARKETING", "AUTHENTICATION"] as const;
export const TemplateCategory = z.enum(TEMPLATE_CATEGORIES);
export type TemplateCategory = z.infer<typeof TemplateCategory>;

export const TEMPLATE_STATUSES = ["PENDING", "APPROVED", "REJECTED", "PAUSED", "DISABLED"] as const;
export const TemplateStatus = z.enum(TEMPLATE_STATUSES);
export type TemplateStatus = z.infer<typeof TemplateStatus>;

export const TEMPLATE_QUALITIES = ["GREEN", "YELLOW", "RED", "UNKNOWN"] as const;

export const Template = z.object({
  _id: Id,
  businessId: Id,
  /** Its WhatsApp account. */
  wabaId: z.string(),
  name: z.string(),
  language: z.string(),
  category: TemplateCategory,
  /** Null: only people use it. */
  purpose: TemplatePurpose.nullable(),
  header: z.string(),
  body: z.string(),
  footer: z.string(),
  buttons: z.array(z.object({ type: z.string(), text: z.string() })),
  /** Names or numbers of the body's variables, in their order. */
  variables: z.array(z.string()),
  /** Whether it needs nothing but words for its variables: one with a picture in its header is not sent from here. */
  isSendable: z.boolean(),
  status: TemplateStatus,
  /** Why it is not approved, in words for the owner; empty otherwise. */
  reason: z.string(),
  quality: z.enum(TEMPLATE_QUALITIES),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Template = z.infer<typeof Template>;

export const TemplateAccount = z.object({
  wabaId: z.string(),
  /** When its templates were last read; null before. */
  readAt: DateTime.nullable(),
  /** Why they could not be read; empty otherwise. */
  reason: z.string(),
});
export type TemplateAccount = z.infer<typeof TemplateAccount>;

/** What a form says before it is saved, when its messages cannot leave as things are. */
export const PromotionReach = z.object({
  /** Spanish; empty when an approved template carries them. */
  reason: z.string(),
  /** What is missing; null when nothing is. */
  missing: z.enum(["channel", "template"]).nullable(),
});
export type PromotionReach = z.infer<typeof PromotionReach>;

export const MOST_OF_BODY = 1024;
export const MOST_OF_FOOTER = 60;
const MOST_OF_VALUE = 600;

/** Values of variables by their names, as a person typed them. */
export const VariableValues = z.record(
  z.string().regex(/^\w{1,60}$/, "El nombre de la variable no es válido"),
  text(0, MOST_OF_VALUE, "El valor"),
);

export const NewTemplate = z
  .object({
    businessId: BusinessId,
    name: text(1, 512, "El nombre").regex(/^[a-z0-9_]*$/, "Usa solo minúsculas sin acentos, números y guiones bajos"),
    language: z.enum(["es_MX", "es", "es_ES", "en_US"], "El idioma no es uno de los conocidos").default("es_MX"),
    category: z.enum(["UTILITY", "MARKETING"], "La categoría debe ser UTILITY o MARKETING").default("UTILITY"),
    purpose: TemplatePurpose,
    body: text(1, MOST_OF_BODY, "El texto"),
    footer: optionalText(MOST_OF_FOOTER, "El pie").default(""),
    /** Titles of quick replies. */
    buttons: z
      .array(text(1, 20, "El botón"), REQUIRED)
      .max(3, "Una plantilla lleva máximo 3 botones")
      .refine((titles) => new Set(titles).size === titles.length, "Los botones deben ser distintos")
      .default([]),
    /** The example values for Meta's reviewers; our defaults where none is given. */
    examples: VariableValues.default({}),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of templateIssues(value)) issues.push({ code: "custom", input: value, path, message });
  });
export type NewTemplate = z.infer<typeof NewTemplate>;

export const SendTemplate = z.object({
  businessId: Id,
  clientId: reference("client"),
  templateId: reference("template"),
  variables: VariableValues.default({}),
  /** Chosen by the client: the same key again is the same message. */
  clientKey: z.uuid("La clave del mensaje no es válida").optional(),
});
export type SendTemplate = z.infer<typeof SendTemplate>;

/** The templates of an account must be read again: at the planned instant, or now for a reason (`at` null). */
export const TemplatesDue = event<{ wabaId: string; at: number | null }>("templates-due");
