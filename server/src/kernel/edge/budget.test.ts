import { expect, test } from "vitest";
import { createBudget } from "./budget.ts";

test("a burst is free, then it goes at its pace, and nobody uses up what is another's", () => {
  let now = 0;
  const budget = createBudget({ burst: 3, perSecond: 2 }, () => now);
  const takes = (key: string, times: number) => Array.from({ length: times }, () => budget.take(key));
  expect(takes("a", 5)).toEqual([true, true, true, false, false]);
  expect(budget.take("b")).toBe(true);
  now += 1_000;
  expect(takes("a", 3)).toEqual([true, true, false]);
  now += 60_000;
  expect(takes("a", 4)).toEqual([true, true, true, false]);
});

test("who has long been gone is forgotten", () => {
  let now = 0;
  const budget = createBudget({ burst: 3, perSecond: 1 }, () => now);
  for (let index = 0; index < 25_000; index += 1) {
    now += 10;
    budget.take(String(index));
  }
  expect(budget.size).toBeLessThanOrEqual(10_001);
});
