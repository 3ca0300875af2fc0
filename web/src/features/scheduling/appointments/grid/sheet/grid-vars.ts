import type { CSSProperties } from "react";

/** Pixels an hour at the default zoom. */
export const HOUR_PX = 76;
/**
 * Steps of an entry's width, by how many halves of it fill a column: 2 is the full width, 3 two thirds, 12 a sixth or
 * less.
 */
export const MOST_PARTS = 12;

/** Column shares, the minimum pixels of a full column, pixels an hour. */
export function gridVars(shares: readonly number[], leastWidth: number, hourPx: number): CSSProperties {
  const tracks = shares.map((share) => `minmax(0, ${share}fr)`).join(" ");
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return { "--tracks": tracks, "--width": `${whole * leastWidth}px`, "--hour": `${hourPx}px` } as CSSProperties;
}
