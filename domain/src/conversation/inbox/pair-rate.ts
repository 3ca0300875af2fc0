// WhatsApp accepts one message every six seconds to the same person, and a burst that later waiting pays back. A
// sender above that is refused (131056), longer each time, so extra messages wait here.

const EVERY_MS = 6_000;
const BURST = 45;

/** The period in which attempts count. */
export const PAIR_WINDOW_MS = EVERY_MS * BURST;

/**
 * Epoch ms from which one more message may be sent to the same person; `attempts`: the times of the latest ones, in
 * any order.
 */
export function nextForPair(attempts: readonly number[], now: number): number {
  const lately = attempts.filter((at) => now - at < PAIR_WINDOW_MS).sort((a, b) => a - b);
  // A token bucket of this size that gains one every six seconds.
  let left = BURST;
  let since = lately[0] ?? now;
  for (const at of lately) {
    left = Math.min(BURST, left + (at - since) / EVERY_MS) - 1;
    since = at;
  }
  const free = Math.min(BURST, left + (now - since) / EVERY_MS);
  return free >= 1 ? now : now + Math.ceil((1 - free) * EVERY_MS);
}
