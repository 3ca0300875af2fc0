// Which variables are known for each purpose of a template, and how its text is filled for Meta.
import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
  type VariableName,
} from "../../business/contacts/message-text/variables.ts";
import type { TemplatePurpose } from "./purpose.ts";

const PEOPLE = [...CONTACT_VARIABLES, "asistente"] as const;
const APPOINTMENT = [...APPOINTMENT_VARIABLES, "asistente"] as const;

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

/** The text as Meta sends it: anything that Meta does not read as a variable stays unchanged. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_all, name: string) => valueFor(values, name));
}

/** A value in the form that Meta accepts: one line, without long gaps or braces. '' when there is no such value. */
export function valueFor(values: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
  return value.replace(/[{}]/g, "").replace(/\s+/g, " ").trim();
}
