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
  unsupported: "[Mensaje no compatible]",
  system: "[Aviso de WhatsApp]",
};

/** `[Imagen] el pie de foto`; plain text as it is. */
export function placeholder(kind: Message["kind"], caption = ""): string {
  return [PLACEHOLDER[kind], caption].filter(Boolean).join(" ");
}
