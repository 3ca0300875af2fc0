// The light beside a linked calendar: whether what the agenda knows of it can be trusted.
import type { Instant } from "../../kit/time.ts";

/** `reading`: linked, and not read a first time yet. */
export const CALENDAR_HEALTHS = ["ok", "reading", "late", "broken"] as const;
export type CalendarHealth = (typeof CALENDAR_HEALTHS)[number];

/** Read each minute; so long without an answer and somebody should know. */
const LATE_MS = 15 * 60_000;

export type HealthFacts = {
  /** Google takes our key. */
  isLetIn: boolean;
  syncedAt: Instant | null;
  /** Since when every try has failed. */
  failingSince: Instant | null;
  linkedAt: Instant;
};

export function calendarHealth(
  { isLetIn, syncedAt, failingSince, linkedAt }: HealthFacts,
  now: Instant,
): CalendarHealth {
  if (!isLetIn) return "broken";
  if (failingSince !== null) return "late";
  if (now - (syncedAt ?? linkedAt) > LATE_MS) return "late";
  return syncedAt === null ? "reading" : "ok";
}
