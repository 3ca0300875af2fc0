// What is written in place of something that has no words, wherever a conversation is shown or read to an assistant.
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

/** What is sent as a picture and means something without being looked at. */
export type Gesture = "sticker" | "mention";

/** The gesture that a message is; null where it has something to be read. */
export function gestureOf({ kind, details }: Pick<Message, "kind" | "details">): Gesture | null {
  if (kind === "sticker" || details?.isSticker) return "sticker";
  return details?.story === "mention" ? "mention" : null;
}

/** What cannot be read without looking or listening: its caption apart, an assistant knows nothing of it. */
export const UNSEEN_KINDS = ["image", "audio", "video", "document", "sticker", "unsupported"] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];

/**
 * The words that somebody wrote: of a file its caption, without sign and file name, of a sound what was written down of it; ''
 * when there are none.
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
