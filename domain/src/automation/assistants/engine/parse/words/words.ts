// The text that every rule reads: folded, spelled out, number words as digits, punctuation as words of their own, one
// space between words. `tokens` point to the text as typed (for names).
import { fold } from "../../../../../kit/text.ts";
import { lookup } from "../../../../../kit/words/lookup.ts";
import { digitsOf } from "./number-words.ts";
import { mistypedWeekday, spellOut } from "./spelling.ts";

type Token = { text: string; raw: string; start: number; end: number };
export type Words = { text: string; tokens: Token[] };

export function readWords(texts: readonly string[], known: ReadonlySet<string>): Words {
  const raws = [...tidy(texts.join(" | ")).matchAll(TOKEN)].map((match) => match[0]);
  // Only a clear sign answers alone: a heart or folded hands do not agree to anything.
  const emojis = /[\p{L}\p{N}]/u.test(raws.join("")) ? EMOJI : SIGNS;
  const folded = raws.flatMap((raw, i) => {
    // "Se llama Canelo": a name is not a typo of a word.
    const isName = /^(?:llam[ao]n?|nombre)$/i.test(raws[i - 1] ?? "") && /^\p{L}{4,}$/u.test(raw);
    const day = isName || !OF_DAY.test(raws[i - 1] ?? "") ? null : mistypedWeekday(fold(raw), known);
    const text = day ?? plain(raw, isName ? new Set([fold(raw)]) : known, emojis);
    return text === "" ? [] : [{ text, raw }];
  });
  const tokens: Token[] = [];
  let text = "";
  for (const piece of digitsOf(folded)) {
    const start = text === "" ? 0 : text.length + 1;
    text = text === "" ? piece.text : `${text} ${piece.text}`;
    tokens.push({ ...piece, start, end: text.length });
  }
  return { text, tokens };
}

// "El marts" is the day, though a Marta works there.
const OF_DAY = /^(?:el|este|del|al|los|pal)$/i;

const TOKEN =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}[/-]\d{1,2}(?!\d)|\d{1,3}(?:,\d{3})+|\d{1,2}[:.]\d{2}(?!\d)|\d+|\p{L}\p{M}*(?:\p{L}|\p{M})*|[|.,;:?!()$#+&/-]|\p{Extended_Pictographic}/gu;

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\b(el|este|para el|pal) vienes\b/gi, "$1 viernes")
    .replace(/\b(en|por|x|de) l (?=ma[nñ]|tar|noc)/gi, "$1 la ")
    .replace(/\n+/g, " | ")
    .replace(/\b(\d{1,3})\s?mil\b/gi, "$1,000")
    .replace(/(\d{1,2})\s?[h]\s?(\d{2})\b/gi, "$1:$2")
    .replace(/(?<=\d\s?)([ap])\s?\.?\s?m\b\.?/gi, " $1m ")
    .replace(/\b([ap])\.\s?m\b\.?/gi, " $1m ")
    .replace(/(?<![\d:])1\s?(?:er|ro|ra|ero|era|º|ª|°)(?!\p{L})/giu, " primero ")
    .replace(/(\d)\s?(?:do|da|to|ta|mo|ma|vo|va|º|ª|°|er|ra|ro)(?!\p{L})/giu, " opcion $1 ")
    .replace(/(\d{1,2}:\d{2}):\d{2}(?!\d)/g, "$1")
    .replace(/(\d)\s*:\s+(\d{2})(?!\d)/g, "$1:$2");
}

/** Whether a text is visible: not only blanks, invisible characters and dots. */
export function showsSomething(text: string): boolean {
  return /[\p{L}\p{N}\p{S}?!¿¡]/u.test(text.replace(INVISIBLE, ""));
}

/** Emoji and nothing else. */
export function isOnlyEmojis(text: string): boolean {
  return (
    /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text) &&
    !/[\p{L}\p{N}?¿]/u.test(text.replace(INVISIBLE, ""))
  );
}

// Control and format characters, and the letters and signs that are drawn as nothing (Hangul fillers, blank braille).
const INVISIBLE = /[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;

function plain(raw: string, known: ReadonlySet<string>, emojis: Record<string, string>): string {
  if (/^\d{1,2}\.\d{2}$/.test(raw)) return raw.replace(".", ":");
  if (/^\d{1,3}(,\d{3})+$/.test(raw)) return raw.replaceAll(",", "");
  if (/\p{Extended_Pictographic}/u.test(raw) && !/\d/.test(raw)) return emojis[raw] ?? "";
  if (!/\p{L}/u.test(raw)) return raw === ":" ? "," : raw;
  const word = fold(raw).replace(/(.)\1{2,}/g, "$1");
  return spellOut(
    /^[a-z]+([aeiou])\1$/.test(word) && !known.has(word) && word.length > 3 ? word.slice(0, -1) : word,
    known,
  );
}

const SIGNS: Record<string, string> = lookup({
  "👍": "dedosi",
  "✅": "dedosi",
  "✔": "dedosi",
  "☑": "dedosi",
  "👎": "dedono",
  "❌": "dedono",
  "😡": "enojosigno",
  "😠": "enojosigno",
  "🤬": "enojosigno",
  "👿": "enojosigno",
  "💢": "enojosigno",
  "🖕": "enojosigno",
  "😤": "enojosigno",
  "🙄": "enojosigno",
  "😒": "enojosigno",
});

const EMOJI: Record<string, string> = lookup({
  ...SIGNS,
  "👌": "dedosi",
  "🙌": "dedosi",
  "🤝": "dedosi",
  "💯": "dedosi",
  "🫡": "dedosi",
  "🙏": "porfavor",
});
