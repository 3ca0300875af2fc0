import { createHash } from "node:crypto";
import type { Clock } from "../world/clock.ts";
import type { Ids } from "../world/ids.ts";

export type EventTime = { dateTime?: string; date?: string; timeZone?: string };
export type GoogleEvent = {
  id: string;
  status: "confirmed" | "tentative" | "cancelled";
  summary?: string;
  description?: string;
  location?: string;
  start: EventTime;
  end: EventTime;
  transparency?: "opaque" | "transparent";
  eventType?: string;
  colorId?: string;
  recurringEventId?: string;
  extendedProperties?: { private?: Record<string, string> };
  attendees?: { email: string; self?: boolean; responseStatus: string }[];
  updated: string;
  etag: string;
  iCalUID: string;
  /** The number of the calendar change that wrote it last. */
  revision: number;
};
export type GoogleCalendar = {
  id: string;
  owner: string;
  summary: string;
  timeZone: string;
  primary: boolean;
  backgroundColor: string;
  revision: number;
  /** Tokens of earlier changes are answered 410. */
  oldestRevision: number;
  events: Map<string, GoogleEvent>;
};
export type Code = {
  email: string;
  redirectUri: string;
  challenge: string | null;
  scope: string;
  expiresAt: number;
};
export type AccessToken = { email: string; refreshToken: string; scope: string; expiresAt: number };
export type Channel = {
  id: string;
  resourceId: string;
  calendarId: string;
  address: string;
  token: string;
  expiresAt: number;
  messages: number;
};
/** Planned failures. */
export type GoogleFailures = {
  /** How many calls to fail with this status; `on` is a prefix: `events.list`, `events`, `calendarList`, `token`. */
  fail: { on: string; status: number; times: number } | null;
  loseNotifications: boolean;
  duplicateNotifications: boolean;
};
const CALM: GoogleFailures = { fail: null, loseNotifications: false, duplicateNotifications: false };

export type SavedGoogle = {
  calendars: (Omit<GoogleCalendar, "events"> & { events: GoogleEvent[] })[];
  refreshTokens: [string, { email: string; scope: string }][];
  channels: Channel[];
};

export type GoogleState = ReturnType<typeof createGoogleState>;

/** People with calendars, the permissions they gave, and the channels for changes. In memory. */
export function createGoogleState(ids: Ids, clock: Clock) {
  const calendars = new Map<string, GoogleCalendar>();
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, { email: string; scope: string }>();
  const accessTokens = new Map<string, AccessToken>();
  const channels = new Map<string, Channel>();
  const unconfirmed = new Set<string>();
  let failures = CALM;
  let lastUpdated = 0;

  function makeCalendar(owner: string, id: string, summary: string, primary: boolean): GoogleCalendar {
    const made: GoogleCalendar = {
      id,
      owner,
      summary,
      timeZone: "America/Mexico_City",
      primary,
      backgroundColor: primary ? "#9fe1e7" : "#f691b2",
      revision: 0,
      oldestRevision: 0,
      events: new Map(),
    };
    calendars.set(id, made);
    return made;
  }

  return {
    calendars,
    codes,
    refreshTokens,
    accessTokens,
    channels,
    /** People whose address Google has not confirmed. */
    unconfirmed,
    token: (prefix: string) => ids.token(prefix, 40),
    failures: () => failures,
    change: (changes: Partial<GoogleFailures>) => {
      failures = { ...failures, ...changes };
      return failures;
    },
    /** Finds a person's Google account, or creates it on first use. */
    calendarsOf(email: string): GoogleCalendar[] {
      const own = [...calendars.values()].filter(({ owner }) => owner === email);
      if (own.length > 0) return own;
      const group = createHash("sha256").update(email).digest("hex").slice(0, 26);
      return [
        makeCalendar(email, email, email, true),
        makeCalendar(email, `${group}@group.calendar.google.com`, "Clases", false),
      ];
    },
    /** Writes an event and counts the change. */
    write(
      calendar: GoogleCalendar,
      event: Omit<GoogleEvent, "updated" | "etag" | "revision" | "iCalUID">,
    ): GoogleEvent {
      calendar.revision += 1;
      lastUpdated = Math.max(clock.now(), lastUpdated + 1);
      const written = {
        ...event,
        iCalUID: `${event.id}@google.com`,
        updated: new Date(lastUpdated).toISOString(),
        etag: `"${lastUpdated}"`,
        revision: calendar.revision,
      };
      calendar.events.set(event.id, written);
      return written;
    },
    /** Withdraws the permission of a person: refresh tokens and access tokens end. */
    revoke(email: string): number {
      let ended = 0;
      for (const [token, { email: whose }] of refreshTokens)
        if (whose === email && refreshTokens.delete(token)) ended += 1;
      for (const [token, { email: whose }] of accessTokens) if (whose === email) accessTokens.delete(token);
      return ended;
    },
    /** The state that survives a restart. */
    saved: () => ({
      calendars: [...calendars.values()].map((calendar) => ({ ...calendar, events: [...calendar.events.values()] })),
      refreshTokens: [...refreshTokens],
      channels: [...channels.values()],
    }),
    restore(data: SavedGoogle): void {
      for (const { events, ...calendar } of data.calendars)
        calendars.set(calendar.id, { ...calendar, events: new Map(events.map((event) => [event.id, event])) });
      for (const [token, whose] of data.refreshTokens) refreshTokens.set(token, whose);
      for (const channel of data.channels) channels.set(channel.id, channel);
    },
    clear(): void {
      for (const kept of [calendars, codes, refreshTokens, accessTokens, channels, unconfirmed]) kept.clear();
      failures = CALM;
    },
  };
}
