// The templates of an account at Meta: read page by page, proposed, deleted.
import {
  TEMPLATE_CATEGORIES,
  TEMPLATE_QUALITIES,
  TEMPLATE_STATUSES,
} from "@mostrador/domain/conversation/templates/schema.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import type { CarrierTemplate, ProposedTemplate, TemplateCreated, TemplateGone, TemplatesHeard } from "./port.ts";
import { connectFailure } from "./prove-number.ts";
import { type Fields, fieldsOf, listOf, textOf } from "./read-json.ts";

/** Meta lets an account have 6,000 templates. */
const MOST_PAGES = 60;
const FIELDS = "id,name,language,status,category,components,parameter_format,rejected_reason,quality_score";

export async function listTemplates(
  settings: GraphSettings,
  accessToken: string,
  wabaId: string,
): Promise<TemplatesHeard> {
  const templates: CarrierTemplate[] = [];
  let after = "";
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `${wabaId}/message_templates?fields=${FIELDS}&limit=100${after && `&after=${encodeURIComponent(after)}`}`;
    const answer = await graphCall(settings, accessToken, "GET", path);
    if (answer.kind !== "ok") return { kind: "failed", reason: reasonOf(answer) };
    templates.push(...listOf(answer.body.data).flatMap(readTemplate));
    const paging = fieldsOf(answer.body.paging);
    after = textOf(fieldsOf(paging.cursors).after);
    if (!after || !paging.next) break;
  }
  return { kind: "listed", templates };
}

export async function createTemplate(
  settings: GraphSettings,
  accessToken: string,
  wabaId: string,
  { name, language, category, body, footer, buttons, examples }: ProposedTemplate,
): Promise<TemplateCreated> {
  const named = examples.map((each) => ({ param_name: each.name, example: each.example }));
  const answer = await graphCall(settings, accessToken, "POST", `${wabaId}/message_templates`, {
    name,
    language,
    category,
    parameter_format: "NAMED",
    components: [
      { type: "BODY", text: body, ...(named.length > 0 ? { example: { body_text_named_params: named } } : {}) },
      ...(footer ? [{ type: "FOOTER", text: footer }] : []),
      ...(buttons.length > 0
        ? [{ type: "BUTTONS", buttons: buttons.map((title) => ({ type: "QUICK_REPLY", text: title })) }]
        : []),
    ],
  });
  if (answer.kind !== "ok") return { kind: "failed", reason: reasonOf(answer) };
  return {
    kind: "created",
    externalId: textOf(answer.body.id),
    status: oneOf(TEMPLATE_STATUSES, answer.body.status) ?? "PENDING",
    category: oneOf(TEMPLATE_CATEGORIES, answer.body.category) ?? category,
  };
}

export async function deleteTemplate(
  settings: GraphSettings,
  accessToken: string,
  wabaId: string,
  { name, externalId }: { name: string; externalId: string },
): Promise<TemplateGone> {
  const query = new URLSearchParams({ name, ...(externalId ? { hsm_id: externalId } : {}) });
  const answer = await graphCall(settings, accessToken, "DELETE", `${wabaId}/message_templates?${query}`);
  const isGone = answer.kind === "ok" || (answer.kind === "error" && answer.subcode === NOT_THERE);
  return isGone ? { kind: "deleted" } : { kind: "failed", reason: reasonOf(answer) };
}

const NOT_THERE = 2593002;
const SAME_NAME = 2388024;

function reasonOf(answer: Exclude<GraphAnswer, { kind: "ok" }>): string {
  if (answer.kind === "lost")
    return "No se supo si WhatsApp lo recibió. Actualiza la lista antes de intentar de nuevo.";
  if (answer.kind === "error" && answer.subcode === SAME_NAME) {
    return "WhatsApp ya tiene una plantilla con ese nombre en ese idioma";
  }
  if (answer.kind === "error" && answer.code === 100 && answer.details) {
    return `WhatsApp no la aceptó: ${answer.details}`;
  }
  return connectFailure(answer).reason;
}

/** Skips templates of an unknown shape. */
function readTemplate(told: Fields): CarrierTemplate[] {
  const components = listOf(told.components);
  const component = (type: string) => fieldsOf(components.find((one) => textOf(one.type).toUpperCase() === type));
  const [header, body] = [component("HEADER"), component("BODY")];
  const buttons = listOf(component("BUTTONS").buttons);
  const [name, language] = [textOf(told.name), textOf(told.language)];
  const category = oneOf(TEMPLATE_CATEGORIES, told.category);
  if (!name || !language || !category) return [];
  const status = STATUS_OF[textOf(told.status).toUpperCase()] ?? "DISABLED";
  const reason = textOf(told.rejected_reason).toUpperCase();
  return [
    {
      externalId: textOf(told.id),
      name: name.slice(0, 512),
      language: language.slice(0, 20),
      category,
      format: textOf(told.parameter_format).toUpperCase() === "NAMED" ? "NAMED" : "POSITIONAL",
      header: textOf(header.text).slice(0, 200),
      body: textOf(body.text).slice(0, 4096),
      footer: textOf(component("FOOTER").text).slice(0, 200),
      buttons: buttons.slice(0, 10).map((one) => ({ type: textOf(one.type).toUpperCase(), text: textOf(one.text) })),
      isSendable: isSendable(category, header, buttons) && textOf(body.text) !== "",
      status,
      reason: status === "APPROVED" || status === "PENDING" ? "" : (REASONS[reason] ?? STATUS_REASON[status] ?? ""),
      quality: oneOf(TEMPLATE_QUALITIES, fieldsOf(told.quality_score).score) ?? "UNKNOWN",
    },
  ];
}

/** We only fill in text for the body: no picture for the header, no link ending, no code. */
function isSendable(category: string, header: Fields, buttons: Fields[]): boolean {
  const format = textOf(header.format).toUpperCase();
  const isPlainHead = (format === "" || format === "TEXT") && !textOf(header.text).includes("{{");
  const isPlain = (one: Fields) =>
    ["QUICK_REPLY", "PHONE_NUMBER", "URL"].includes(textOf(one.type).toUpperCase()) && !textOf(one.url).includes("{{");
  return category !== "AUTHENTICATION" && isPlainHead && buttons.every(isPlain);
}

const STATUS_OF: Readonly<Record<string, CarrierTemplate["status"]>> = lookup({
  APPROVED: "APPROVED",
  PENDING: "PENDING",
  IN_APPEAL: "PENDING",
  REJECTED: "REJECTED",
  PAUSED: "PAUSED",
  FLAGGED: "APPROVED",
});

const REASONS: Readonly<Record<string, string>> = lookup({
  ABUSIVE_CONTENT: "WhatsApp dice que el contenido no cumple sus políticas",
  INVALID_FORMAT: "WhatsApp dice que el formato no es válido: revisa variables y llaves",
  PROMOTIONAL: "WhatsApp dice que el texto es promocional: usa la categoría de mercadotecnia",
  TAG_CONTENT_MISMATCH: "WhatsApp dice que el texto no corresponde con la categoría o el idioma",
  SCAM: "WhatsApp dice que el texto parece un engaño",
  INCORRECT_CATEGORY: "WhatsApp dice que la categoría no es la correcta",
});

const STATUS_REASON: Partial<Record<CarrierTemplate["status"], string>> = {
  REJECTED: "WhatsApp la rechazó sin decir el motivo",
  PAUSED: "WhatsApp la pausó por su baja calidad",
  DISABLED: "WhatsApp la desactivó",
};

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | undefined {
  const said = textOf(value).toUpperCase();
  return known.find((one) => one === said);
}
