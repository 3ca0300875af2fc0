// Makes ten thousand guesses at each public key of the product (entry-points.ts: public).
import { afterAll, beforeAll, test } from "vitest";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { guess, type Lock, makeLocks } from "./guesses.ts";

const GUESSES = 10_000;
/** A right half and a wrong one take the same time, as far as a network can show. */
const MOST_APART_MS = 2;

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let locks: Lock[];
beforeAll(async () => {
  world = await startWithSandbox();
  locks = await makeLocks(world.product, world.sandbox);
});
afterAll(() => world?.close());

test("no guess fits, and no answer says how near it was", async () => {
  for (const lock of locks) {
    const { hits, answers, medianMs } = await guess(lock, GUESSES, chance());
    const apart = Math.abs(medianMs.near - medianMs.far);
    figure({
      promise: `guesses at the ${lock.name}`,
      measured: `${GUESSES}: ${hits.length} hits, ${answers.size} answers, near and far ${apart.toFixed(2)} ms apart`,
      goal: `0 hits, 1 answer, at most ${MOST_APART_MS} ms`,
      holds: hits.length === 0 && answers.size === 1 && apart <= MOST_APART_MS,
    });
  }
});
