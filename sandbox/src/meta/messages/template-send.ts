import type { Template, TemplateComponent } from "../../world/templates.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import type { TemplateSend } from "./message-schema.ts";

/** Finds the approved template, checks that its variables are filled as declared, and returns the text. */
export function templateText(world: World, wabaId: string, send: TemplateSend): { text: string; template: Template } {
  const template = world.templates.find(wabaId, send.name, send.language.code);
  if (!template || template.status === "PENDING" || template.status === "REJECTED") {
    throw new GraphError(132001, { details: `template name (${send.name}) does not exist in ${send.language.code}` });
  }
  if (template.status === "PAUSED") throw new GraphError(132015);
  if (template.status === "DISABLED") throw new GraphError(132016);

  const header = filled(template, "HEADER", send);
  const body = filled(template, "BODY", send) ?? "";
  checkButtons(template, send);
  return { text: header ? `${header}\n${body}` : body, template };
}

function filled(template: Template, type: "HEADER" | "BODY", send: TemplateSend): string | undefined {
  const declared = template.components.find((one) => one.type.toUpperCase() === type);
  const given = send.components?.find((one) => one.type.toUpperCase() === type)?.parameters ?? [];
  const text = declared?.text;
  if (text === undefined) {
    if (given.length > 0 && !declared) throw mismatch(type, given.length, 0);
    return undefined;
  }
  const blanks = [...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/g), (match) => match[1]!))];
  if (blanks.length !== given.length) throw mismatch(type, given.length, blanks.length);
  const named = template.parameterFormat === "NAMED";
  return blanks.reduce((words, blank, index) => {
    const parameter = named ? given.find((one) => one.parameter_name === blank) : given[index];
    if (!parameter) {
      throw new GraphError(132012, { details: `${type.toLowerCase()}: parameter ${blank} is missing` });
    }
    return words.replaceAll(new RegExp(`\\{\\{\\s*${blank}\\s*\\}\\}`, "g"), () => parameter.text ?? "");
  }, text);
}

function checkButtons(template: Template, send: TemplateSend): void {
  const buttons = buttonsOf(template);
  const given = send.components?.filter((one) => one.type.toLowerCase() === "button") ?? [];
  for (const one of given) {
    const button = buttons[Number(one.index ?? 0)];
    if (!button || button.type.toLowerCase() !== one.sub_type?.toLowerCase()) {
      throw new GraphError(132012, { details: `button ${one.index}: no ${one.sub_type} button stands there` });
    }
  }
  buttons.forEach((button, index) => {
    const open = button.type.toUpperCase() === "URL" && button.url?.includes("{{");
    if (open && !given.some((one) => Number(one.index) === index && one.parameters?.length)) {
      throw new GraphError(131008, { details: `buttons: Button at index ${index} of type Url requires a parameter` });
    }
  });
}

export function buttonsOf(template: Template): NonNullable<TemplateComponent["buttons"]> {
  return template.components.find((one) => one.type.toUpperCase() === "BUTTONS")?.buttons ?? [];
}

/** The payload of this button, where the send sets one. */
export function payloadOf(template: Template, send: TemplateSend, button: { text: string }): string | undefined {
  const index = buttonsOf(template).findIndex((one) => one.text === button.text);
  const given = send.components?.find((one) => one.type.toLowerCase() === "button" && Number(one.index ?? 0) === index);
  const payload = given?.parameters?.[0]?.payload;
  return typeof payload === "string" ? payload : undefined;
}

function mismatch(type: string, given: number, expected: number): GraphError {
  return new GraphError(132000, {
    details: `${type.toLowerCase()}: number of localizable_params (${given}) does not match the expected number of params (${expected})`,
  });
}
