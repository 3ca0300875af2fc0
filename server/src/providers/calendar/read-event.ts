// Turns Google's form of an event into the domain's.
import type { EventMark, OutsideEvent, OutsideTime } from "@mostrador/domain/scheduling/calendars/google-event.ts";

export type GoogleEvent = {
  id?: unknown;
  status?: unknown;
  summary?: unknown;
  start?: { dateTime?: string; date?: string };
  end?: { dateTime?: string; date?: string };
  transparency?: unknown;
  eventType?: unknown;
  attendees?: { self?: boolean; responseStatus?: string }[];
  extendedProperties?: { private?: Record<string, unknown> };
  updated?: string;
};

/** Marks an event that we wrote. */
export const ORIGIN = "mostrador";

/** Kinds for a place or a celebration, which take no time. */
const NO_TIME = new Set(["workingLocation", "birthday"]);

/** Null for an event without an id. */
export function readEvent(told: GoogleEvent): OutsideEvent | null {
  if (typeof told.id !== "string") return null;
  return {
    id: told.id,
    isDeleted: told.status === "cancelled",
    isFree: told.transparency === "transparent" || NO_TIME.has(String(told.eventType)),
    isDeclined: told.attendees?.some(({ self, responseStatus }) => self && responseStatus === "declined") ?? false,
    title: typeof told.summary === "string" ? told.summary : "",
    start: timeOf(told.start),
    end: timeOf(told.end),
    updated: instantOf(told.updated),
    mark: markOf(told.extendedProperties?.private),
  };
}

export function instantOf(text: unknown): number {
  const instant = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? 0 : instant;
}

function timeOf(told: { dateTime?: string; date?: string } | undefined): OutsideTime | null {
  if (told?.dateTime) {
    const at = Date.parse(told.dateTime);
    return Number.isNaN(at) ? null : { at };
  }
  return told?.date && /^\d{4}-\d\d-\d\d$/.test(told.date) ? { day: told.date } : null;
}

function markOf(kept: Record<string, unknown> | undefined): EventMark | null {
  const { origin, businessId, appointmentId } = kept ?? {};
  if (origin !== ORIGIN || typeof businessId !== "string" || typeof appointmentId !== "string") return null;
  return { businessId, entryId: appointmentId };
}
