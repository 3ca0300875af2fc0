// No save is overwritten in silence (D-1.6, G34): every edit that takes the version which its screen read.
import { afterAll, beforeAll, test } from "vitest";
import { figure } from "../figure.ts";
import { type EditRaces, startEditRaces } from "./edit-races.ts";
import { EDITS } from "./edits.ts";

let races: EditRaces;
beforeAll(async () => {
  races = await startEditRaces();
});
afterAll(() => races?.close());

test("no saved change is lost without a word", async () => {
  const names = Object.keys(EDITS);
  const others = races.otherCalls();
  await races.runTwoScreens(names);
  await races.runEightAtOnce(names);
  await races.runWithoutVersion(names);
  await races.runOtherCalls(others);
  figure({
    promise: "G34 no save is overwritten in silence",
    measured: `${names.length} edits and ${others.length} other calls, none lost`,
    goal: "0 lost",
    holds: names.length > 10 && others.length > 3,
  });
});
