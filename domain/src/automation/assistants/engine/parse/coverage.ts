// What of a question nobody read: its words that are no small words, no words of an act, and nothing that was named. A question
// that is not read whole is not known, and is never answered by selling.
import { ACT_WORDS } from "../lexicon/acts.ts";
import { CONSENT_WORDS } from "../lexicon/consent-words.ts";
import { SMALL_WORDS } from "../lexicon/small-words.ts";
import { KEY_WORDS } from "../lexicon/vocabulary.ts";
import { KINDRED } from "./catalogue/synonyms.ts";
import { singular } from "./words/likeness.ts";

/** `left`: the text in which what was read is covered by "~". The words of the questions in it that
 * were not; `known` are those of the catalogue. */
export function unreadInQuestions(text: string, left: string, known: ReadonlySet<string>): string[] {
  return questionsIn(text).flatMap(({ at, end }) =>
    [...left.slice(at, end).matchAll(/[a-z]{3,}/g)]
      .map((match) => match[0])
      .filter((word) => !known.has(word) && !isRead(word)),
  );
}

/** The sentences that ask: by their mark, or by the word with which they begin. */
function questionsIn(text: string): { at: number; end: number }[] {
  return [...text.matchAll(/[^.|;!?]+\??/g)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length, said: match[0] }))
    .filter(({ said }) => said.endsWith("?") || BEGINS.test(said));
}

function isRead(word: string): boolean {
  const one = singular(word);
  return (
    [SMALL_WORDS, KEY_WORDS, CONSENT_WORDS, KINDRED, LITERALS].some((words) => words.has(word) || words.has(one)) ||
    STEMS.some((stem) => word.startsWith(stem))
  );
}

const BEGINS =
  /^ ?(?:(?:y|pero|oye|oiga|hola|buenas|buenos dias|buenas tardes|disculpe|disculpa|una pregunta|una duda) ?,? )*(?:cuant[oa]s?|aceptan|venden|manejan|hacen|incluye|es necesario|cobran|puedo|se puede|tienen|hay) /;

// The words of the acts: those that are written whole, and the stems of those that are not.
const WRITTEN = Object.values(ACT_WORDS).flatMap((pattern) => [
  ...pattern.replace(/\\[bd]/g, " ").matchAll(/([a-z]{3,})(\\w|\[)?/g),
]);
const LITERALS: ReadonlySet<string> = new Set(WRITTEN.map((match) => match[1]!));
const STEMS = [...new Set(WRITTEN.filter((match) => match[2] && match[1]!.length > 3).map((match) => match[1]!))];
