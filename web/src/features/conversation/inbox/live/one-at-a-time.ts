// Merges bursts of events: the work for a key runs once per burst, and never twice at the same time, so that an older
// answer cannot overwrite a newer one.

export type Ask = (key: string) => void;

/** `work` runs `waitMs` after the first request; later requests cause one more run. It must not throw. */
export function oneAtATime(work: (key: string) => Promise<void>, waitMs: number): Ask {
  const waiting = new Set<string>();
  const running = new Set<string>();
  const again = new Set<string>();

  const run = async (key: string) => {
    waiting.delete(key);
    running.add(key);
    await work(key);
    running.delete(key);
    if (again.delete(key)) ask(key);
  };
  const ask = (key: string) => {
    if (running.has(key)) again.add(key);
    else if (!waiting.has(key)) {
      waiting.add(key);
      setTimeout(() => void run(key), waitMs);
    }
  };
  return ask;
}
