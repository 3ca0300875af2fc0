// The status light of a linked calendar: whether the agenda's data about it can be trusted.
import type { Instant } from "../../kit/time.ts";

/** `reading`: linked, and not read a first time yet. */
export const CALENDAR_HEALTHS = ["ok", "reading", "late", "broken"] as const;
export type CalendarHealth = (typeof CALENDAR_HEALTHS)[number];

/** It is read each minute; after this long without an answer a person should know. */
const LATE_MS = 15 * 60_000;

export type HealthFacts = {
  /** Google accepts our key. */
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
