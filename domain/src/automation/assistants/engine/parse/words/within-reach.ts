// How much of a turn is read. Rules compare words with each other, so their cost grows faster than the text.

import { showsSomething } from "./words.ts";

/** Characters of one turn. Four times the longest message of the corpus. */
const MOST = 600;

/**
 * The texts of a turn, or the beginning and the end of texts that are too long: a request comes first or last, a
 * story in between. A text without visible signs is left out. The two ends are separate texts, so that nothing is read across the gap.
 */
export function withinReach(texts: readonly string[]): readonly string[] {
  const each = texts.map((text) => text.trim().replace(HELD_DOWN, "$1$1$1")).filter(showsSomething);
  const whole = each.join("\n");
  if (whole.length <= MOST) return each;
  return [whole.slice(0, MOST / 2).replace(/\s\S{0,40}$/, ""), whole.slice(-MOST / 2).replace(/^\S{0,40}\s/, "")];
}

// A sign held down says no more than three of it.
const HELD_DOWN = /(\p{Extended_Pictographic})\1{3,}/gu;
