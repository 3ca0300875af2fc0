/** Of this run; a new one each time, unless SEED says which. */
export declare const SEED: number;
export type Chance = {
  /** From 0 to 1, never 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};
/** Mulberry32: the same seed gives the same row of numbers on every machine. */
export declare function chance(seed?: number): Chance;
