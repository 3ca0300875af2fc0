import { temporaryUrl } from "../meta/objects/object-routes.ts";
import type { Message } from "../world/conversations.ts";
import type { MediaFile } from "../world/media.ts";
import type { World } from "../world/world.ts";
import type { CustomerMessage } from "./customer-message-schema.ts";
import { sampleMedia } from "./sample-media.ts";

type WebhookMessage = { type: string } & Record<string, unknown>;

/** The same message in two forms: as the chat stores it, and as the webhook sends it. */
export function incomingContent(
  world: World,
  phoneNumberId: string,
  wanted: CustomerMessage,
): { kept: Pick<Message, "type" | "text"> & Partial<Message>; told: WebhookMessage } {
  const { type, text } = wanted;
  switch (type) {
    case "text":
      return { kept: { type, text }, told: { type, text: { body: text } } };
    case "image":
    case "audio":
    case "video":
    case "document":
    case "sticker": {
      const file = store(world, phoneNumberId, type, wanted.media);
      const voice = type === "audio" && wanted.media?.voice !== false;
      const { id, mimeType, filename } = file;
      return {
        kept: { type, text, media: { id, mimeType, ...(filename ? { filename } : {}), ...(voice ? { voice } : {}) } },
        told: { type, [type]: { ...mediaBlock(file, type, text, voice), url: temporaryUrl(world, file) } },
      };
    }
    case "location":
      return {
        kept: { type, text: wanted.location!.name ?? "", location: wanted.location! },
        told: { type, location: wanted.location },
      };
    case "button_reply":
    case "list_reply": {
      const chosen = wanted.choice!;
      return {
        kept: { type: "interactive", text: chosen.title },
        told: { type: "interactive", interactive: { type, [type]: chosen } },
      };
    }
    case "button": {
      const { id, title } = wanted.choice!;
      return { kept: { type, text: title }, told: { type, button: { payload: id, text: title } } };
    }
    case "reaction": {
      const { messageId, emoji } = wanted.reaction!;
      return {
        kept: { type, text: emoji ?? "", replyTo: messageId },
        told: { type, reaction: { message_id: messageId, ...(emoji ? { emoji } : {}) } },
      };
    }
    case "revoke": {
      const { messageId } = wanted.revoke!;
      return {
        kept: { type, text: "", replyTo: messageId },
        told: { type, revoke: { original_message_id: messageId } },
      };
    }
    case "edit": {
      const { messageId } = wanted.edit!;
      const message = { type: "text", text: { body: text } };
      return {
        kept: { type, text, replyTo: messageId },
        told: { type, edit: { original_message_id: messageId, message } },
      };
    }
    case "contacts":
      return {
        kept: { type, text: wanted.contacts!.map(({ name }) => name).join(", ") },
        told: {
          type,
          contacts: wanted.contacts!.map(({ name, phone }) => ({
            name: { formatted_name: name, first_name: name },
            phones: [{ phone, type: "CELL" }],
          })),
        },
      };
    case "order": {
      const product_items = wanted.order!.items.map(({ productId, quantity, price }) => ({
        product_retailer_id: productId,
        quantity,
        item_price: price,
        currency: "MXN",
      }));
      return {
        kept: { type, text: text || "Pedido" },
        told: { type, order: { catalog_id: "194836987003835", text, product_items } },
      };
    }
    case "form": {
      const response_json = JSON.stringify({ flow_token: "unused", ...wanted.form });
      const nfm_reply = { name: "flow", body: "Sent", response_json };
      return {
        kept: { type: "interactive", text: "Formulario" },
        told: { type: "interactive", interactive: { type: "nfm_reply", nfm_reply } },
      };
    }
    case "call_permission": {
      const response = wanted.callPermission === false ? "reject" : "accept";
      const call_permission_reply = { response, is_permanent: false, response_source: "user_action" };
      return {
        kept: { type: "interactive", text: response },
        told: { type: "interactive", interactive: { type: "call_permission_reply", call_permission_reply } },
      };
    }
    // A kind that no program knows yet.
    case "poll":
      return { kept: { type, text: text || "Encuesta" }, told: { type, poll: { question: text } } };
    case "unsupported":
      return {
        kept: { type, text },
        told: {
          type,
          errors: [
            {
              code: 131051,
              title: "Message type unknown",
              message: "Message type unknown",
              error_data: { details: "Message type is currently not supported." },
            },
          ],
        },
      };
  }
}

function store(world: World, phoneNumberId: string, type: string, media: CustomerMessage["media"]): MediaFile {
  const sample = sampleMedia(type);
  const own = media?.base64 !== undefined;
  return world.media.add({
    phoneNumberId,
    mimeType: media?.mimeType ?? sample.mimeType,
    filename: media?.filename ?? (own ? undefined : sample.filename),
    bytes: own ? Buffer.from(media.base64!, "base64") : sample.bytes,
  });
}

function mediaBlock(file: MediaFile, type: string, text: string, voice: boolean) {
  return {
    id: file.id,
    mime_type: file.mimeType,
    sha256: Buffer.from(file.sha256, "hex").toString("base64"),
    ...(text && type !== "audio" && type !== "sticker" ? { caption: text } : {}),
    ...(type === "document" ? { filename: file.filename ?? "documento.pdf" } : {}),
    ...(type === "audio" ? { voice } : {}),
  };
}
