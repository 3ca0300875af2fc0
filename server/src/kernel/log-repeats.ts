// Writes a repeated log line a few times, and then only once in a while, with the number that was left out. A person
// who can cause an error must not be able to fill the disk or hide other lines.

const WINDOW_MS = 10_000;
const MOST_IN_A_WINDOW = 5;
/** Keys are built from our own texts; this limit is for a key that is not. */
const MOST_KEYS = 1_000;

type Window = { written: number; left: number; last: (left: number) => void };

export function createRepeats(windowMs = WINDOW_MS) {
  const windows = new Map<string, Window>();

  function close(key: string, window: Window): void {
    windows.delete(key);
    if (window.left > 0) window.last(window.left);
  }

  return {
    /** Writes the line now with 0, later with the number of similar lines left out, or skips it. */
    pass(wanted: string, write: (left: number) => void): void {
      const key = windows.has(wanted) || windows.size < MOST_KEYS ? wanted : "";
      let window = windows.get(key);
      if (!window) {
        const made: Window = { written: 0, left: 0, last: write };
        windows.set(key, made);
        setTimeout(() => close(key, made), windowMs).unref();
        window = made;
      }
      if (window.written < MOST_IN_A_WINDOW) {
        window.written += 1;
        write(0);
      } else {
        window.left += 1;
        window.last = write;
      }
    },
  };
}
