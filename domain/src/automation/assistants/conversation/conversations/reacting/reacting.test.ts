import { expect, test } from "vitest";
import type { Options } from "../shops/converse.ts";
import type { PLANS } from "../shops/plans.ts";
import { react } from "../shops/react.ts";
import { EIGHTH_VOICES } from "./eighth-voices.ts";
import { ELEVENTH_VOICES } from "./eleventh-voices.ts";
import { FIFTH_VOICES } from "./fifth-voices.ts";
import { FIRST_VOICES } from "./first-voices.ts";
import { FOURTEENTH_VOICES } from "./fourteenth-voices.ts";
import { FOURTH_VOICES } from "./fourth-voices.ts";
import { NINTH_VOICES } from "./ninth-voices.ts";
import { SECOND_VOICES } from "./second-voices.ts";
import { SEVENTH_VOICES } from "./seventh-voices.ts";
import { SIXTH_VOICES } from "./sixth-voices.ts";
import { TENTH_VOICES } from "./tenth-voices.ts";
import { THIRD_VOICES } from "./third-voices.ts";
import { THIRTEENTH_VOICES } from "./thirteenth-voices.ts";
import { TWELFTH_VOICES } from "./twelfth-voices.ts";

const lines = [
  FIRST_VOICES,
  SECOND_VOICES,
  THIRD_VOICES,
  FOURTH_VOICES,
  FIFTH_VOICES,
  SIXTH_VOICES,
  SEVENTH_VOICES,
  EIGHTH_VOICES,
  NINTH_VOICES,
  TENTH_VOICES,
  ELEVENTH_VOICES,
  TWELFTH_VOICES,
  THIRTEENTH_VOICES,
  FOURTEENTH_VOICES,
].flatMap((script) => script.trim().split("\n"));

test.each(lines)("%s", (line) => {
  const [plan, opening, answers, effects = "", options = "{}"] = line.split("##").map((part) => part.trim());
  const turns = opening!.split(" > ").map((turn) => turn.trim());
  const outcome = react(plan as keyof typeof PLANS, turns, answers!, JSON.parse(options) as Options);
  const asWritten = effects.replace(/[.+?^${}[\]\\]/g, "\\$&").replaceAll("*", "\\w+");
  expect(outcome.effects.join("; ")).toMatch(new RegExp(`^${asWritten}$`));
  expect(outcome.unbacked).toEqual([]);
});
