import { expect, test } from "vitest";
import { readSay, sayInText } from "./read-say.ts";

test("one act that cannot be read spoils no other", () => {
  const { acts, unread } = readSay({
    acts: [{ act: "fly" }, { act: "price", services: ["a"] }, 7, { act: "hours", days: "x" }],
  });
  expect(acts).toEqual([{ act: "price", services: ["a"] }]);
  expect(unread).toBe(3);
});

test("what is said beyond the eighth is counted, not passed over", () => {
  const { acts, unread } = readSay({ acts: Array.from({ length: 11 }, () => ({ act: "place" })) });
  expect([acts.length, unread]).toEqual([8, 3]);
});

test("one for a list of one, nulls, a bare act and a list as text are taken", () => {
  expect(readSay({ acts: [{ act: "price", service: "a", branch: null }] }).acts).toEqual([
    { act: "price", services: ["a"] },
  ]);
  expect(readSay({ act: "greet" }).acts).toEqual([{ act: "greet" }]);
  expect(readSay(["bye"]).acts).toEqual([{ act: "bye" }]);
  expect(readSay({ acts: '[{"act":"place"}]' }).acts).toEqual([{ act: "place" }]);
});

test.each([null, undefined, 7, "hola", {}, { acts: [] }, { acts: {} }])("%j says nothing", (input) => {
  expect(readSay(input).acts).toEqual([]);
});

test("JSON in a text counts, prose does not", () => {
  expect(sayInText('```json\n{"acts":[{"act":"place"}]}\n```')?.acts).toEqual([{ act: "place" }]);
  expect(sayInText("Hola")).toBeNull();
  expect(sayInText('{"precio": "$99"}')).toBeNull();
  expect(sayInText("{rotо")).toBeNull();
});
