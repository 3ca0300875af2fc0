// What an entry of a person's Google calendar says about their time (D-4.1): whether they are busy, from when to when,
// in the zone of the calendar.
import type { Day } from "../../kit/calendar.ts";
import { type Instant, instantOf } from "../../kit/time.ts";
import type { BusyTime } from "../appointments/slots/busy-times.ts";

/** An instant, or the start of a day in the zone of the calendar. */
export type OutsideTime = { at: Instant } | { day: Day };

/** One entry; each occurrence of a repeated one is an entry of its own. */
export type OutsideEvent = {
  id: string;
  isDeleted: boolean;
  /** 'Disponible' in Google: it takes no time. */
  isFree: boolean;
  /** The person was invited and said no. */
  isDeclined: boolean;
  title: string;
  start: OutsideTime | null;
  end: OutsideTime | null;
  /** By Google's clock. */
  updated: Instant;
  /** Our mark on it, when we wrote it. */
  mark: EventMark | null;
};

/** On each event of ours: the business that wrote it, and its appointment or block. */
export type EventMark = { businessId: string; entryId: string };

/** The same for the same appointment, in Google's alphabet (0-9, a-v): requesting it twice creates it once. */
export function eventIdOf(entryId: string, generation: number): string {
  return entryId.replaceAll("-", "") + (generation === 0 ? "" : `v${generation}`);
}

/** Written by this business: the agenda already knows that time. A person's copy of one has an id of its own. */
export function isOwnEvent({ id, mark }: OutsideEvent, businessId: string): boolean {
  return mark?.businessId === businessId && id.startsWith(eventIdOf(mark.entryId, 0));
}

/** Null when it takes none of the person's time. */
export function busyOf(event: OutsideEvent, zone: string, showsTitle: boolean): BusyTime | null {
  const span = spanOf(event, zone);
  if (!span || event.isDeleted || event.isFree || event.isDeclined) return null;
  return { source: event.id, title: showsTitle ? event.title.slice(0, LONGEST_TITLE) : "", ...span };
}

/** Null when it has no start or no end, as the rest of a deleted one. */
export function spanOf({ start, end }: OutsideEvent, zone: string): { start: Instant; end: Instant } | null {
  if (!start || !end) return null;
  return { start: instantIn(start, zone), end: instantIn(end, zone) };
}

const LONGEST_TITLE = 150;

function instantIn(time: OutsideTime, zone: string): Instant {
  return "at" in time ? time.at : instantOf(zone, time.day, "00:00");
}
