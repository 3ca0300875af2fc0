export type Clock = { now(): number; offsetMs(): number; shift(offsetMs: number): void };

/** The time of the outside world. Shifting it is how the 24-hour window closes without waiting a day. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    offsetMs: () => offset,
    shift: (offsetMs) => {
      offset = offsetMs;
    },
  };
}
