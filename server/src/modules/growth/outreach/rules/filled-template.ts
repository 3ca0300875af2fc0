// The variables of a rule's template for one contact.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import type { VariableValues } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { RuleTemplate } from "./planned-rule.ts";

/** WhatsApp takes no empty value: a contact without a name is greeted as 'cliente'. */
export function filledTemplate({ id, filling }: RuleTemplate, people: VariableValues) {
  const name = people.nombre || "cliente";
  const known = { ...people, nombre: name, nombre_whatsapp: people.nombre_whatsapp || name };
  const values = Object.entries(filling).map(([variable, words]) => [variable, fillText(words, known)]);
  return { id, variables: Object.fromEntries(values) as Record<string, string> };
}
