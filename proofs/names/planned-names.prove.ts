// What planned messages name is renamed, archived or deleted, in every way that there is: each message goes out as it
// should, or says why not.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../server/test/shifted-world.ts";
import { figure } from "../figure.ts";
import { playCase } from "./names-case.ts";
import { PLANNED_NAMES } from "./planned-names.ts";

const world = shiftedWorld();

test("nothing that planned messages name goes away without a word", async () => {
  const faults: string[] = [];
  for (const one of PLANNED_NAMES) {
    world.clock.shift = 0;
    const fault = await playCase(one, world);
    if (fault !== null) faults.push(fault);
  }
  for (const fault of faults) console.log(fault);
  figure({
    promise: "Planned messages whose names change or go away",
    measured: `${PLANNED_NAMES.length} cases, ${faults.length} silent or wrong`,
    goal: "0 silent misfires",
    holds: faults.length === 0,
  });
  expect(PLANNED_NAMES.length).toBeGreaterThan(40);
});
