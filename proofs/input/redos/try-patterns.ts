// Runs patterns against their attacks in a thread that can be killed: an exponential pattern cannot be stopped from
// within.
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { attacksOn } from "./attacks-on.ts";
import type { Pattern } from "./own-patterns.ts";

export type PatternTiming = Pattern & {
  /** The time of its slowest attack, the best of three runs; infinite when it was killed. */
  ms: number;
  attack: string;
  attacks: number;
};

const THREAD = fileURLToPath(new URL("./thread.mjs", import.meta.url));
/** Patterns that only get short texts, as written, with their maximum length. */
const MEETS_AT_MOST: Record<string, number> = {
  // an address of the settings, or of the page itself
  "\\/+$": 2_000,
  // text that people type into their own field
  "^(\\d{1,2})[:.h ]?(\\d{2})?\\s*([ap])?\\.?\\s*(m\\.?)?$": 100,
};

/** `length`: of each attack, in characters. An attack that takes longer than `killMs` ends its pattern. */
export async function tryPatterns(
  patterns: readonly Pattern[],
  length: number,
  killMs: number,
): Promise<PatternTiming[]> {
  const tried: PatternTiming[] = [];
  let worker = new Worker(THREAD);
  for (const pattern of patterns) {
    const attacks = attacksOn(pattern.source, pattern.flags, Math.min(length, MEETS_AT_MOST[pattern.source] ?? length));
    const { ms, index } = await ask(worker, pattern, attacks, killMs);
    if (!Number.isFinite(ms)) {
      await worker.terminate();
      worker = new Worker(THREAD);
    }
    const attack = attacks[index] ?? "";
    tried.push({ ...pattern, ms, attacks: attacks.length, attack: `${attack.slice(0, 60)}…${attack.slice(-10)}` });
  }
  await worker.terminate();
  return tried;
}

/** The slowest attack; a killed one counts as infinitely slow. */
function ask(
  worker: Worker,
  { source, flags }: Pattern,
  attacks: string[],
  killMs: number,
): Promise<{ ms: number; index: number }> {
  return new Promise((resolve, reject) => {
    const slowest = { ms: 0, index: 0 };
    let heard = 0;
    const end = (told: { ms: number; index: number }) => {
      clearTimeout(late);
      worker.off("message", hear);
      worker.off("error", reject);
      resolve(told);
    };
    const kill = () => end({ ms: Number.POSITIVE_INFINITY, index: heard });
    let late = setTimeout(kill, killMs);
    worker.once("error", reject);
    const hear = (ms: number) => {
      if (ms > slowest.ms) Object.assign(slowest, { ms, index: heard });
      heard += 1;
      clearTimeout(late);
      late = setTimeout(kill, killMs);
      if (heard >= attacks.length) end(slowest);
    };
    worker.on("message", hear);
    if (attacks.length === 0) end(slowest);
    else worker.postMessage({ source, flags, attacks });
  });
}
