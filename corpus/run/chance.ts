// Repeatable randomness: `SEED=… npm test` repeats a run.
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** From 0 to 1, never 1. */
export function chance(seed = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
