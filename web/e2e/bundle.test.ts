import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { BUDGETS, weighBundles } from "../bundle-budget.ts";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

it.each(BUDGETS)("loads $screen within $limit bytes of gzip", (budget) => {
  const [weight] = weighBundles(DIST, [budget]);
  expect(weight?.bytes).toBeGreaterThan(10_000);
  expect(weight?.bytes).toBeLessThanOrEqual(budget.limit);
});
