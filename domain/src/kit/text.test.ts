import { expect, test } from "vitest";
import { foldForSearch, visibleText } from "./text.ts";

test.each([
  ["Pat O\u2019Brien", "pat obrien"],
  ["pat o'brien", "pat obrien"],
  ["PAT O\u00b4BRIEN", "pat obrien"],
  ["O\u2018Brien O\u02bcBrien O`Brien", "obrien obrien obrien"],
  ["\u{1d4dc}\u{1d4ea}\u{1d4fb}\u{1d4f2}\u{1d4ea}", "maria"],
  ["Núñez\u00a0 Gil", "nunez gil"],
  ["Ana\u200b López\u202c", "ana lopez"],
])("%j is searched as %j", (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test.each([
  ["\u200b", ""],
  ["\u3164", ""],
  ["\u2800 \u2060", ""],
  ["\u202eanul", "anul"],
  ["\u2067Ana\u2069 \u200eLópez", "Ana López"],
  ["Ana\u0000\tLópez", "Ana López"],
  ["Ana\ud800", "Ana"],
  ["Ana \u{1f469}\u200d\u{1f467}", "Ana \u{1f469}\u200d\u{1f467}"],
  ["A\u200dna", "Ana"],
  ["José", "José"],
])("of the name %j is seen %j", (name, seen) => {
  expect(visibleText(name)).toBe(seen);
});
