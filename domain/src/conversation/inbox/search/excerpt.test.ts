import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { messageWords } from "./message-words.ts";

function marked(message: string, search: string): string {
  const { text, marks } = excerptOf(message, messageWords(search));
  return marks
    .toReversed()
    .reduce((so, { from, to }) => `${so.slice(0, from)}[${so.slice(from, to)}]${so.slice(to)}`, text);
}

test.each([
  ["¿Tienen lugar el miércoles?", "MIERCOLES", "¿Tienen lugar el [miércoles]?"],
  ["Año nuevo", "ano", "[Año] nuevo"],
  ["Decomposed: cafe\u0301 y café", "cafe", "Decomposed: [cafe\u0301] y [café]"],
  ["No es camanía sino manicure", "mani", "No es camanía sino [mani]cure"],
  ["Gracias 🙏🏽 nos vemos", "vemos", "Gracias 🙏🏽 nos [vemos]"],
  ["uno\ndos   tres", "dos tres", "uno [dos] [tres]"],
  ["", "algo", ""],
])("%j searched for %j is shown as %j", (message, search, shown) => expect(marked(message, search)).toBe(shown));

test("a long message is cut around the first word that was found", () => {
  const long = `${"bla ".repeat(100)}aquí está el tinte que quería ${"bla ".repeat(100)}`;
  const { text } = excerptOf(long, messageWords("tinte"));
  expect(text).toMatch(/^…(bla )+aquí está el tinte que quería (bla ?)+…$/);
  expect(text.length).toBeLessThanOrEqual(162);
});

test("a word without end is cut without splitting a letter", () => {
  const { text } = excerptOf("😀".repeat(500), ["😀"]);
  expect(text.isWellFormed()).toBe(true);
});

test("what is looked for is words: the longest first, each once, six at most; punctuation is none", () => {
  expect(messageWords("  ¿El TINTE, el tinte?! ")).toEqual(["tinte", "el"]);
  expect(messageWords("... ¿?")).toEqual([]);
  expect(messageWords("a b c d e f g h")).toHaveLength(6);
});
