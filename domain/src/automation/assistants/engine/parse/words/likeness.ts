// How similar two folded words are, as Mexicans mistype them: by sound first (sita/cita, kiero/quiero, juebes/jueves),
// then by a weighted edit distance. 1 is the same word, 0 is another one.

import { remembered } from "./remembered.ts";

export function likeness(typed: string, word: string): number {
  return typed === word ? 1 : likenessBySound(typed, sound(typed), word, sound(word));
}

/** The same for two different words with known sounds: one word is compared with hundreds. */
export function likenessBySound(typed: string, a: string, word: string, b: string): number {
  if (a === b) return Math.min(typed.length, word.length) < 4 ? 0 : 0.95;
  return Math.max(near(a, b), a === typed && b === word ? 0 : slip(typed, word));
}

// One slip of the finger, which may spell another sound: "perfceto", "maana", "juees".
function slip(typed: string, word: string): number {
  if (Math.max(typed.length, word.length) < 6 || Math.abs(typed.length - word.length) > 1) return 0;
  if (typed[0] !== word[0] || lettersApart(typed, word) > 2) return 0;
  const cost = distance(typed, word);
  return cost > 1 ? 0 : 0.9 - 0.15 * cost;
}

function near(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const allowed = length < 5 ? 0 : length < 8 ? 1 : 2;
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return 0;
  if (a[0] !== b[0] && length < 6) return 0;
  // With so many letters in only one of the two, the number of changes cannot be that small.
  if (0.25 * lettersApart(a, b) > allowed) return 0;
  const cost = distance(a, b) + (a[0] === b[0] ? 0 : 0.5);
  return cost > (allowed === 2 && length < 10 ? 1.6 : allowed) ? 0 : 0.9 - 0.15 * cost;
}

// Letters (a to z, and 1 for "ch") that are in one word and not in the other.
function lettersApart(a: string, b: string): number {
  let left = letters(a) ^ letters(b);
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

const letters = remembered((word: string) => {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
});

/** Spelling by sound: silent h, b/v, c/s/z, k/qu, ll/y, g/j, doubled letters. */
export const sound = remembered(heard);

function heard(word: string): string {
  return word
    .replace(/ch/g, "1")
    .replace(/h/g, "")
    .replace(/qu?(?=[ei])|q/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/c/g, "k")
    .replace(/ll/g, "y")
    .replace(/v/g, "b")
    .replace(/w/g, "u")
    .replace(/g(?=[ei])/g, "j")
    .replace(/x/g, "s")
    .replace(/(.)\1+/g, "$1");
}

/** Singular of a Spanish noun, roughly; only for comparing. */
export function singular(word: string): string {
  // "Masajes" is more than one "masaje".
  if (word.length > 5 && /[^aeiouj]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

// Damerau-Levenshtein: a swap costs 0.7, a wrong vowel 0.9, any other change 1.
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change =
        a[i - 1] === b[j - 1]
          ? 0
          : isHalfTyped(a[i - 1], b[j - 1])
            ? 0.5
            : isVowel(a[i - 1]) && isVowel(b[j - 1])
              ? 0.9
              : 1;
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 0.7);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

// "Maqilaje": one l of two.
function isHalfTyped(typed: string | undefined, letter: string | undefined): boolean {
  return typed === "l" && letter === "y";
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && "aeiou".includes(letter);
}
