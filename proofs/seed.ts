// Repeatable randomness: each proof that uses it prints its seed, and `SEED=… npm run prove` repeats it.

/** The seed of this run; a new one each time, unless SEED sets it. */
export const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

export type Chance = {
  /** From 0 to 1, never 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** Mulberry32: the same seed gives the same sequence of numbers on every machine. */
export function chance(seed = SEED): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    shuffle: (list) => {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
  };
}
