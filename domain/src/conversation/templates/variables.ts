// The variables that a text to a contact may hold, named alike everywhere (D-11.4), and which of them are known for what
// a template is used for.
import type { TemplatePurpose } from "./purpose.ts";

export const VARIABLES = {
  nombre: { label: "Nombre del contacto", example: "Ana" },
  nombre_whatsapp: { label: "Nombre en WhatsApp", example: "Anita" },
  negocio: { label: "Nombre del negocio", example: "Salón Aurora" },
  asistente: { label: "Nombre del asistente", example: "Sofía" },
  fecha: { label: "Fecha de la cita", example: "viernes 21 de noviembre" },
  hora: { label: "Hora de la cita", example: "5:00 p. m." },
  servicio: { label: "Servicio", example: "Corte de cabello" },
  sucursal: { label: "Sucursal", example: "Centro" },
  especialista: { label: "Especialista", example: "Marta" },
  mensaje: { label: "Texto del mensaje", example: "Tenemos lugar esta semana." },
} as const;
export type VariableName = keyof typeof VARIABLES;

const PEOPLE = ["nombre", "nombre_whatsapp", "negocio", "asistente"] as const;
const APPOINTMENT = [...PEOPLE, "fecha", "hora", "servicio", "sucursal", "especialista"] as const;

export const KNOWN_VARIABLES: Readonly<Record<TemplatePurpose, readonly VariableName[]>> = {
  appointment_scheduled: APPOINTMENT,
  appointment_moved: APPOINTMENT,
  appointment_cancelled: APPOINTMENT,
  appointment_reminder: APPOINTMENT,
  appointment_confirmation: APPOINTMENT,
  specialist_notice: [...APPOINTMENT, "mensaje"],
  general: [...PEOPLE, "mensaje"],
};

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Names or numbers of the variables of a text, each once, in their order. */
export function variablesOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name))];
}

/** The text with its variables replaced; one without a value becomes nothing. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_all, name: string) => valueFor(values, name));
}

/** What Meta takes in the place of a variable: one line, without long gaps. '' when there is no such value. */
export function valueFor(values: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
  return value.replace(/\s+/g, " ").trim();
}
