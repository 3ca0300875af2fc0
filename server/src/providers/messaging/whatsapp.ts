// WhatsApp's Cloud API: the two calls of a channel and those of a message, over plain fetch.
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import { fetchMedia, uploadMedia } from "./graph-media.ts";
import { createTemplate, deleteTemplate, listTemplates } from "./graph-templates.ts";
import { numberFacts } from "./number-facts.ts";
import type { Messaging, Outgoing, SendOutcome } from "./port.ts";
import { connectFailure, proveNumber } from "./prove-number.ts";
import { signUp } from "./sign-up.ts";
import { threadControl } from "./thread-control.ts";
import { readWebhook } from "./webhook/read-webhook.ts";

/** Not on WhatsApp, or not on the test list, in this spelling: the other one of 52/521 may work. */
const OTHER_SPELLING_MAY_DO = new Set([131026, 131030]);

type OfPages = "signInUrl" | "redeemSignIn" | "replyToComment" | "readPostAddress";

export function whatsappMessaging(settings: GraphSettings): Omit<Messaging, OfPages> {
  return {
    readWebhook,

    async send(sender, message) {
      const send = (to: object) =>
        graphCall(settings, sender.accessToken, "POST", `${sender.externalId}/messages`, {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          ...to,
          ...contentOf(message.content),
          biz_opaque_callback_data: message.reference,
          ...(message.quotedId ? { context: { message_id: message.quotedId } } : {}),
        });
      if (message.phone === null) {
        if (message.userId === null) return { kind: "refused", reason: "El contacto no tiene número de WhatsApp" };
        return outcomeOf(await send({ recipient: message.userId }));
      }
      const first = await send({ to: message.phone });
      const other = otherSpelling(message.phone);
      if (first.kind === "error" && other && OTHER_SPELLING_MAY_DO.has(first.code)) {
        return outcomeOf(await send({ to: other }));
      }
      return outcomeOf(first);
    },

    async markRead(sender, { providerId, typing }) {
      const answer = await graphCall(settings, sender.accessToken, "POST", `${sender.externalId}/messages`, {
        messaging_product: "whatsapp",
        status: "read",
        message_id: providerId,
        ...(typing ? { typing_indicator: { type: "text" } } : {}),
      });
      return answer.kind === "ok";
    },

    threadControl: threadControl(settings),

    // Each message has the name.
    readProfile: async () => ({ kind: "unknown" }),

    fetchMedia: (sender, media, into) => fetchMedia(settings, sender, media, into),
    uploadMedia: (sender, file) => uploadMedia(settings, sender, file),

    listTemplates: (sender, wabaId) => listTemplates(settings, sender.accessToken, wabaId),
    createTemplate: (sender, wabaId, template) => createTemplate(settings, sender.accessToken, wabaId, template),
    deleteTemplate: (sender, wabaId, template) => deleteTemplate(settings, sender.accessToken, wabaId, template),

    proveNumber: (sender, wabaId) => proveNumber(withinAll(settings), sender, wabaId),

    async connect(sender, wabaId) {
      const within = withinAll(settings);
      const proved = await proveNumber(within, sender, wabaId);
      if (proved.kind === "failed") return proved;
      const subscribed = await graphCall(within, sender.accessToken, "POST", `${wabaId}/subscribed_apps`);
      if (subscribed.kind !== "ok") return connectFailure(subscribed);
      return { ...proved, facts: await numberFacts(within, sender) };
    },

    ...signUp(settings),
  };
}

function contentOf(content: Outgoing): object {
  if (content.type === "text") return { type: "text", text: { body: content.text, preview_url: true } };
  if (content.type === "buttons") {
    const buttons = content.buttons.map(({ id, title }) => ({ type: "reply", reply: { id, title } }));
    return { type: "interactive", interactive: { type: "button", body: { text: content.text }, action: { buttons } } };
  }
  if (content.type === "list") {
    const action = { button: content.label, sections: [{ rows: content.rows }] };
    return { type: "interactive", interactive: { type: "list", body: { text: content.text }, action } };
  }
  if (content.type === "media") {
    const { kind, id, caption, filename, voice } = content;
    const hasCaption = caption !== "" && kind !== "audio" && kind !== "sticker";
    return {
      type: kind,
      [kind]: {
        id,
        ...(hasCaption ? { caption } : {}),
        ...(kind === "document" && filename ? { filename } : {}),
        ...(kind === "audio" && voice ? { voice: true } : {}),
      },
    };
  }
  const { name, language, parameters, payloads } = content;
  const filled = parameters.map((each) => ({
    type: "text",
    ...(each.name === null ? {} : { parameter_name: each.name }),
    text: each.text,
  }));
  const replies = payloads.map(({ index, payload }) => ({
    type: "button",
    sub_type: "quick_reply",
    index: String(index),
    parameters: [{ type: "payload", payload }],
  }));
  const components = [...(filled.length > 0 ? [{ type: "body", parameters: filled }] : []), ...replies];
  const template = { name, language: { code: language }, ...(components.length > 0 ? { components } : {}) };
  return { type: "template", template };
}

/** The template does not exist, differs from our copy, or was stopped. */
const TEMPLATE_FAULTS = new Set([132000, 132001, 132005, 132007, 132012, 132015, 132016]);

function outcomeOf(answer: GraphAnswer): SendOutcome {
  if (answer.kind === "unreached") return { kind: "retry", reason: "No se pudo llegar a WhatsApp" };
  if (answer.kind === "lost") return { kind: "unknown" };
  if (answer.kind === "error") {
    const { kind, reason, isOptOut } = metaError("whatsapp", answer);
    if (kind !== "refused") return { kind, reason };
    return { kind, reason, isTemplateAtFault: TEMPLATE_FAULTS.has(answer.code), isOptOut };
  }
  const [message] = Array.isArray(answer.body.messages) ? answer.body.messages : [];
  const providerId = (message as { id?: unknown } | undefined)?.id;
  return typeof providerId === "string" ? { kind: "accepted", providerId } : { kind: "unknown" };
}

/** Limits all calls of one connection to twice the time of a single one: a person waits for the answer. */
function withinAll(settings: GraphSettings): GraphSettings {
  return { ...settings, signal: AbortSignal.timeout(2 * settings.timeoutMs) };
}

/** Mexico's and Argentina's mobile digit: older accounts keep it (D-15.9). */
function otherSpelling(phone: string): string | null {
  if (/^52\d{10}$/.test(phone)) return `521${phone.slice(2)}`;
  if (/^54\d{10}$/.test(phone)) return `549${phone.slice(2)}`;
  return null;
}
