import { expect, test } from "vitest";
import { cleanInput } from "./clean-input.ts";

const nested = (depth: number): unknown => (depth === 0 ? "x" : { acts: [nested(depth - 1)] });

test("NUL, control characters and half characters are taken out of names and values, whatever they stand in", () => {
  const read = cleanInput({ "na\u0000me": ["A\u0000na\u001b", { about: "a\ud800b\n" }], count: 2, none: null });
  expect(read).toEqual({ name: ["Ana", { about: "a\ufffdb\n" }], count: 2, none: null });
  expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud800/);
});

test("what is too deep or too large is not read at all, and reading it never throws", () => {
  expect(cleanInput(nested(2))).not.toBeNull();
  expect(cleanInput(nested(4))).toBeNull();
  expect(cleanInput(Array.from({ length: 1000 }, () => 1))).toBeNull();
  let deep: unknown = "x";
  for (let level = 0; level < 200_000; level += 1) deep = [deep];
  expect(cleanInput(deep)).toBeNull();
});

test("a long text is cut", () => {
  expect((cleanInput("a".repeat(100_000)) as string).length).toBe(4000);
});
