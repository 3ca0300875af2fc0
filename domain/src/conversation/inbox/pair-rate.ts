// WhatsApp bears one message every six seconds to the same person, and a burst before that, which is paid back by waiting:
// whoever sends more is refused (131056), and longer each time. So what is too much waits here.

const EVERY_MS = 6_000;
const BURST = 45;

/** How far back attempts count. */
export const PAIR_WINDOW_MS = EVERY_MS * BURST;

/** Epoch ms from which one more message may go to the same person; `attempts`: when the latest ones left, in any order. */
export function nextForPair(attempts: readonly number[], now: number): number {
  const lately = attempts.filter((at) => now - at < PAIR_WINDOW_MS).sort((a, b) => a - b);
  // A bucket of so many that gets one back every six seconds.
  let left = BURST;
  let since = lately[0] ?? now;
  for (const at of lately) {
    left = Math.min(BURST, left + (at - since) / EVERY_MS) - 1;
    since = at;
  }
  const free = Math.min(BURST, left + (now - since) / EVERY_MS);
  return free >= 1 ? now : now + Math.ceil((1 - free) * EVERY_MS);
}
