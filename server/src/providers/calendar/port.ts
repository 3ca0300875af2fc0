// A person's calendar at Google, as far as the agenda needs it. Each call uses the refresh token, which no other code
// sees.
import type { EventMark, OutsideEvent } from "@mostrador/domain/scheduling/calendars/google-event.ts";

export type CalendarAccess = { refreshToken: string };

export type OwnCalendar = { id: string; name: string };

/**
 * The event of an appointment or a block; times in epoch ms. `mark`: what it belongs to, for code that reads it there.
 */
export type EventDraft = {
  summary: string;
  description: string;
  location: string;
  start: number;
  end: number;
  mark: EventMark;
};

/** `updated`: the time of the write by Google's clock (epoch ms). */
export type WrittenEvent = { updated: number };

export type EventPage = {
  events: OutsideEvent[];
  /** The zone in which whole days are counted. */
  zone: string;
  next: { page: string } | { token: string };
};

/** A time window, or the changes since a token; `page` continues a previous answer. */
export type EventQuery = ({ from: number; to: number } | { token: string }) & { page?: string };

export type Channel = { id: string; resource: string; endsAt: number };

export type CalendarProvider = {
  /** The page where a person gives permission. `challenge` is the proof key's digest (S256). */
  consentUrl(ask: { state: string; challenge: string; email?: string | undefined }): string;
  redeem(code: string, verifier: string): Promise<{ refreshToken: string; email: string }>;
  calendars(access: CalendarAccess): Promise<OwnCalendar[]>;
  count(access: CalendarAccess, calendarId: string, within: { from: number; to: number }): Promise<number>;
  events(access: CalendarAccess, calendarId: string, query: EventQuery): Promise<EventPage>;
  /** `CalendarFailure` of kind `duplicate` when the id was ever used there. */
  insert(access: CalendarAccess, calendarId: string, eventId: string, event: EventDraft): Promise<WrittenEvent>;
  update(access: CalendarAccess, calendarId: string, eventId: string, event: EventDraft): Promise<WrittenEvent>;
  /** Succeeds also when it is already gone. */
  remove(access: CalendarAccess, calendarId: string, eventId: string): Promise<void>;
  watch(
    access: CalendarAccess,
    calendarId: string,
    ask: { id: string; address: string; token: string },
  ): Promise<Channel>;
  /**
   * Ends the permission and everything else that its person granted this installation; also when it has already ended.
   */
  revoke(access: CalendarAccess): Promise<void>;
  /** Succeeds also when it has already ended. */
  stop(access: CalendarAccess, channel: { id: string; resource: string }): Promise<void>;
};

/**
 * - `denied`: Google no longer accepts the key: the person must give permission again.
 * - `missing`: the calendar or event does not exist, or this key cannot reach it.
 * - `stale`: the sync token is too old; everything has to be read again.
 * - `duplicate`: the id is taken.
 * - `refused`: Google rejects the request.
 * - `away`: no answer, too many requests, or an error at Google: it may pass.
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
