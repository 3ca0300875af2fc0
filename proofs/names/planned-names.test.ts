// Some of the cases, other ones in each run: what planned messages name is renamed, archived or deleted, and none misfires
// in silence. The long proof plays all.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../server/test/shifted-world.ts";
import { chance } from "../seed.ts";
import { playCase } from "./names-case.ts";
import { PLANNED_NAMES } from "./planned-names.ts";

const world = shiftedWorld();
const MOST = 5;

test.each(chance().shuffle(PLANNED_NAMES).slice(0, MOST))("$name", async (one) => {
  expect(await playCase(one, world)).toBeNull();
});
