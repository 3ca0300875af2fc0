import { expect, test } from "vitest";
import { converse, type Options } from "./run/converse.ts";
import { readLines } from "./run/read-lines.ts";
import type { PLANS } from "./shops/plans.ts";

test.each(readLines("talks"))("%s", (line) => {
  const [plan, turns, effects = "", options = "{}"] = line.split("##").map((part) => part.trim());
  const said = turns!.split(" > ").map((turn) => turn.trim());
  const outcome = converse(plan as keyof typeof PLANS, said, JSON.parse(options) as Options);
  expect(outcome.effects.join("; ")).toBe(effects);
  expect(outcome.unbacked).toEqual([]);
});
