// Finds the words of a search in a text: without case or accents, at the start of a word when possible.
import { fold } from "@mostrador/domain/kit/text.ts";

export type Part = { text: string; isMatch: boolean };

/** The whole text in parts, in order. */
export function marksOf(text: string, words: readonly string[]): Part[] {
  const letters = [...text];
  const folded = letters.map((letter) => (letter.trim() === "" ? " " : fold(letter)));
  const isMatch = new Array<boolean>(letters.length).fill(false);
  for (const word of words.map(fold).filter(Boolean)) {
    const places = placesOf(folded, word);
    const atWords = places.filter(({ from }) => from === 0 || folded[from - 1] === " ");
    for (const { from, to } of atWords.length > 0 ? atWords : places.slice(0, 1)) isMatch.fill(true, from, to);
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
  }
  return parts;
}

/** In characters of the text: each may fold to none or to several. */
function placesOf(folded: readonly string[], word: string): { from: number; to: number }[] {
  return folded.flatMap((_, from) => {
    let found = "";
    let to = from;
    while (found.length < word.length && to < folded.length) found += folded[to++];
    return found.startsWith(word) ? [{ from, to }] : [];
  });
}
