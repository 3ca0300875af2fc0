// A line that repeats is written a few times, and then once in a while with how often it was left out: whoever can bring
// a trouble about must not be able to fill the disk with it, nor to bury everything else.

const WINDOW_MS = 10_000;
const MOST_IN_A_WINDOW = 5;
/** Keys are made of words of ours; this is for the day on which one is not. */
const MOST_KEYS = 1_000;

type Window = { written: number; left: number; last: (left: number) => void };

export function createRepeats(windowMs = WINDOW_MS) {
  const windows = new Map<string, Window>();

  function close(key: string, window: Window): void {
    windows.delete(key);
    if (window.left > 0) window.last(window.left);
  }

  return {
    /** Writes the line now with 0, later with the number of its like that were left out, or leaves it out. */
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
