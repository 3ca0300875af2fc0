import { expect, test } from "vitest";
import { placeholder } from "./preview.ts";
import { retryDelay } from "./retry-delay.ts";
import { freeUntil, isWindowOpen } from "./window.ts";

const DAY = 86_400_000;

test("free text for 24 hours after the contact's last message, to the millisecond", () => {
  expect(isWindowOpen(1_000, 1_000 + DAY - 1)).toBe(true);
  expect(isWindowOpen(1_000, 1_000 + DAY)).toBe(false);
  expect(isWindowOpen(null, 1_000)).toBe(false);
  expect(freeUntil(1_000)).toBe(1_000 + DAY);
});

test("waits double from two seconds and end after eight tries", () => {
  const waits = Array.from({ length: 8 }, (_, index) => retryDelay(index + 1));
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, null]);
});

test("what has no words is named in brackets, with its caption", () => {
  expect(placeholder("image", "así lo quiero")).toBe("[Imagen] así lo quiero");
  expect(placeholder("audio")).toBe("[Audio]");
  expect(placeholder("text", "hola")).toBe("hola");
});
