import type { CSSProperties } from "react";

/** Pixels an hour, unless the zoom says otherwise. */
export const HOUR_PX = 76;
/** Entries are told apart by how many halves of one fill a column: 2 is the whole, 3 two thirds, 12 a sixth or less. */
export const MOST_PARTS = 12;

/** Shares of the width, pixels that a whole column has at least, pixels an hour. */
export function gridVars(shares: readonly number[], leastWidth: number, hourPx: number): CSSProperties {
  const tracks = shares.map((share) => `minmax(0, ${share}fr)`).join(" ");
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return { "--tracks": tracks, "--width": `${whole * leastWidth}px`, "--hour": `${hourPx}px` } as CSSProperties;
}
