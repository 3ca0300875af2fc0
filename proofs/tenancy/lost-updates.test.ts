// Two people edit the same row: no change is overwritten silently (D-1.6). The edits are found by their schema; each run
// tries one in four, others each time. `lost-updates.prove.ts` tries all.
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectNames } from "../capabilities/collect.ts";
import { partOf } from "../part.ts";
import { SEED } from "../seed.ts";
import { type EditRaces, startEditRaces } from "./edit-races.ts";
import { EDITS } from "./edits.ts";

const SHARE = 4;
const drawn = partOf(Object.keys(EDITS), SHARE);

/**
 * Tried in their own tests: one row per business, a client registered in the same call, several rows at once, a whole
 * form.
 */
const ELSEWHERE = collectNames("edits tried elsewhere", ({ editsTriedElsewhere }) => editsTriedElsewhere);

let races: EditRaces;
beforeAll(async () => {
  races = await startEditRaces();
  console.log(`seed ${SEED}`);
});
afterAll(() => races?.close());

test("every call that takes updatedAt is tried here, and every other edit of a row is known", () => {
  const found = Object.keys(races.wrappers).filter((name) => !ELSEWHERE.includes(name));
  expect(found.sort()).toEqual(Object.keys(EDITS).sort());
  const known = [...found, ...ELSEWHERE];
  const without = races.mirror.routes.filter(
    ({ method, row, name }) => method === "PUT" && row && !known.includes(name),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("the second of two open screens is told, and loses nothing", () => races.runTwoScreens(drawn));

test("of eight that save at once exactly one does, and it does so wholly", () => races.runEightAtOnce(drawn));

test("who does not say which version they read is taken for the fields they send, and stands in the history", () =>
  races.runWithoutVersion(drawn));

test("a change by another call is a newer version too", async () => {
  const others = races.otherCalls();
  expect(others.length).toBeGreaterThan(3);
  await races.runOtherCalls(partOf(others, SHARE));
});
