// Text as people type it: without case, accents or stray spaces. For searches, slugs and understanding.

/** Lower case, no accents (ñ becomes n), single spaces, trimmed. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of a text, folded: letters and digits only. `shortest`: the fewest letters of a word that counts. */
export function foldedWords(text: string, shortest = 1): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortest);
}

/**
 * The form in which a search compares texts: folded, special letters as plain ones, without apostrophes (O'Brien,
 * O’Brien and OBrien are one) and without invisible characters. The database's `folded` does the same.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, " ").trim();
  const letters = text.replace(APOSTROPHES, "");
  if (!UNSEEN.test(letters)) return fold(letters.normalize("NFKD"));
  return fold(visibleText(letters).normalize("NFKD")).replaceAll(JOINER, "");
}

/** ASCII letters, digits and signs that folding does not change. */
const PLAIN = /^[ -&(-\]_a-~]*$/;
const JOINER = "\u200d";
const APOSTROPHES = /['`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u2018\u2019\u201b\u2032\uff07]/g;

/**
 * A visible name: without direction marks, zero-width, control and blank characters; single spaces, trimmed. '' where
 * nothing is left. Joined emoji stay joined.
 */
export function visibleText(text: string): string {
  if (!UNSEEN.test(text)) return text.replace(/\s+/g, " ").trim();
  return text
    .replace(JOINED_EMOJI, (joined) => joined.replaceAll(JOINER, KEPT_JOINER))
    .replace(INVISIBLE, "")
    .replaceAll(KEPT_JOINER, JOINER)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Of the private use area, so that no text has it by chance. */
const KEPT_JOINER = "\ue00d";
const JOINED_EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)+/gu;
/** Format characters, surrogate halves, private signs, and the invisible letters of Hangul and Braille. */
const INVISIBLE = /[\p{Cf}\p{Cs}\ue000-\ue00c\ue00e-\uf8ff\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;

/** Whether anything needs removal: most texts have nothing. */
const UNSEEN = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** The business slug of contract/platform#a-business: lower case, accents removed, spaces to hyphens. */
export function slug(text: string): string {
  return fold(text).replace(/ /g, "-");
}
