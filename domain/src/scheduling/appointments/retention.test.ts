import { expect, test } from "vitest";
import { retentionFigures } from "./retention.ts";

const NAMES = new Map([
  ["a", "Ana"],
  ["b", "Beto"],
]);

test("shares are of the clients who have had the time to come back, in all and by specialist", () => {
  const { figures, charts } = retentionFigures(
    [
      { specialist: "b", due: [1, 0, 0], back: [1, 0, 0] },
      { specialist: "a", due: [3, 2, 1], back: [1, 1, 1] },
    ],
    NAMES,
  );
  expect(figures.map(({ label, value }) => [label, value])).toEqual([
    ["Retención a 30 días", 50],
    ["Retención a 60 días", 50],
    ["Retención a 90 días", 100],
  ]);
  const [chart] = charts;
  expect(chart?.places.map(({ label }) => label)).toEqual(["Ana", "Beto"]);
  expect(chart?.series.map(({ label, values }) => [label, values])).toEqual([
    ["30 días", [33.3, 100]],
    ["60 días", [50, null]],
    ["90 días", [100, null]],
  ]);
});

test("without visits there are no shares", () => {
  const { figures, charts } = retentionFigures([], NAMES);
  expect([figures.map(({ value }) => value), charts[0]?.places]).toEqual([[null, null, null], []]);
});
