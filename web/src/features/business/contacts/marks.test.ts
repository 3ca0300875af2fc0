import { expect, test } from "vitest";
import { marksOf } from "./marks.ts";

const shown = (text: string, words: string[]) =>
  marksOf(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Ana Pérez Martínez", ["mar"], "Ana Pérez [Mar]tínez"],
  ["María Márquez", ["mar"], "[Mar]ía [Már]quez"],
  ["Omar Díaz", ["mar"], "O[mar] Díaz"],
  ["Mario Omar", ["mar"], "[Mar]io Omar"],
  ["José Ñandú", ["nandu", "jose"], "[José] [Ñandú]"],
  ["Ana", ["zoe"], "Ana"],
  ["", ["a"], ""],
  ["Ana 🌵 Luz", ["luz"], "Ana 🌵 [Luz]"],
])("%j with the words %j reads %s", (text, words, read) => {
  expect(shown(text, words)).toBe(read);
});
