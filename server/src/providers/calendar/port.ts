// Somebody's calendar at Google, as far as the agenda needs it. Each call opens with the key that may be renewed, which
// nobody else sees.
import type { EventMark, OutsideEvent } from "@mostrador/domain/scheduling/calendars/google-event.ts";

export type CalendarAccess = { refreshToken: string };

export type OwnCalendar = { id: string; name: string };

/** What is written of an appointment or a block; times in epoch ms. `mark`: whose it is, for whoever reads it there. */
export type EventDraft = {
  summary: string;
  description: string;
  location: string;
  start: number;
  end: number;
  mark: EventMark;
};

/** `updated`: when it was written, by Google's clock (epoch ms). */
export type WrittenEvent = { updated: number };

export type EventPage = {
  events: OutsideEvent[];
  /** In which whole days are counted. */
  zone: string;
  next: { page: string } | { token: string };
};

/** A window, or what changed since a token; `page` goes on where an answer ended. */
export type EventQuery = ({ from: number; to: number } | { token: string }) & { page?: string };

export type Channel = { id: string; resource: string; endsAt: number };

export type CalendarProvider = {
  /** Where a person gives permission. `challenge` is the proof key's digest (S256). */
  consentUrl(ask: { state: string; challenge: string; email?: string | undefined }): string;
  redeem(code: string, verifier: string): Promise<{ refreshToken: string; email: string }>;
  calendars(access: CalendarAccess): Promise<OwnCalendar[]>;
  count(access: CalendarAccess, calendarId: string, within: { from: number; to: number }): Promise<number>;
  events(access: CalendarAccess, calendarId: string, query: EventQuery): Promise<EventPage>;
  /** `CalendarFailure` of kind `duplicate` when the id was ever used there. */
  insert(access: CalendarAccess, calendarId: string, eventId: string, event: EventDraft): Promise<WrittenEvent>;
  update(access: CalendarAccess, calendarId: string, eventId: string, event: EventDraft): Promise<WrittenEvent>;
  /** Also when it is gone already. */
  remove(access: CalendarAccess, calendarId: string, eventId: string): Promise<void>;
  watch(
    access: CalendarAccess,
    calendarId: string,
    ask: { id: string; address: string; token: string },
  ): Promise<Channel>;
  /** The permission is given back, with all that its person gave this installation; also when it is over already. */
  revoke(access: CalendarAccess): Promise<void>;
  /** Also when it has ended already. */
  stop(access: CalendarAccess, channel: { id: string; resource: string }): Promise<void>;
};

/**
 * - `denied`: Google no longer takes the key: somebody has to give permission anew.
 * - `missing`: that calendar or event is not there, or not to be reached with this key.
 * - `stale`: the sync token is too old; everything has to be read.
 * - `duplicate`: the id is taken.
 * - `refused`: Google does not take what was asked.
 * - `away`: nothing was heard, too much was asked, or trouble of theirs: it may pass.
 */
export type FailureKind = "denied" | "missing" | "stale" | "duplicate" | "refused" | "away";

export class CalendarFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = "CalendarFailure";
    this.kind = kind;
  }
}
