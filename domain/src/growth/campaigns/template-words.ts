// What fills the variables of the template that a campaign carries: words of the business, with variables of the contact.
import { messageTextProblem } from "../../business/contacts/message-text/message-text.ts";
import type { VariableName } from "../../business/contacts/message-text/variables.ts";
import { variablesOf } from "../../conversation/templates/variables.ts";
import { CAMPAIGN_VARIABLES, MOST_OF_CAMPAIGN } from "./resource.ts";

export type TemplateFilling = Readonly<Record<string, string>>;
export type FillingProblem = { path: string; message: string };

/** Its own variables with what was given for them; one with the name of a known variable is that one by default. */
export function fillingOf(body: string, given: TemplateFilling): Record<string, string> {
  return Object.fromEntries(
    variablesOf(body).map((name) => [name, own(given, name) || (isKnown(name) ? `{{${name}}}` : "")]),
  );
}

/** What is wrong with it, by the name of a variable; null when nothing is. */
export function fillingProblem(body: string, given: TemplateFilling): FillingProblem | null {
  const names = variablesOf(body);
  const strange = Object.keys(given).find((name) => !names.includes(name));
  if (strange) return { path: strange, message: `La plantilla no usa {{${strange}}}` };
  for (const [name, words] of Object.entries(fillingOf(body, given))) {
    if (words === "") return { path: name, message: `Falta escribir {{${name}}}` };
    const message = messageTextProblem(words, CAMPAIGN_VARIABLES);
    if (message !== null) return { path: name, message };
  }
  return null;
}

/** The words of the template with the variables of the contact still in them; as long as a message may be. */
export function templateMessage(body: string, filling: TemplateFilling): string {
  const words = body.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => own(filling, name));
  return words.length <= MOST_OF_CAMPAIGN ? words : words.slice(0, MOST_OF_CAMPAIGN).replace(/\{\{?[^}]*\}?$/, "");
}

function own(given: TemplateFilling, name: string): string {
  return Object.hasOwn(given, name) ? (given[name] ?? "").trim() : "";
}

function isKnown(name: string): name is VariableName {
  return (CAMPAIGN_VARIABLES as readonly string[]).includes(name);
}
