// Runs a thousand races between a withdrawal and the message that it withdraws (G15).
import { afterAll, beforeAll, test } from "vitest";
import { figure } from "../figure.ts";
import { chance, SEED } from "../seed.ts";
import { raceAll, startRaces, type World } from "./cancel-races.ts";

const GROUPS = 17;
const PEOPLE = 10;

let world: World;
beforeAll(async () => {
  world = await startRaces(SEED);
});
afterAll(() => world?.close());

test("a withdrawal that is committed keeps everything in whose attempt had not begun", async () => {
  for (const [by, { late, before, withheld }] of await raceAll(world, chance(), GROUPS, PEOPLE, 4)) {
    for (const each of late.slice(0, 10)) console.log(each);
    figure({
      promise: `G15 withdrawn by ${by}`,
      measured: `${GROUPS * PEOPLE} races: ${late.length} late, ${before} on their way before, ${withheld} withheld`,
      goal: "0 late, some of both others",
      holds: late.length === 0 && before > 0 && withheld > 0,
    });
  }
});
