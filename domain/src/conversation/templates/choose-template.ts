// Which template replaces a text that the window does not allow (D-8.6): an approved one for that purpose with values
// for all variables; preferably one with all the buttons; then the latest approved one.
import type { TemplatePurpose } from "./purpose.ts";
import { fillVariables, valueFor, variablesOf } from "./variables.ts";

export type TemplateText = {
  header: string;
  body: string;
  footer: string;
  buttons: readonly { type: string; text: string }[];
};

export type Candidate = TemplateText & {
  id: string;
  name: string;
  language: string;
  format: "NAMED" | "POSITIONAL";
  updatedAt: number;
};

export type Button = { id: string; title: string };

/** The parameters of a template for the carrier. `name` of a parameter is null where the template counts them. */
export type FilledTemplate = {
  id: string;
  name: string;
  language: string;
  parameters: { name: string | null; text: string }[];
  /** The payload of the quick reply at this position. */
  payloads: { index: number; payload: string }[];
};

export type Choice = { template: FilledTemplate; text: string; buttons: Button[] } | { reason: string };

export function chooseTemplate(
  candidates: readonly Candidate[],
  wanted: { purpose: TemplatePurpose; variables: Readonly<Record<string, string>>; buttons: readonly Button[] },
): Choice {
  if (candidates.length === 0) {
    return {
      reason: `No se envió: pasaron más de 24 horas y no hay una plantilla aprobada para ${USES[wanted.purpose]}`,
    };
  }
  const complete = candidates.filter((each) => missingIn(each, wanted.variables).length === 0);
  const [best] = complete.toSorted(
    (a, b) => matched(b, wanted.buttons) - matched(a, wanted.buttons) || b.updatedAt - a.updatedAt,
  );
  if (best) return fillTemplate(best, wanted.variables, wanted.buttons);
  const [first] = candidates;
  const missing = first ? missingIn(first, wanted.variables).map((name) => `{{${name}}}`) : [];
  return { reason: `No se envió: a la plantilla «${first?.name}» le faltó ${missing.join(", ")}` };
}

export function fillTemplate(
  template: Candidate,
  variables: Readonly<Record<string, string>>,
  buttons: readonly Button[],
): Exclude<Choice, { reason: string }> {
  const isNamed = template.format === "NAMED";
  const shown = quickReplies(template).map(({ text, index }) => ({ index, text, button: buttonOf(buttons, text) }));
  return {
    template: {
      id: template.id,
      name: template.name,
      language: template.language,
      parameters: variablesOf(template.body).map((name) => ({
        name: isNamed ? name : null,
        text: valueFor(variables, name),
      })),
      payloads: shown.flatMap(({ index, button }) => (button ? [{ index, payload: button.id }] : [])),
    },
    text: templateText(template, variables),
    buttons: shown.map(({ text, button }) => ({ id: button?.id ?? text, title: text })),
  };
}

/** As the contact reads it, without its buttons. */
export function templateText(template: TemplateText, variables: Readonly<Record<string, string>>): string {
  return [template.header, fillVariables(template.body, variables), template.footer].filter(Boolean).join("\n");
}

const USES: Readonly<Record<TemplatePurpose, string>> = {
  appointment_scheduled: "avisar de una cita agendada",
  appointment_moved: "avisar que una cita cambió",
  appointment_cancelled: "avisar que una cita se canceló",
  appointment_reminder: "recordar una cita",
  appointment_confirmation: "pedir que se confirme una cita",
  specialist_notice: "avisar al especialista",
  general: "mensajes generales",
};

function missingIn(template: Candidate, variables: Readonly<Record<string, string>>): string[] {
  return variablesOf(template.body).filter((name) => valueFor(variables, name) === "");
}

function quickReplies({ buttons }: TemplateText) {
  return buttons.map(({ type, text }, index) => ({ type, text, index })).filter(({ type }) => type === "QUICK_REPLY");
}

/**
 * How many of the requested buttons it shows: buttons are compared by their words, so that a press means what it says.
 */
function matched(template: TemplateText, buttons: readonly Button[]): number {
  return quickReplies(template).filter(({ text }) => buttonOf(buttons, text)).length;
}

function buttonOf(buttons: readonly Button[], text: string): Button | undefined {
  return buttons.find(({ title }) => plain(title) === plain(text));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
