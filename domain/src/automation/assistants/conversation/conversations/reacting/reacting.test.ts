import { expect, test } from "vitest";
import type { Options } from "../shops/converse.ts";
import type { PLANS } from "../shops/plans.ts";
import { react } from "../shops/react.ts";
import { EIGHTH_VOICES } from "./early/eighth-voices.ts";
import { FIFTH_VOICES } from "./early/fifth-voices.ts";
import { FIRST_VOICES } from "./early/first-voices.ts";
import { FOURTH_VOICES } from "./early/fourth-voices.ts";
import { NINTH_VOICES } from "./early/ninth-voices.ts";
import { SECOND_VOICES } from "./early/second-voices.ts";
import { SEVENTH_VOICES } from "./early/seventh-voices.ts";
import { SIXTH_VOICES } from "./early/sixth-voices.ts";
import { TENTH_VOICES } from "./early/tenth-voices.ts";
import { THIRD_VOICES } from "./early/third-voices.ts";
import { EIGHTEENTH_VOICES } from "./eighteenth-voices.ts";
import { ELEVENTH_VOICES } from "./eleventh-voices.ts";
import { FIFTEENTH_VOICES } from "./fifteenth-voices.ts";
import { FOURTEENTH_VOICES } from "./fourteenth-voices.ts";
import { THIRTIETH_VOICES } from "./late/thirtieth-voices.ts";
import { THIRTY_FIRST_VOICES } from "./late/thirty-first-voices.ts";
import { THIRTY_SECOND_VOICES } from "./late/thirty-second-voices.ts";
import { TWENTY_EIGHTH_VOICES } from "./late/twenty-eighth-voices.ts";
import { TWENTY_FIFTH_VOICES } from "./late/twenty-fifth-voices.ts";
import { TWENTY_NINTH_VOICES } from "./late/twenty-ninth-voices.ts";
import { TWENTY_SEVENTH_VOICES } from "./late/twenty-seventh-voices.ts";
import { TWENTY_SIXTH_VOICES } from "./late/twenty-sixth-voices.ts";
import { NINETEENTH_VOICES } from "./nineteenth-voices.ts";
import { SEVENTEENTH_VOICES } from "./seventeenth-voices.ts";
import { SIXTEENTH_VOICES } from "./sixteenth-voices.ts";
import { THIRTEENTH_VOICES } from "./thirteenth-voices.ts";
import { TWELFTH_VOICES } from "./twelfth-voices.ts";
import { TWENTIETH_VOICES } from "./twentieth-voices.ts";
import { TWENTY_FIRST_VOICES } from "./twenty-first-voices.ts";
import { TWENTY_FOURTH_VOICES } from "./twenty-fourth-voices.ts";
import { TWENTY_SECOND_VOICES } from "./twenty-second-voices.ts";
import { TWENTY_THIRD_VOICES } from "./twenty-third-voices.ts";

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
  FIFTEENTH_VOICES,
  SIXTEENTH_VOICES,
  SEVENTEENTH_VOICES,
  EIGHTEENTH_VOICES,
  NINETEENTH_VOICES,
  TWENTIETH_VOICES,
  TWENTY_FIRST_VOICES,
  TWENTY_SECOND_VOICES,
  TWENTY_THIRD_VOICES,
  TWENTY_FOURTH_VOICES,
  TWENTY_FIFTH_VOICES,
  TWENTY_SIXTH_VOICES,
  TWENTY_SEVENTH_VOICES,
  TWENTY_EIGHTH_VOICES,
  TWENTY_NINTH_VOICES,
  THIRTIETH_VOICES,
  THIRTY_FIRST_VOICES,
  THIRTY_SECOND_VOICES,
].flatMap((script) => script.trim().split("\n"));

test.each(lines)("%s", (line) => {
  const [plan, opening, answers, effects = "", options = "{}", names] = line.split("##").map((part) => part.trim());
  const turns = opening!.split(" > ").map((turn) => turn.trim());
  const outcome = react(plan as keyof typeof PLANS, turns, answers!, JSON.parse(options) as Options);
  const asWritten = effects.replace(/[.+?^${}[\]\\]/g, "\\$&").replaceAll("*", "\\w+");
  expect(outcome.effects.join("; ")).toMatch(new RegExp(`^${asWritten}$`));
  expect(outcome.unbacked).toEqual([]);
  if (names !== undefined) expect(outcome.names.map((name) => name ?? "-").join(" | ")).toBe(names);
});
