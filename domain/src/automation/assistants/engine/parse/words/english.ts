// Translates English into Spanish with the same meaning, so that one set of rules understands both.
import { ENGLISH_PHRASES, ENGLISH_WORDS } from "../../lexicon/english.ts";

/** Words that only Spanish has: a message with some of both is Spanish. */
const SPANISH =
  /(?<!\p{L})(?:que|quiero|para|una?|los?|las?|del?|el|por|con|cita|hola|gracias|ma[ñn]ana|cu[aá]nto|est[aá]|tienen?|me|mi|si|sí)(?!\p{L})/giu;

export function isEnglish(texts: readonly string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  const words = text.match(/[a-z']+/g) ?? [];
  const english = words.filter((word) => ENGLISH_WORDS.has(word.replace("'", ""))).length;
  const spanish = text.match(SPANISH)?.length ?? 0;
  return english >= 2 && english > 2 * spanish && english * 2 >= words.length;
}

export function isSpanish(texts: readonly string[]): boolean {
  return (texts.join(" ").match(SPANISH)?.length ?? 0) > 0;
}

export function toSpanish(text: string): string {
  return PATTERNS.reduce((said, [pattern, spanish]) => said.replace(pattern, ` ${spanish} `), text)
    .replace(/\s+/g, " ")
    .trim();
}

const PATTERNS = ENGLISH_PHRASES.map(
  ([phrase, spanish]) => [new RegExp(`(?<![\\p{L}'])(?:${phrase})(?![\\p{L}'])`, "giu"), spanish] as const,
);
