// The text shown in place of something without words, wherever a conversation is shown or read to an assistant.
import type { Message } from "./schema.ts";

export const DELETED = "Mensaje eliminado";

const PLACEHOLDER: Readonly<Record<Message["kind"], string>> = {
  text: "",
  image: "[Imagen]",
  audio: "[Audio]",
  video: "[Video]",
  document: "[Documento]",
  sticker: "[Sticker]",
  location: "[Ubicación]",
  contacts: "[Contacto]",
  order: "[Pedido]",
  form: "[Formulario]",
  call_permission: "[Permiso para llamar]",
  unsupported: "[Mensaje no compatible]",
  system: "[Aviso de WhatsApp]",
  note: "",
};

/** `[Imagen] el pie de foto`; plain text as it is. */
export function placeholder(kind: Message["kind"], caption = ""): string {
  return [PLACEHOLDER[kind], caption].filter(Boolean).join(" ");
}

/** Sent as a picture, with a meaning that needs no viewing. */
export type Gesture = "sticker" | "mention";

/** The gesture of a message; null where it has text. */
export function gestureOf({ kind, details }: Pick<Message, "kind" | "details">): Gesture | null {
  if (kind === "sticker" || details?.isSticker) return "sticker";
  return details?.story === "mention" ? "mention" : null;
}

/** What cannot be read without looking or listening: an assistant only knows its caption. */
export const UNSEEN_KINDS = ["image", "audio", "video", "document", "sticker", "unsupported"] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];

/**
 * The words that a person wrote: of a file its caption, without sign and file name, of audio its transcript; '' when
 * there are none.
 */
export function wordsOf(
  message: Pick<Message, "kind"> & { text: string; filename: string; transcript?: string },
): string {
  const { kind, text, filename, transcript } = message;
  if (kind === "audio" && transcript) return transcript;
  if (!isUnseen(kind)) return text;
  const sign = PLACEHOLDER[kind];
  const caption = (text.startsWith(sign) ? text.slice(sign.length) : text).trim();
  return caption === filename ? "" : caption;
}

export function isUnseen(kind: Message["kind"]): kind is UnseenKind {
  return (UNSEEN_KINDS as readonly string[]).includes(kind);
}
