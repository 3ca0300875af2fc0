// What one message of WhatsApp says, in words that a person or an assistant can read.
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Content } from "./port.ts";
import { type Fields, fieldsOf, listOf, textOf } from "./read-json.ts";

const MOST_CHARACTERS = 20_000;
/** WhatsApp's own limit for the id of a button. */
const MOST_OF_ID = 256;

export function readContent(message: Fields): Content {
  const quotedId = textOf(fieldsOf(message.context).id) || null;
  const content = contentOf(message);
  return { media: null, buttonId: null, ...content, text: content.text.slice(0, MOST_CHARACTERS), quotedId };
}

/** Digits of the number that the person has now, when WhatsApp tells that it changed; else null. */
export function newNumberOf(message: Fields): string | null {
  const system = fieldsOf(message.system);
  if (message.type !== "system" || !/^(?:user|customer)_changed_number$/.test(textOf(system.type))) return null;
  const digits = textOf(system.wa_id).replace(/\D/g, "");
  return /^\d{8,15}$/.test(digits) ? digits : null;
}

function contentOf(message: Fields): Pick<Content, "kind" | "text"> & Partial<Content> {
  const type = textOf(message.type);
  switch (type) {
    case "text":
      return { kind: "text", text: textOf(fieldsOf(message.text).body) };
    case "button":
      return pressed(fieldsOf(message.button));
    case "interactive":
      return chosen(fieldsOf(message.interactive));
    case "image":
    case "video":
    case "audio":
    case "document":
    case "sticker":
      return withMedia(type, fieldsOf(message[type]));
    case "location":
      return { kind: "location", text: placeholder("location", placeOf(fieldsOf(message.location))) };
    case "contacts":
      return { kind: "contacts", text: placeholder("contacts", namesOf(listOf(message.contacts))) };
    case "system":
      return { kind: "system", text: placeholder("system", noticeOf(message)) };
    default:
      return { kind: "unsupported", text: placeholder("unsupported") };
  }
}

/** A tap on a button or on a row of a list says its title, and carries the id that we gave it. */
function chosen(interactive: Fields): Pick<Content, "kind" | "text" | "buttonId"> {
  const choice = fieldsOf(interactive.button_reply ?? interactive.list_reply);
  const title = textOf(choice.title);
  if (!title) return { kind: "unsupported", text: placeholder("unsupported") };
  return { kind: "text", text: title, buttonId: idOf(choice.id) };
}

/** A tap on a quick reply of a template. */
function pressed({ text, payload }: Fields): Pick<Content, "kind" | "text" | "buttonId"> {
  return { kind: "text", text: textOf(text) || textOf(payload), buttonId: idOf(payload) };
}

function idOf(value: unknown): string | null {
  const id = textOf(value);
  return id !== "" && id.length <= MOST_OF_ID ? id : null;
}

function withMedia(kind: "image" | "video" | "audio" | "document" | "sticker", media: Fields) {
  const filename = textOf(media.filename).slice(0, 240);
  return {
    kind,
    text: placeholder(kind, textOf(media.caption) || filename),
    media: {
      id: textOf(media.id),
      mimeType: textOf(media.mime_type),
      filename,
      voice: media.voice === true,
    },
  };
}

function placeOf(place: Fields): string {
  const where = [textOf(place.name), textOf(place.address)].filter(Boolean).join(", ");
  const [latitude, longitude] = [Number(place.latitude), Number(place.longitude)];
  const point = Number.isFinite(latitude) && Number.isFinite(longitude) ? `(${latitude}, ${longitude})` : "";
  return [where, point].filter(Boolean).join(" ");
}

/** WhatsApp's own words are English. */
function noticeOf(message: Fields): string {
  const number = newNumberOf(message);
  return number ? `Cambió de número: ahora es +${number}` : textOf(fieldsOf(message.system).body);
}

/** Who is on each shared card, with the first number: that is what it was sent for. */
function namesOf(cards: Fields[]): string {
  return cards
    .map((card) => {
      const [phone] = listOf(card.phones);
      const number = textOf(phone?.phone).slice(0, 40);
      return [textOf(fieldsOf(card.name).formatted_name), number && `(${number})`].filter(Boolean).join(" ");
    })
    .filter(Boolean)
    .join(", ");
}
