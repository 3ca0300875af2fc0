// The space that a file takes in a conversation, known before it loads, so that nothing moves.
import type { MessageMedia } from "./shown.ts";

const WIDE = 300;
const TALL = 340;
const STICKER = 160;
/** Used when a picture has no known size. */
const UNKNOWN = { width: 4, height: 3 };

/** A CSS width; never wider than its bubble. */
export function frameOf({ width, height }: Pick<MessageMedia, "width" | "height">, isSticker: boolean) {
  const size = width && height ? { width, height } : UNKNOWN;
  const most = isSticker ? { width: STICKER, height: STICKER } : { width: WIDE, height: TALL };
  const ratio = Math.min(3, Math.max(0.4, size.width / size.height));
  const shown = Math.min(most.width, most.height * ratio);
  return { width: Math.round(shown), maxWidth: "100%", aspectRatio: String(Math.round(ratio * 1000) / 1000) };
}

export const FILM = {
  display: "block",
  width: WIDE,
  maxWidth: "100%",
  aspectRatio: "16 / 9",
  my: 0.5,
  borderRadius: "10px",
  bgcolor: "#000",
} as const;
