// Moving averages and periods of the results of a form.
import { expect, test } from "vitest";
import { movingAverages } from "../../kit/figures/moving-average.ts";
import { averageOf, periodsOf } from "./summary.ts";

test("averages have one decimal; a moving average covers 3 days, or 2 weeks or months", () => {
  expect(
    averageOf([
      { value: 4, count: 1 },
      { value: 5, count: 2 },
    ]),
  ).toBe(4.7);
  expect(averageOf([])).toBeNull();
  expect(movingAverages([3, 0, 1, 7], "day")).toEqual([3, 1.5, 1.3, 2.7]);
  expect(movingAverages([3, 0, 1, 8], "week")).toEqual([3, 1.5, 0.5, 4.5]);
  expect(movingAverages([3, 0, 1, 8], "month")).toEqual([3, 1.5, 0.5, 4.5]);
});

test("periods run from the first day to the last, with those that have no answers; weeks begin on Monday", () => {
  const counts = new Map([
    ["2026-11-27", 2],
    ["2026-12-01", 1],
    ["2026-12-06", 4],
  ]);
  const told = (group: "day" | "week" | "month") =>
    periodsOf(counts, { first: "2026-11-27", last: "2026-12-07", group }).map(
      ({ start, count }) => `${start} ${count}`,
    );
  expect(told("day")).toHaveLength(11);
  expect(told("week")).toEqual(["2026-11-23 2", "2026-11-30 5", "2026-12-07 0"]);
  expect(told("month")).toEqual(["2026-11-01 2", "2026-12-01 5"]);
});
