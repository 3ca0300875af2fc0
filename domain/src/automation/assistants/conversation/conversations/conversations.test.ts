import { expect, test } from "vitest";
import { BARBER } from "./scripts/barber.ts";
import { DENTAL } from "./scripts/dental.ts";
import { HOMES } from "./scripts/homes.ts";
import { MUSIC } from "./scripts/music.ts";
import { NOT_MEANT } from "./scripts/not-meant.ts";
import { PSYCHOLOGIST } from "./scripts/psychologist.ts";
import { SALON } from "./scripts/salon.ts";
import { SALON_MOVES } from "./scripts/salon-moves.ts";
import { SPA } from "./scripts/spa.ts";
import { VET } from "./scripts/vet.ts";
import { WORKSHOP } from "./scripts/workshop.ts";
import { converse, type Options } from "./shops/converse.ts";
import type { PLANS } from "./shops/plans.ts";

const lines = [SALON, SALON_MOVES, BARBER, DENTAL, PSYCHOLOGIST, WORKSHOP, HOMES, MUSIC, SPA, VET, NOT_MEANT].flatMap(
  (script) => script.trim().split("\n"),
);

test.each(lines)("%s", (line) => {
  const [plan, turns, effects = "", options = "{}"] = line.split("##").map((part) => part.trim());
  const said = turns!.split(" > ").map((turn) => turn.trim());
  const outcome = converse(plan as keyof typeof PLANS, said, JSON.parse(options) as Options);
  expect(outcome.effects.join("; ")).toBe(effects);
  expect(outcome.unbacked).toEqual([]);
});
