// Looks again while a payment is on its way: a partner has no live line of its own.
import { useEffect } from "react";

const AFTER_MS = [1_500, 4_000, 10_000, 25_000];

/** `look` keeps its identity between renders. */
export function useLookAgain(isWaiting: boolean, look: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timers = AFTER_MS.map((after) => setTimeout(look, after));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isWaiting, look]);
}
