// The whole permission matrix (G5): each role makes each call, including those that its list refuses.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { narrow } from "./narrow.ts";
import { startTrial, type Trial } from "./trial.ts";

let trial: Trial;
beforeAll(async () => {
  trial = await startTrial(1);
});
afterAll(() => trial?.mirror.close());

test("each role gets through each route exactly where the table says so", { timeout: 2_400_000 }, async () => {
  const { cells, differences } = await trial.compareRoutes();
  for (const difference of differences) console.log(difference);
  figure({
    promise: "each role gets through each call exactly where the table says so",
    measured: `${differences.length} of ${cells} cells differ`,
    goal: "none",
    holds: differences.length === 0 && cells > 10_000,
  });
});

test("taking away entries one by one, the last too, only ever narrows, on HTTP and on the socket", async () => {
  const opened = await narrow(trial, trial.mirror.routes);
  expect(opened.slice(1)).toEqual([70, 53, 0]);
}, 600_000);
