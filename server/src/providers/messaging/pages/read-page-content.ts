// The content of one message of Messenger or Instagram, in words for a person or an assistant. It may have several
// files: the text comes first, and each file follows as a separate message.
import { detailsOf } from "@mostrador/domain/conversation/inbox/details/details.ts";
import type { MessageDetails } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";
import type { Content } from "../webhook/port.ts";

const MOST_CHARACTERS = 20_000;
const MOST_OF_ID = 1000;
const MOST_FILES = 10;

/** At least one. */
export function readPageContents(message: Fields): [Content, ...Content[]] {
  const replyTo = fieldsOf(message.reply_to);
  const quotedId = textOf(replyTo.mid) || null;
  const text = textOf(message.text).slice(0, MOST_CHARACTERS);
  const isStoryReply = Object.keys(fieldsOf(replyTo.story)).length > 0;
  const attachments = listOf(message.attachments).slice(0, MOST_FILES);
  // A typed link arrives a second time as a card.
  const shown = text === "" ? attachments : attachments.filter(({ type }) => type !== "fallback");
  const said: ContentParts[] = [
    ...(text === "" ? [] : [{ kind: "text" as const, text, buttonId: idOf(fieldsOf(message.quick_reply).payload) }]),
    ...shown.map(readAttachment),
  ];
  if (said.length === 0) said.push(message.is_unsupported === true ? UNSUPPORTED : unknown("sin contenido", ""));
  const [first, ...rest] = said.map((each, index) => {
    const details = { ...each.details, ...(index === 0 && isStoryReply ? { story: "reply" as const } : {}) };
    const referral = index === 0 ? referralOf(message.referral) : null;
    return contentOf(each, index === 0 ? quotedId : null, { ...details, ...(referral ? { referral } : {}) });
  });
  return [first as Content, ...rest];
}

/** A tap on a button that stays in the chat has its title and the payload that we gave it. */
export function readPostback(postback: Fields): { mid: string; content: Content } {
  const payload = textOf(postback.payload);
  const text = (textOf(postback.title) || payload).slice(0, MOST_CHARACTERS);
  const referral = referralOf(postback.referral);
  const said = text ? ({ kind: "text", text, buttonId: idOf(payload) } as const) : unknown("postback", "");
  return { mid: textOf(postback.mid), content: contentOf(said, null, referral ? { referral } : {}) };
}

/** Ids are digits, and sometimes more. */
export function personIdOf(value: unknown): string {
  const id = textOf(value);
  return /^[\w.-]{1,100}$/.test(id) ? id : "";
}

type ContentParts = Pick<Content, "kind" | "text"> &
  Partial<Pick<Content, "media" | "buttonId">> & { details?: Partial<MessageDetails> };

const UNSUPPORTED: ContentParts = { kind: "unsupported", text: placeholder("unsupported") };

function contentOf(
  { details: own, ...said }: ContentParts,
  quotedId: string | null,
  more: Partial<MessageDetails>,
): Content {
  return { media: null, buttonId: null, ...said, quotedId, details: detailsOf({ ...own, ...more }) };
}

function readAttachment({ type: given, payload: told }: Fields): ContentParts {
  const type = textOf(given);
  const payload = fieldsOf(told);
  const url = addressOf(payload.url);
  switch (type) {
    case "image":
    case "sticker": {
      const isSticker = type === "sticker" || textOf(payload.sticker_id) !== "";
      return url ? { ...withMedia("image", url), ...(isSticker && { details: { isSticker } }) } : unknown(type, "");
    }
    case "video":
    case "audio":
      return url ? withMedia(type, url) : unknown(type, "");
    case "file":
      return url ? withMedia("document", url) : unknown(type, "");
    case "story_mention":
      return url ? { ...withMedia("image", url), details: { story: "mention" } } : unknown(type, "");
    case "location":
      return locationOf(fieldsOf(payload.coordinates), textOf(payload.title));
    default:
      return unknown(type, [textOf(payload.title).slice(0, 200), url].filter(Boolean).join(" "));
  }
}

/** Kept with its name and its link, for people only. */
function unknown(type: string, words: string): ContentParts {
  const unknownType = (SHARED[type] ?? type.slice(0, 60)) || "sin nombre";
  const text = placeholder("unsupported", [`(${unknownType})`, words].filter(Boolean).join(" "));
  return { kind: "unsupported", text: text.slice(0, MOST_CHARACTERS), details: { unknownType } };
}

const SHARED: Readonly<Record<string, string>> = lookup({
  fallback: "enlace",
  share: "publicación compartida",
  post: "publicación compartida",
  ig_post: "publicación compartida",
  reel: "reel compartido",
  ig_reel: "reel compartido",
  template: "plantilla",
});

/** The file is fetched from this address, which is valid for some hours. */
function withMedia(kind: "image" | "video" | "audio" | "document", url: string): ContentParts {
  const filename = kind === "document" ? nameIn(url) : "";
  return { kind, text: placeholder(kind, filename), media: { id: url, mimeType: "", filename, voice: false } };
}

function nameIn(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last)
      .replace(/[\\/\p{C}]/gu, "")
      .slice(0, 240);
  } catch {
    return "";
  }
}

function addressOf(value: unknown): string {
  const url = textOf(value);
  return url.length <= 4000 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : "";
}

function locationOf({ lat, long }: Fields, name: string): ContentParts {
  const [latitude, longitude] = [Number(lat), Number(long)];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPoint) return unknown("location", name.slice(0, 200));
  const place = { latitude, longitude, name: name.slice(0, 200), address: "" };
  const words = [place.name, `(${latitude}, ${longitude})`].filter(Boolean).join(" ");
  return { kind: "location", text: placeholder("location", words), details: { location: place } };
}

/** The advertisement or the link that started the conversation. */
function referralOf(given: unknown): MessageDetails["referral"] {
  const referral = fieldsOf(given);
  const ad = textOf(referral.ad_id);
  const ref = textOf(referral.ref);
  if (!ad && !ref) return null;
  const title = textOf(fieldsOf(referral.ads_context_data).ad_title);
  return {
    kind: ad ? "ad" : "post",
    sourceId: (ad || ref).slice(0, 200),
    url: "",
    headline: title.slice(0, 300),
    body: "",
    clickId: "",
  };
}

function idOf(value: unknown): string | null {
  const id = textOf(value);
  return id !== "" && id.length <= MOST_OF_ID ? id : null;
}
