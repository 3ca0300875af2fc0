import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["quiero una cita 💅", "quiero una cita 💅"],
  ["ci\u200bta\ufeff", "cita"],
  ["\u202eatic", "atic"],
  ["hola\u{e0041}\u{e0042}\u{e007f}", "hola"],
  ["uno\ndos", "uno\ndos"],
  ["👩‍🦰 corte", "👩‍🦰 corte"],
  ["  \u0000 ", ""],
  ["\u3164", ""],
  ["\u2800\u2800 \uffa0", ""],
  ["\ufe0f\u200d", ""],
  ["...", "..."],
])("%j reads %j", (written, read) => {
  expect(plainText(written)).toBe(read);
});

test("a very long text is cut between characters", () => {
  expect([...plainText("😀".repeat(5000))]).toHaveLength(4096);
});
