import { VARIABLES, type VariableName } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/purpose.ts";
import type { TemplateCategory, TemplateStatus } from "@mostrador/domain/conversation/templates/schema.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

/** The words and colour of a template's state. */
export const TEMPLATE_LOOK: Readonly<Record<TemplateStatus, { label: string; tone: Tone; mark: Mark }>> = {
  PENDING: { label: "En revisión", tone: "warning", mark: "clock" },
  APPROVED: { label: "Aprobada", tone: "success", mark: "check" },
  REJECTED: { label: "Rechazada", tone: "error", mark: "cross" },
  PAUSED: { label: "Pausada", tone: "warning", mark: "dash" },
  DISABLED: { label: "Desactivada", tone: "neutral", mark: "dash" },
};

export const PURPOSE_LABELS: Readonly<Record<TemplatePurpose, string>> = {
  appointment_scheduled: "Cita agendada",
  appointment_moved: "Cita cambiada",
  appointment_cancelled: "Cita cancelada",
  appointment_reminder: "Recordatorio de cita",
  appointment_confirmation: "Confirmación de cita",
  specialist_notice: "Aviso al especialista",
  general: "Mensaje general",
};

export const CATEGORY_LABELS: Readonly<Record<TemplateCategory, string>> = {
  UTILITY: "Servicio",
  MARKETING: "Mercadotecnia",
  AUTHENTICATION: "Autenticación",
};

/** 'Nombre del contacto'; of a numbered variable 'Variable 1'. */
export function variableLabel(name: string): string {
  if (Object.hasOwn(VARIABLES, name)) return VARIABLES[name as VariableName].label;
  return /^\d+$/.test(name) ? `Variable ${name}` : name;
}

/** An example value for each variable, when there is no contact. */
export const EXAMPLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(VARIABLES).map(([name, { example }]) => [name, example]),
);

/** The grid of template cards. */
export const CARDS = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
  alignItems: "start",
} as const;

/** WhatsApp's names are lowercase with underscores: 'cita_agendada' reads 'Cita agendada'. */
export function readableName(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
