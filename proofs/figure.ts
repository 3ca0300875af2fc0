// Records a figure of the long proofs: `npm run prove` prints them all in one table at its end.
import { appendFileSync } from "node:fs";
import { SEED } from "./seed.ts";

export type Figure = {
  /** The promise, in a few words. */
  promise: string;
  /** The measured value, with its unit. */
  measured: string;
  /** The required value. */
  goal: string;
  holds: boolean;
};

/** Records the figure, and fails the proof when it does not hold. */
export function figure(found: Figure): void {
  const line = { ...found, seed: SEED };
  console.log(`${found.holds ? "holds" : "FAILS"}  ${found.promise}: ${found.measured} (${found.goal}); seed ${SEED}`);
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify(line)}\n`);
  if (!found.holds) throw new Error(`${found.promise}: ${found.measured}, and it had to be ${found.goal}`);
}
