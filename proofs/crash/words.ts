// Makes the words that customers write, and finds them in the answers.

/** As many sentences as fit into the texts of an assistant. */
export const WORDS = 1_200;

/** Letters only: a number could be read as an hour or a price. */
export function wordOf(number: number): string {
  return `zq${[...String(number)].map((digit) => "abcdefghkm"[Number(digit)]).join("")}`;
}

/** The words that an answer refers to, or the whole text when it has none. */
export function wordsIn(text: string): string[] {
  return text.match(/zq[a-m]+/g) ?? [text];
}
