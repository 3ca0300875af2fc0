// Finds when the clocks of a zone change, from the platform's own zone data. No date is written by hand.
import { offsetOfSecond } from "../local-time.ts";

/** The first epoch second of the new offset. */
export type Transition = { zone: string; at: number };

const HOUR = 3600;

/** From the first moment of one year to the last of another, in UTC. */
export function transitionsOf(zone: string, firstYear: number, lastYear: number): Transition[] {
  const found: Transition[] = [];
  const [first, end] = [Date.UTC(firstYear, 0, 1) / 1000, Date.UTC(lastYear + 1, 0, 1) / 1000];
  for (let from = first; from < end; from += 6 * HOUR) {
    if (offsetOfSecond(zone, from) !== offsetOfSecond(zone, from + 6 * HOUR)) {
      found.push({ zone, at: changeWithin(zone, from, from + 6 * HOUR) });
    }
  }
  return found;
}

/** The first second with the offset of `late`. */
function changeWithin(zone: string, early: number, late: number): number {
  const before = offsetOfSecond(zone, early);
  let [low, high] = [early, late];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOfSecond(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
