// Templates: texts that WhatsApp approved beforehand and lets a business send at any time (D-8.6).
import * as z from "zod";

export const TEMPLATE_PURPOSES = [
  "appointment_scheduled",
  "appointment_moved",
  "appointment_cancelled",
  "appointment_reminder",
  "appointment_confirmation",
  "specialist_notice",
  "general",
] as const;
/** What the product uses a template for: it chooses by it. */
export const TemplatePurpose = z.enum(TEMPLATE_PURPOSES, "El uso de la plantilla no es uno de los conocidos");
export type TemplatePurpose = z.infer<typeof TemplatePurpose>;
