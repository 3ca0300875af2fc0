import fc from "fast-check";
import { expect, test } from "vitest";
import { earnedCents, sumEarnings } from "./commission.ts";

test.for([
  ["a percentage of what was paid", { isTip: false, baseCents: 45_000, percent: 40 }, 18_000],
  ["half a cent goes up", { isTip: false, baseCents: 101, percent: 50 }, 51],
  ["a percentage with decimals", { isTip: false, baseCents: 10_000, percent: 33.33 }, 3333],
  ["a tip in full, whatever the rule", { isTip: true, baseCents: 5000, percent: 10 }, 5000],
  ["a fixed one is earned", { isTip: false, baseCents: 5000, percent: 0, fixed: { cents: 8000, turn: 1 } }, 8000],
  ["a fixed one once", { isTip: false, baseCents: 5000, percent: 0, fixed: { cents: 8000, turn: 0 } }, 0],
  ["a fixed one goes back", { isTip: false, baseCents: -9000, percent: 0, fixed: { cents: 8000, turn: -1 } }, -8000],
  ["no rule, no commission", { isTip: false, baseCents: 5000, percent: 0 }, 0],
] as const)("%s", ([, earning, cents]) => {
  expect(earnedCents(earning)).toBe(cents);
});

test("a refund in full cancels the commission, and the sums are those of the lines", () => {
  const line = fc.record({
    isTip: fc.boolean(),
    baseCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    isPaid: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (earnings) => {
      const lines = earnings.map((one) => ({ ...one, amountCents: earnedCents(one) }));
      const back = earnings.map((one) => earnedCents({ ...one, baseCents: -one.baseCents }));
      const sums = sumEarnings(lines);
      const all = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
      expect(back.reduce((cents, one) => cents + one, 0) + all).toBe(0);
      expect([sums.commissionCents + sums.tipsCents, sums.paidCents + sums.owedCents]).toEqual([all, all]);
    }),
    { numRuns: 50 },
  );
});
