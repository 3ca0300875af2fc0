// Mistypes one word of a text as a finger on a phone does.
import { KEY_WORDS } from "@mostrador/domain/automation/assistants/engine/lexicon/vocabulary.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

/** One slip in one key word of six letters or more; the same text where it has none. `next`: from 0 to 1. */
export function withSlip(text: string, next: () => number): string {
  const words = [...text.matchAll(/\p{L}{6,}/gu)].filter(([word]) => KEY_WORDS.has(fold(word)));
  const one = words[Math.floor(next() * words.length)];
  if (!one) return text;
  const [word] = one;
  return text.slice(0, one.index) + slipIn(word, next) + text.slice(one.index + word.length);
}

/** The first letter stays: people look at it. */
function slipIn(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    before + after.charAt(0) + letter + after.slice(1),
    before + after,
    before + letter + letter + after,
    before + neighbourOf(letter) + after,
  ];
  return slips[Math.floor(next() * slips.length)] ?? word;
}

const ROWS = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"];

function neighbourOf(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}
