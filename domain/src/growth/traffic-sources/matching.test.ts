import { expect, test } from "vitest";
import { beginsConversation, sourceIn } from "./matching.ts";

const partial = (keyword: string) => ({ keyword, matchType: "partial" as const });
const exact = (keyword: string) => ({ keyword, matchType: "exact" as const });

test.each([
  ["Hola, vi su PROMOCIÓN de  verano", [partial("promocion de verano")], 0],
  ["Hola, vi su promo", [exact("promo")], null],
  ["  Promó ", [exact("PROMO")], 0],
  ["promo verano", [partial("promo"), partial("promo verano")], 1],
  ["promo", [partial("promo"), exact("promo")], 1],
  ["hola", [partial("promo")], null],
  ["", [partial("promo")], null],
  ["hola", [partial("   ")], null],
])("%j names the one of %j", (message, sources, at) => {
  expect(sourceIn(message, sources)).toBe(at === null ? null : sources[at]);
});

test("a conversation begins with the first words, and after a day of silence", () => {
  const now = Date.parse("2026-11-23T10:00:00Z");
  const hour = 3600_000;
  expect(beginsConversation(null, now)).toBe(true);
  expect(beginsConversation(now - 23 * hour, now)).toBe(false);
  expect(beginsConversation(now - 25 * hour, now)).toBe(true);
  expect(beginsConversation(now + hour, now)).toBe(false);
});
