// Busy times of a person elsewhere, as stored: whole minutes, in pieces of a day at most. A search for overlaps never
// needs to look back more than a day (D-4.1).
import type { Instant } from "../../../kit/time.ts";

/** `source` names the original entry. */
export type BusyTime = { source: string; title: string; start: Instant; end: Instant };

/** The text shown for it unless the business shows its title. */
export const BUSY_IN_GOOGLE = "Ocupado (Google)";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** Cuts what is outside `within`; an entry without length takes no time. */
export function busyPieces(busy: BusyTime, within: { from: Instant; to: Instant }): BusyTime[] {
  const first = Math.floor(Math.max(busy.start, within.from) / MS_PER_MINUTE) * MS_PER_MINUTE;
  const last = Math.ceil(Math.min(busy.end, within.to) / MS_PER_MINUTE) * MS_PER_MINUTE;
  if (busy.end <= busy.start) return [];
  const pieces: BusyTime[] = [];
  for (let start = first; start < last; start += MS_PER_DAY) {
    pieces.push({ ...busy, start, end: Math.min(start + MS_PER_DAY, last) });
  }
  return pieces;
}
