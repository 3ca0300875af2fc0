// The reply to messages that an assistant can neither hear nor see: it says what it cannot read, and what helps
// instead.
import type { UnseenKind } from "../../conversation/inbox/preview.ts";

/** Null when there is no such message. */
export function unseenNotice(kinds: readonly UnseenKind[]): string | null {
  const said = [...new Set(kinds.map((kind) => CANNOT[kind]).filter((each) => each !== null))];
  if (said.length === 0) return null;
  const all = said.length === 1 ? said[0] : `${said.slice(0, -1).join(", ")} ni ${said.at(-1)}`;
  return `Por aquí no puedo ${all}. ¿Me lo escribes, por favor?`;
}

const CANNOT: Readonly<Record<UnseenKind, string | null>> = {
  audio: "escuchar audios",
  image: "ver fotos",
  video: "ver videos",
  document: "abrir archivos",
  unsupported: "leer ese tipo de mensaje",
  sticker: null,
};
