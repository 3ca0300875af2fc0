// When a postponed send is tried again: for rate limits and temporary errors, where certainly nothing was sent.

const FIRST_MS = 2_000;
const MOST_MS = 15 * 60 * 1000;
const MOST_TRIES = 8;

/** Milliseconds until the next try after `tries` of them (1 after the first), or null when it is given up. */
export function retryDelay(tries: number): number | null {
  if (tries >= MOST_TRIES) return null;
  return Math.min(FIRST_MS * 2 ** (tries - 1), MOST_MS);
}
