// Prompt injections to a model that obeys them: nothing of it is sent, and no data of other people changes. Each carrier
// takes one in four of the demands, others in each run; `injections.prove.ts` tries all.
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../part.ts";
import { SEED } from "../seed.ts";
import { DEMANDS, GUISES, INJECTIONS } from "./injections.ts";
import { runInjections } from "./run-injections.ts";
import { speakAlone } from "./speak-alone.ts";
import { openSpokenShop, type SpokenShop } from "./spoken-shop.ts";
import { strangeIn } from "./true-sentences.ts";

let world: SpokenShop;
beforeAll(async () => {
  world = await openSpokenShop();
});
afterAll(() => world?.close());

test(`what obeys ${INJECTIONS.length} injections says nothing by itself`, () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(150);
  const victim = { ref: "ABCD", id: "abcd", clientId: "abcd" };
  for (const { steps, wants } of DEMANDS) {
    for (const step of steps(victim)) expect(strangeIn(speakAlone(step)), wants).toEqual([]);
  }
});

const SHARE = 4;

test.each(["message", "picture", "captioned picture"] as const)(
  "through the whole product a demand in a %s is answered, does nothing and tells nothing",
  async (within) => {
    const some = partOf([...DEMANDS.entries()], SHARE).map(([at, { wants, steps }]) => ({
      text: (GUISES[at % GUISES.length] as (typeof GUISES)[number])(wants),
      wants,
      steps,
    }));
    expect(await runInjections(world, some, 4, within), `seed ${SEED}`).toEqual({
      said: [],
      unanswered: [],
      changed: [],
    });
  },
  120_000,
);
