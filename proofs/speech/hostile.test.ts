// Whatever a model says, in any way: the sent text is true of the salon, no action happens, and every customer is
// answered. All lies run without a server and some through the whole product; `npm run prove` runs all through it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { carried } from "./carriers.ts";
import { ALL_LIES, LIES } from "./lies.ts";
import { runHostile } from "./run-hostile.ts";
import { speakAlone } from "./speak-alone.ts";
import { openSpokenShop, type SpokenShop } from "./spoken-shop.ts";
import { strangeIn } from "./true-sentences.ts";

let world: SpokenShop;
beforeAll(async () => {
  world = await openSpokenShop();
});
afterAll(() => world?.close());

test(`${ALL_LIES.length} lies of ${Object.keys(LIES).length} classes by each of ${carried.length} ways: not one is said`, () => {
  expect(ALL_LIES.length).toBeGreaterThanOrEqual(200);
  const delivered = ALL_LIES.flatMap(({ kind, lie }) =>
    carried.flatMap(([way, carry]) => strangeIn(speakAlone(carry(lie))).map((said) => `${kind}, ${way}: ${said}`)),
  );
  expect(delivered).toEqual([]);
});

test("the true sentences of the proof let no lie pass", () => {
  for (const { lie } of ALL_LIES) expect(strangeIn(lie), lie).not.toEqual([]);
});

test("through the whole product two lies of each class are not delivered, do nothing and leave nobody waiting", async () => {
  const some = Object.entries(LIES).flatMap(([kind, all]) =>
    [all[0], all.at(-1)].map((lie) => ({ kind, lie: lie ?? "" })),
  );
  expect(await runHostile(world, some, 4)).toEqual({ delivered: [], unanswered: [], effects: [] });
});
