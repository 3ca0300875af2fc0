// Splits a text that is too long for a carrier: after a paragraph, else after a sentence, else between words. Only the
// blanks at the cuts are lost.
import type { ChannelKind } from "../../channels/schema.ts";

/** Messenger counts characters, Instagram bytes of UTF-8: an accented letter has two. */
const MOST: Readonly<Record<ChannelKind, { most: number; sizeOf(text: string): number } | null>> = {
  whatsapp: null,
  messenger: { most: 2000, sizeOf: (text) => text.length },
  instagram: { most: 1000, sizeOf: bytesOf },
};

/** The text itself where it fits; each part is within the limit, and no part is blank. */
export function splitText(kind: ChannelKind, text: string): string[] {
  const limit = MOST[kind];
  if (!limit) return [text];
  const parts: string[] = [];
  let rest = text.trim();
  while (limit.sizeOf(rest) > limit.most) {
    const fitting = longestFitting(rest, limit);
    const cut = cutOf(fitting, rest);
    parts.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return rest === "" ? parts : [...parts, rest];
}

/** In UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** How many characters from the start fit; never half of one. */
function longestFitting(text: string, { most, sizeOf }: { most: number; sizeOf(text: string): number }): number {
  let size = 0;
  let end = 0;
  for (const sign of text) {
    size += sizeOf(sign);
    if (size > most) break;
    end += sign.length;
  }
  return end;
}

/** A cut in the first third would make parts that are too short. */
function cutOf(fitting: number, text: string): number {
  const head = text.slice(0, fitting);
  // The next character may be the blank that ends the sentence.
  const seen = text.slice(0, fitting + 1);
  for (const end of [/\n\s*\n/g, /\n/g, /[.!?…][)"»”']*\s/g, /\s/g]) {
    const last = [...seen.matchAll(end)].at(-1);
    const at = last ? last.index + last[0].trimEnd().length : 0;
    if (at > fitting / 3) return Math.min(at, head.length);
  }
  return fitting;
}
