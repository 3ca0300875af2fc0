// The words that customers write, and how they are found again in what is answered.

/** So many sentences fit into the texts of an assistant. */
export const WORDS = 1_200;

/** Letters only: a number might read as an hour or a price. */
export function wordOf(number: number): string {
  return `zq${[...String(number)].map((digit) => "abcdefghkm"[Number(digit)]).join("")}`;
}

/** What an answer answers: the words of it, or itself. */
export function wordsIn(text: string): string[] {
  return text.match(/zq[a-m]+/g) ?? [text];
}
