const MOST_MS = 2_000;

/** For what nobody looks at first. */
export const idle = (): Promise<void> => new Promise((go) => void whenIdle(go));

/** What may wait until the page is drawn and nobody touches it. Answers how it is called off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: MOST_MS });
  return () => cancelIdleCallback(waiting);
}
