const MOST_MS = 2_000;

/** The delay of low-priority work. */
export const idle = (): Promise<void> => new Promise((go) => void whenIdle(go));

/** Runs low-priority work when the page is drawn and idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: MOST_MS });
  return () => cancelIdleCallback(waiting);
}
