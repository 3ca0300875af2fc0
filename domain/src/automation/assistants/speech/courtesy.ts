// Decides which free words of a model may be sent (decision 17): phrases of the closed list, compared by their letters
// and sent as the list writes them. Everything else, in any script, is left out.
import { lettersOf, PHRASES, type Phrase } from "./courtesy-phrases.ts";

const LONGEST = 400;
const MOST_PHRASES = 3;

/** `isWhole`: nothing was left out. */
export type Courtesy = { phrases: Phrase[]; isWhole: boolean };

export function courtesyIn(text: string): Courtesy {
  const plain = text.normalize("NFKC");
  // Digits, letters of other scripts and signs are words too, and the list has none of them.
  const clauses = plain
    .slice(0, LONGEST)
    .split(/[.,;:!?¡¿…\n]+|\s[-–—]\s/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  const known = clauses.map(phraseOf);
  const phrases = known.filter((phrase) => phrase !== null);
  const chosen = [...new Set(phrases)].slice(0, MOST_PHRASES);
  return { phrases: chosen, isWhole: plain.length <= LONGEST && known.length > 0 && phrases.length === known.length };
}

/** One sentence each. */
export function sayCourtesy(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ text }) =>
      text.startsWith("¿") ? text.replace(/^¿./u, (start) => start.toUpperCase()) : `${capital(text)}.`,
    )
    .join(" ");
}

function phraseOf(clause: string): Phrase | null {
  const bare = clause.replace(DECORATION, "").trim();
  if (bare === "" || !SPANISH.test(bare)) return null;
  return PHRASES.get(lettersOf(bare)) ?? null;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Emoji without a meaning; they are not sent either. */
const DECORATION = /[😊🙂😀🤗💛💖✨🌸]\ufe0f?/gu;
/** Only Spanish letters and blanks. */
const SPANISH = /^[a-záéíóúüñ ]+$/iu;
