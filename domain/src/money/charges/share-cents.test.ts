import fc from "fast-check";
import { expect, test } from "vitest";
import { shareCents } from "./share-cents.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [3000, [1, 1], [1500, 1500]],
  [1, [1, 1], [1, 0]],
  [50, [0, 100], [0, 50]],
  [50, [], []],
  [0, [1, 1], [0, 0]],
])("%i cents by %j are %j", (cents, weights, shares) => {
  expect(shareCents(cents, weights)).toEqual(shares);
});

test("shares add up to the whole, and none is more than a cent from its part", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
      (cents, weights) => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        const shares = shareCents(cents, weights);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(cents);
        shares.forEach((share, at) => {
          expect(Math.abs(share - (cents * (weights[at] ?? 0)) / sum)).toBeLessThanOrEqual(1);
        });
      },
    ),
  );
});
