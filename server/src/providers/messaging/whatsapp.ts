// WhatsApp's Cloud API: the two calls of a channel and those of a message, over plain fetch.
import { deliveryError } from "@mostrador/domain/conversation/inbox/delivery-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import type { Messaging, SendOutcome } from "./port.ts";
import { connectFailure, proveNumber } from "./prove-number.ts";
import { readWebhook } from "./read-webhook.ts";

/** Not on WhatsApp, or not on the test list, in this spelling: the other one of 52/521 may be. */
const OTHER_SPELLING_MAY_DO = new Set([131026, 131030]);

export function whatsappMessaging(settings: GraphSettings): Messaging {
  return {
    readWebhook,

    async sendText(sender, message) {
      const send = (to: object) =>
        graphCall(settings, sender.accessToken, "POST", `${sender.externalId}/messages`, {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          ...to,
          type: "text",
          text: { body: message.text, preview_url: true },
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

    proveNumber: (sender, wabaId) => proveNumber(withinAll(settings), sender, wabaId),

    async connect(sender, wabaId) {
      const within = withinAll(settings);
      const proved = await proveNumber(within, sender, wabaId);
      if (proved.kind === "failed") return proved;
      const subscribed = await graphCall(within, sender.accessToken, "POST", `${wabaId}/subscribed_apps`);
      return subscribed.kind === "ok" ? proved : connectFailure(subscribed);
    },
  };
}

function outcomeOf(answer: GraphAnswer): SendOutcome {
  if (answer.kind === "unreached") return { kind: "retry", reason: "No se pudo llegar a WhatsApp" };
  if (answer.kind === "lost") return { kind: "unknown" };
  if (answer.kind === "error") {
    const { kind, reason } = deliveryError(answer.code);
    return { kind, reason };
  }
  const [message] = Array.isArray(answer.body.messages) ? answer.body.messages : [];
  const providerId = (message as { id?: unknown } | undefined)?.id;
  return typeof providerId === "string" ? { kind: "accepted", providerId } : { kind: "unknown" };
}

/** The calls of one connection take as long as two of them may, whatever each takes: somebody waits for the answer. */
function withinAll(settings: GraphSettings): GraphSettings {
  return { ...settings, signal: AbortSignal.timeout(2 * settings.timeoutMs) };
}

/** Mexico's and Argentina's mobile digit: older accounts keep it (D-15.9). */
function otherSpelling(phone: string): string | null {
  if (/^52\d{10}$/.test(phone)) return `521${phone.slice(2)}`;
  if (/^54\d{10}$/.test(phone)) return `549${phone.slice(2)}`;
  return null;
}
