// A text to a contact as stored: its variables are known, and it has no other brace (D-11.4).
import { text } from "../../../kit/schema.ts";
import { hasStrayBrace, namesIn } from "./placeholders.ts";
import type { VariableName } from "./variables.ts";

export const STRAY_BRACE = "Revisa las llaves: una variable se escribe {{nombre}}";
const LONGEST_NAME = 40;

/** A field for such a text; `what` and `required` as in `text`. */
export function messageText(
  limits: { min: number; max: number },
  known: readonly VariableName[],
  what?: string,
  required?: string,
) {
  return text(limits.min, limits.max, what, required).check(({ value, issues }) => {
    const message = messageTextProblem(value, known);
    if (message !== null) issues.push({ code: "custom", message, input: value });
  });
}

/** The error in the braces of a text, in Spanish; null when there is none. */
export function messageTextProblem(value: string, known: readonly VariableName[]): string | null {
  if (hasStrayBrace(value)) return STRAY_BRACE;
  const unknown = namesIn(value).find((name) => !(known as readonly string[]).includes(name));
  return unknown === undefined ? null : unknownVariable(unknown, known);
}

export function unknownVariable(name: string, known: readonly VariableName[]): string {
  const usable = known.map((one) => `{{${one}}}`).join(", ");
  return `La variable {{${name.slice(0, LONGEST_NAME)}}} no existe aquí. Puedes usar: ${usable}`;
}
