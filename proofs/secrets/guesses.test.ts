// Keys for callers without a session cannot be guessed: all guesses get the same answer, and only for a short time.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { chance, SEED } from "../seed.ts";
import { guess, type Lock, makeLocks } from "./guesses.ts";

const GUESSES = 150;
/** More than a public route answers in a minute. */
const OVER_LIMIT = 310;

type World = Awaited<ReturnType<typeof startWithSandbox>>;
const worlds: World[] = [];
let open: Lock[];
let limited: Lock[];
beforeAll(async () => {
  worlds.push(await startWithSandbox(), await startWithSandbox({ settings: { RATE_LIMITS: "1" } }));
  const [free, held] = worlds as [World, World];
  [open, limited] = [await makeLocks(free.product, free.sandbox), await makeLocks(held.product, held.sandbox)];
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

test("guesses, near and far, are answered alike, and the right one still fits", async () => {
  for (const lock of open) {
    const { hits, answers } = await guess(lock, GUESSES, chance());
    expect([lock.name, hits], `seed ${SEED}`).toEqual([lock.name, []]);
    expect([...answers], lock.name).toEqual([expect.stringMatching(/^404 /)]);
    expect([lock.name, (await lock.turn(lock.right)).status]).toEqual([lock.name, 200]);
  }
});

test("who guesses on is refused, with the right one as well", async () => {
  for (const lock of limited) {
    const { hits, answers } = await guess(lock, OVER_LIMIT, chance());
    expect([lock.name, hits], `seed ${SEED}`).toEqual([lock.name, []]);
    expect([...answers].filter((answer) => !/^(404|429) /.test(answer))).toEqual([]);
    expect([lock.name, (await lock.turn(lock.right)).status]).toEqual([lock.name, 429]);
  }
});
