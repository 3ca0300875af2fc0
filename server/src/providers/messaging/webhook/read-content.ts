// Reads one message of WhatsApp into words for a person or an assistant.
import { detailsOf, orderWords } from "@mostrador/domain/conversation/inbox/details/details.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";
import type { Content } from "./port.ts";
import {
  callPermissionOf,
  cardsOf,
  contextOf,
  formOf,
  locationOf,
  orderOf,
  quotedOf,
  referralOf,
} from "./read-details.ts";

const MOST_CHARACTERS = 20_000;
/** WhatsApp's own limit for the id of a button. */
const MOST_OF_ID = 256;

/** `ours`: digits of the number that received it, to tell whose message it answers. */
export function readContent(message: Fields, ours = ""): Content {
  const quotedId = textOf(fieldsOf(message.context).id) || null;
  const { details, ...content } = contentOf(message);
  return {
    media: null,
    buttonId: null,
    ...content,
    text: content.text.slice(0, MOST_CHARACTERS),
    quotedId,
    details: detailsOf({
      ...details,
      ...contextOf(message.context),
      referral: referralOf(message.referral),
      quoted: quotedOf(message.context, ours),
      ...groupOf(message),
    }),
  };
}

/** The group, for a message to a whole group. */
function groupOf(message: Fields): { group?: string } {
  const group = textOf(message.group_id).slice(0, 200);
  return group ? { group } : {};
}

/** The digits of the person's new number, when WhatsApp reports a change; else null. */
export function newNumberOf(message: Fields): string | null {
  const system = fieldsOf(message.system);
  if (message.type !== "system" || !/^(?:user|customer)_changed_number$/.test(textOf(system.type))) return null;
  const digits = textOf(system.wa_id).replace(/\D/g, "");
  return /^\d{8,15}$/.test(digits) ? digits : null;
}

/** The old and the new one, when WhatsApp's own id of the person changed; else null. */
export function newUserIdOf(message: Fields): { before: string; now: string } | null {
  const system = fieldsOf(message.system);
  if (message.type !== "system" || textOf(system.type) !== "user_changed_user_id") return null;
  const [before, now] = [textOf(system.previous_user_id), textOf(system.user_id)];
  return USER_ID.test(before) && USER_ID.test(now) ? { before, now } : null;
}

const USER_ID = /^[A-Z]{2}\.[\w.-]{1,140}$/;

type ContentParts = Pick<Content, "kind" | "text"> &
  Partial<Pick<Content, "media" | "buttonId">> & { details?: Parameters<typeof detailsOf>[0] };

function contentOf(message: Fields): ContentParts {
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
    case "location": {
      const location = locationOf(fieldsOf(message.location));
      const text = placeholder("location", placeOf(fieldsOf(message.location)));
      return { kind: "location", text, details: { location } };
    }
    case "contacts": {
      const cards = listOf(message.contacts);
      return {
        kind: "contacts",
        text: placeholder("contacts", namesOf(cards)),
        details: { contacts: cardsOf(cards) },
      };
    }
    case "order": {
      const order = orderOf(fieldsOf(message.order));
      return { kind: "order", text: placeholder("order", orderWords(order)), details: { order } };
    }
    case "system":
      return { kind: "system", text: placeholder("system", noticeOf(message)) };
    // WhatsApp itself says that it could not deliver the content.
    case "unsupported":
    case "unknown":
    case "errors":
      return { kind: "unsupported", text: placeholder("unsupported") };
    default:
      return unknown(type);
  }
}

/** The usual names of the kinds that WhatsApp does not pass on. */
const NAMES: Readonly<Record<string, string>> = lookup({
  poll: "encuesta",
  poll_creation: "encuesta",
  event: "evento",
  live_location: "ubicación en tiempo real",
  product: "producto",
  list: "lista",
  group_invite: "invitación a un grupo",
  payment: "pago",
  ephemeral: "mensaje temporal",
  view_once: "foto o video de una sola vez",
});

/** A kind of message that the code does not know yet: kept with its name, for people only. */
function unknown(type: string): ContentParts {
  const unknownType = type.slice(0, 60) || "sin nombre";
  const text = placeholder("unsupported", `(${NAMES[unknownType] ?? unknownType})`);
  return { kind: "unsupported", text, details: { unknownType } };
}

/** A tap on a button or a list row has its title and the id that we gave it; or a filled-in form. */
function chosen(interactive: Fields): ContentParts {
  if (interactive.nfm_reply) {
    const form = formOf(fieldsOf(interactive.nfm_reply));
    const words = form.answers.map(({ name, value }) => `${name}: ${value}`).join(", ");
    return { kind: "form", text: placeholder("form", words || form.title), details: { form } };
  }
  if (interactive.call_permission_reply) {
    const callPermission = callPermissionOf(fieldsOf(interactive.call_permission_reply));
    const words = callPermission.isGranted ? "Aceptó que le llames" : "No quiere que le llames";
    return { kind: "call_permission", text: placeholder("call_permission", words), details: { callPermission } };
  }
  const choice = fieldsOf(interactive.button_reply ?? interactive.list_reply);
  const title = textOf(choice.title);
  if (!title) return unknown(`interactive ${textOf(interactive.type)}`.trim());
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
  const link = textOf(media.url).slice(0, 2_000);
  return {
    kind,
    text: placeholder(kind, textOf(media.caption) || filename),
    media: {
      // An address is enough to fetch it.
      id: textOf(media.id) || link,
      ...(link ? { link, sha256: textOf(media.sha256).slice(0, 100) } : {}),
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

/** WhatsApp's own words are in English. */
function noticeOf(message: Fields): string {
  const number = newNumberOf(message);
  if (newUserIdOf(message)) return "Cambió de cuenta en WhatsApp: sigue siendo la misma persona";
  return number ? `Cambió de número: ahora es +${number}` : textOf(fieldsOf(message.system).body);
}

/** The names on the shared cards, with the first number, which is why they were sent. */
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
