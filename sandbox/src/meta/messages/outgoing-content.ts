import type { Message } from "../../world/conversations.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import type { OutgoingMessage } from "./message-schema.ts";
import { buttonsOf, payloadOf, templateText } from "./template-send.ts";

type Content = Pick<Message, "type" | "text"> & Partial<Message>;
type MediaBlock = { id?: unknown; link?: unknown; caption?: unknown; filename?: unknown; voice?: unknown };
type Interactive = Extract<OutgoingMessage, { type: "interactive" }>["interactive"];

/** What the customer sees of a message that the business sends. */
export function outgoingContent(world: World, wabaId: string, message: OutgoingMessage): Content {
  switch (message.type) {
    case "text":
      return { type: "text", text: message.text.body };
    case "image":
      return withMedia(world, "image", message.image);
    case "video":
      return withMedia(world, "video", message.video);
    case "audio":
      return withMedia(world, "audio", message.audio);
    case "document":
      return withMedia(world, "document", message.document);
    case "sticker":
      return withMedia(world, "sticker", message.sticker);
    case "location":
      return { type: "location", text: message.location.name ?? "", location: message.location };
    case "contacts":
      return { type: "contacts", text: contactNames(message.contacts) };
    case "reaction":
      return { type: "reaction", text: message.reaction.emoji, replyTo: message.reaction.message_id };
    case "interactive":
      return interactiveContent(world, message.interactive);
    case "template": {
      const { text, template } = templateText(world, wabaId, message.template);
      const quick = buttonsOf(template).filter((one) => one.type.toUpperCase() === "QUICK_REPLY");
      const buttons = quick.map((one) => ({
        id: payloadOf(template, message.template, one) ?? one.text,
        title: one.text,
      }));
      const category = template.category.toLowerCase();
      return { type: "template", text, category, ...(buttons.length > 0 ? { buttons } : {}) };
    }
  }
}

function interactiveContent(world: World, interactive: Interactive): Content {
  const base: Content = { type: "interactive", text: interactive.body.text };
  if (interactive.type === "location_request_message") {
    return { ...base, buttons: [{ id: "send_location", title: "Enviar ubicación" }] };
  }
  if (interactive.header?.type === "text") base.header = interactive.header.text;
  if (interactive.header?.type === "image") {
    base.media = withMedia(world, "image", interactive.header.image).media;
  }
  if (interactive.footer) base.footer = interactive.footer.text;
  if (interactive.type === "button") return { ...base, buttons: interactive.action.buttons.map((one) => one.reply) };
  if (interactive.type === "list") return { ...base, list: interactive.action };
  const { display_text: title, url } = interactive.action.parameters;
  return { ...base, link: { title, url } };
}

function withMedia(world: World, type: string, block: MediaBlock): Content {
  const stored = typeof block.id === "string" ? world.media.get(block.id) : undefined;
  if (block.id !== undefined && !stored) {
    throw new GraphError(100, { subcode: 33, details: `Media id ${block.id} does not exist.` });
  }
  if (stored && !fits(type, stored.mimeType)) {
    throw new GraphError(131009, { details: `Media ${stored.id} is ${stored.mimeType}, which is not ${type}.` });
  }
  const filename = typeof block.filename === "string" ? block.filename : stored?.filename;
  return {
    type,
    text: typeof block.caption === "string" ? block.caption : "",
    media: {
      ...(stored ? { id: stored.id, mimeType: stored.mimeType } : { link: String(block.link) }),
      ...(filename ? { filename } : {}),
      ...(block.voice === true ? { voice: true } : {}),
    },
  };
}

function fits(type: string, mimeType: string): boolean {
  if (type === "document") return true;
  return mimeType.startsWith(type === "sticker" ? "image/webp" : `${type}/`);
}

function contactNames(contacts: Record<string, unknown>[]): string {
  return contacts
    .map((one) => (one.name as { formatted_name?: string } | undefined)?.formatted_name ?? "Contacto")
    .join(", ");
}
