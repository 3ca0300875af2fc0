import { createHash } from "node:crypto";

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** True with that chance; `true` is always. */
  chance(probability: number | boolean): boolean;
  reseed(seed: string): void;
};

/** Repeatable randomness: the same seed gives the same run (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => (typeof probability === "boolean" ? probability : probability > 0 && next() < probability),
    reseed: (newSeed) => {
      state = hash(newSeed);
    },
  };
}

function hash(seed: string): number {
  return createHash("sha256").update(seed).digest().readInt32LE(0);
}
