import { expect, test } from "vitest";
import { nextForPair } from "./pair-rate.ts";

const NOW = 1_000_000;

test("a few messages at once go out at once; more than a burst waits its turn", () => {
  expect(nextForPair([], NOW)).toBe(NOW);
  const burst = (count: number) => Array.from({ length: count }, (_, index) => NOW - 1_000 + index);
  expect(nextForPair(burst(44), NOW)).toBe(NOW);
  const wait = nextForPair(burst(45), NOW) - NOW;
  expect(wait).toBeGreaterThan(4_000);
  expect(wait).toBeLessThanOrEqual(6_000);
});

test("one every six seconds never waits, and a burst is paid back", () => {
  const steady = Array.from({ length: 60 }, (_, index) => NOW - (index + 1) * 6_000);
  expect(nextForPair(steady, NOW)).toBe(NOW);
  const before = Array.from({ length: 45 }, () => NOW - 270_000);
  expect(nextForPair(before, NOW)).toBe(NOW);
});
