// WhatsApp's Cloud API: the two calls of a channel and those of a message, over plain fetch.
import { deliveryError } from "@mostrador/domain/conversation/inbox/delivery-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "./graph-call.ts";
import type { CheckOutcome, Messaging, SendOutcome } from "./port.ts";
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

    async connect(sender, wabaId) {
      const fields = "display_phone_number,verified_name";
      const number = await graphCall(settings, sender.accessToken, "GET", `${sender.externalId}?fields=${fields}`);
      if (number.kind !== "ok") return failure(number);
      const subscribed = await graphCall(settings, sender.accessToken, "POST", `${wabaId}/subscribed_apps`);
      if (subscribed.kind !== "ok") return failure(subscribed);
      const { display_phone_number: display, verified_name: name } = number.body;
      return {
        kind: "connected",
        displayPhoneNumber: typeof display === "string" ? display : "",
        verifiedName: typeof name === "string" ? name : "",
      };
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

function failure(answer: Exclude<GraphAnswer, { kind: "ok" }>): CheckOutcome {
  if (answer.kind !== "error") return { kind: "failed", reason: "No se pudo llegar a WhatsApp. Intenta de nuevo." };
  if (answer.code === 100) {
    return { kind: "failed", reason: "WhatsApp no encontró ese número o esa cuenta con esta clave de acceso" };
  }
  if (answer.code === 0 || answer.code === 190) {
    return { kind: "failed", reason: "WhatsApp no acepta esta clave de acceso. Revisa que esté completa y vigente." };
  }
  const known = deliveryError(answer.code);
  const reason = known.kind === "refused" ? `WhatsApp no aceptó la conexión (código ${answer.code})` : known.reason;
  return { kind: "failed", reason };
}

/** Mexico's and Argentina's mobile digit: older accounts keep it (D-15.9). */
function otherSpelling(phone: string): string | null {
  if (/^52\d{10}$/.test(phone)) return `521${phone.slice(2)}`;
  if (/^54\d{10}$/.test(phone)) return `549${phone.slice(2)}`;
  return null;
}
