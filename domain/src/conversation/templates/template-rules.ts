// Meta's rules for a template's text, and that its variables are known for its purpose (D-11.4): checked on saving,
// before Meta can refuse it.
import { STRAY_BRACE, unknownVariable } from "../../business/contacts/message-text/message-text.ts";
import { VARIABLES, type VariableName } from "../../business/contacts/message-text/variables.ts";
import type { TemplatePurpose } from "./purpose.ts";
import { KNOWN_VARIABLES, valueFor, variablesOf } from "./variables.ts";

export type TemplateIssue = { path: string[]; message: string };

export function templateIssues(template: {
  purpose: TemplatePurpose;
  body: string;
  footer: string;
  examples: Readonly<Record<string, string>>;
}): TemplateIssue[] {
  const { purpose, body, footer, examples } = template;
  const names = variablesOf(body);
  const said = (path: string, message: string): TemplateIssue => ({ path: [path], message });
  const issues: TemplateIssue[] = [];
  const rest = body.replace(/\{\{\s*\w+\s*\}\}/g, "");
  // For Meta only two braces mark a variable.
  if (/[{}]/.test(rest)) issues.push(said("body", STRAY_BRACE));
  const unknown = names.find((name) => !isKnown(purpose, name));
  if (unknown) issues.push(said("body", unknownVariable(unknown, KNOWN_VARIABLES[purpose])));
  if (/^\{\{\s*\w+\s*\}\}|\{\{\s*\w+\s*\}\}$/.test(body.trim())) {
    issues.push(said("body", "El texto no puede empezar ni terminar con una variable"));
  }
  if (/\}\}\s*\{\{/.test(body)) {
    issues.push(said("body", "Escribe algo entre dos variables: WhatsApp no las acepta juntas"));
  }
  if (/\n{3}/.test(body)) issues.push(said("body", "El texto no puede tener más de una línea vacía seguida"));
  if (/[{}]/.test(footer)) issues.push(said("footer", "El pie no lleva variables"));
  for (const name of Object.keys(examples)) {
    if (!names.includes(name)) issues.push({ path: ["examples", name], message: `El texto no usa {{${name}}}` });
    else if (valueFor(examples, name) === "") {
      issues.push({ path: ["examples", name], message: `Falta un ejemplo para {{${name}}}` });
    }
  }
  return issues;
}

/** The example of each variable, in their order: the given one, or else ours. */
export function examplesOf(body: string, given: Readonly<Record<string, string>>): { name: string; example: string }[] {
  return variablesOf(body).map((name) => ({ name, example: valueFor(given, name) || exampleOf(name) }));
}

export function isKnown(purpose: TemplatePurpose, name: string): boolean {
  return (KNOWN_VARIABLES[purpose] as readonly string[]).includes(name);
}

function exampleOf(name: string): string {
  return Object.hasOwn(VARIABLES, name) ? VARIABLES[name as VariableName].example : name;
}
