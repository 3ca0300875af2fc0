export type Clock = { now(): number; offsetMs(): number; shift(offsetMs: number): void };

/** The sandbox's clock. Moving it ahead closes the 24-hour window without waiting a day. */
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
