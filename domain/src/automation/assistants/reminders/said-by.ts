// What a customer wants to be reminded of, in their own words: a reminder has no word of a model (decision 62).
import { fold } from "../../../kit/text.ts";
import { plainText } from "../plain-text.ts";

export const MOST_LETTERS = 200;
const FEWEST_LETTERS = 3;

/** As written in one of their messages, the latest first; null where they did not write these words in a row. */
export function saidBy(about: string, written: readonly string[]): string | null {
  const wanted = wordsIn(about).map(({ plain }) => plain);
  if (wanted.length === 0) return null;
  for (const text of written.toReversed().map(plainText)) {
    const words = wordsIn(text);
    const at = words.findIndex((_, from) => wanted.every((word, index) => words[from + index]?.plain === word));
    if (at < 0) continue;
    const [first, last] = [words[at], words[at + wanted.length - 1]];
    const said = text.slice(first?.from, last?.to).replace(/\s+/g, " ");
    if (said.length >= FEWEST_LETTERS && said.length <= MOST_LETTERS) return said;
  }
  return null;
}

/** Letters and digits count; signs around them do not. */
function wordsIn(text: string): { plain: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (found) => ({
    plain: fold(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
}
