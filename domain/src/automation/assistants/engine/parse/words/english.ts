// Translates English into Spanish with the same meaning, so that one set of rules understands both.
import {
  ENGLISH_MONTHS,
  ENGLISH_NUMBERS,
  ENGLISH_PHRASES,
  ENGLISH_WORDS,
  LOAN_WORDS,
  SHARED_WORDS,
} from "../../lexicon/english.ts";

/** Words that only Spanish has: a message with some of both is Spanish. */
const SPANISH =
  /(?<!\p{L})(?:que|quiero|para|una?|los?|las?|del?|el|por|con|cita|hola|gracias|ma[ñn]ana|cu[aá]nto|est[aá]|tienen?|mi|si|sí)(?!\p{L})/giu;

export function isEnglish(texts: readonly string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  const words = text.match(/[a-z']+/g) ?? [];
  const english = words.filter((word) => ENGLISH_WORDS.has(word) || ENGLISH_WORDS.has(word.replace("'", "")));
  const sure = english.filter((word) => !SHARED_WORDS.has(word)).length;
  const spanish = text.match(SPANISH)?.length ?? 0;
  if (spanish === 0 && ASKS_YOU.test(text)) return true;
  // "Hi there": every word of it.
  const own = english.filter((word) => !SHARED_WORDS.has(word) && !LOAN_WORDS.has(word)).length;
  if (own > 0 && spanish === 0 && words.length > 1 && english.length === words.length) return true;
  return sure >= 2 && english.length > 2 * spanish && english.length * 2 >= words.length;
}

/** "Are you a bot?", "do you ship?": no Spanish begins like this. */
const ASKS_YOU = /^[^a-z]*(?:hi|hey|hello)?[^a-z]*(?:are|do|can|could|would|will|did|have) (?:you|i|we|they)\b/;

export function isSpanish(texts: readonly string[]): boolean {
  return (texts.join(" ").match(SPANISH)?.length ?? 0) > 0;
}

export function toSpanish(text: string): string {
  const counted = text.replace(NUMBER, (word) => `${ENGLISH_NUMBERS.indexOf(word.toLowerCase())}`);
  return PATTERNS.reduce((said, [pattern, spanish]) => {
    const replaced = said.replace(pattern, ` ${spanish} `);
    return replaced === said ? said : replaced.replace(/ {2,}/g, " ");
  }, counted)
    .replace(MONTH, (_, month: string) => `de ${ENGLISH_MONTHS[month.toLowerCase()]}`)
    .replace(/\s+/g, " ")
    .replace(/ á el /g, " al ")
    .trim();
}

// "One" may also be no number: "that one".
const NUMBER = new RegExp(`\\b(?:${ENGLISH_NUMBERS.slice(2).join("|")})\\b`, "gi");
const MONTH = new RegExp(`\\bde (${Object.keys(ENGLISH_MONTHS).join("|")})\\b`, "gi");
// "A" and "me" are words of both: with an accent the Spanish one is kept, and folding takes the accent away.
const PATTERNS = ENGLISH_PHRASES.map(
  ([phrase, spanish]) =>
    [
      new RegExp(`(?<![\\p{L}'])(?:${phrase})(?![\\p{L}'])`, "giu"),
      spanish.replace(/\ba\b/g, "á").replace(/\bme\b/g, "mé"),
    ] as const,
);
