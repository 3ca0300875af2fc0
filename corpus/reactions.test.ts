// Line format: plan ## the customer's first message ## their answer to each kind of question ## the result ## options
// ## names that apply. `cases` has a file for each way of speaking. Kinds: s service, b branch, p specialist, w day or
// hour, h free hours offered, n name, c confirmation, a which appointment, x anything else, d said after it is done.
// ">" separates messages in turn, "|" a first answer from a second one.
import { expect, test } from "vitest";
import type { Options } from "./run/converse.ts";
import { react } from "./run/react.ts";
import { readLines } from "./run/read-lines.ts";
import type { PLANS } from "./shops/plans.ts";

test.each(readLines("reactions"))("%s", (line) => {
  const [plan, opening, answers, effects = "", options = "{}", names] = line.split("##").map((part) => part.trim());
  const turns = opening!.split(" > ").map((turn) => turn.trim());
  const outcome = react(plan as keyof typeof PLANS, turns, answers!, JSON.parse(options) as Options);
  const asWritten = effects.replace(/[.+?^${}[\]\\]/g, "\\$&").replaceAll("*", "\\w+");
  expect(outcome.effects.join("; ")).toMatch(new RegExp(`^${asWritten}$`));
  expect(outcome.unbacked).toEqual([]);
  if (names !== undefined) expect(outcome.names.map((name) => name ?? "-").join(" | ")).toBe(names);
});
