// Google Calendar, v3: eleven calls. Every failure is classified by what can be done about it.
import { isZone } from "@mostrador/domain/kit/time.ts";
import { type GoogleSettings, googleKeys } from "./google-keys.ts";
import {
  type CalendarAccess,
  CalendarFailure,
  type CalendarProvider,
  type EventDraft,
  type FailureKind,
} from "./port.ts";
import { type GoogleEvent, instantOf, ORIGIN, readEvent } from "./read-event.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type EventList = { items?: GoogleEvent[]; timeZone?: string; nextPageToken?: string; nextSyncToken?: string };

const PAGE = "250";
const MOST_COUNTED = "2500";

export function googleCalendar(settings: GoogleSettings): CalendarProvider {
  const keys = googleKeys(settings);
  const base = `${settings.urls.api.replace(/\/+$/, "")}/calendar/v3`;

  async function once(key: string, method: Method, path: string, body?: object): Promise<Response> {
    return fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) },
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: Error) => {
      throw new CalendarFailure("away", `Google did not answer: ${error.name}`);
    });
  }

  async function call<T>({ refreshToken }: CalendarAccess, method: Method, path: string, body?: object): Promise<T> {
    let answer = await once(await keys.keyOf(refreshToken), method, path, body);
    // a key may end early
    if (answer.status === 401) answer = await once(await keys.keyOf(refreshToken, true), method, path, body);
    if (answer.status === 204) return {} as T;
    const told = (await answer.json().catch(() => null)) as T | null;
    if (answer.ok && told !== null) return told;
    const { error } = (told ?? {}) as { error?: { errors?: { reason?: string }[] } };
    const reason = error?.errors?.[0]?.reason ?? "";
    throw new CalendarFailure(kindOf(answer.status, reason), `${method} ${answer.status} ${reason}`.slice(0, 120));
  }

  const eventsOf = (calendarId: string, rest = "") => `/calendars/${encodeURIComponent(calendarId)}/events${rest}`;

  return {
    consentUrl: keys.consentUrl,
    redeem: keys.redeem,

    async calendars(access) {
      const query = "?minAccessRole=writer&maxResults=250";
      const { items = [] } = await call<{ items?: { id: string; summary?: string; summaryOverride?: string }[] }>(
        access,
        "GET",
        `/users/me/calendarList${query}`,
      );
      return items.map(({ id, summary, summaryOverride }) => ({ id, name: summaryOverride ?? summary ?? id }));
    },

    async count(access, calendarId, { from, to }) {
      const query = new URLSearchParams({
        singleEvents: "true",
        maxResults: MOST_COUNTED,
        timeMin: iso(from),
        timeMax: iso(to),
        fields: "items(id)",
      });
      return (await call<EventList>(access, "GET", eventsOf(calendarId, `?${query}`))).items?.length ?? 0;
    },

    async events(access, calendarId, query) {
      const asked = new URLSearchParams({ singleEvents: "true", maxResults: PAGE });
      if ("token" in query) asked.set("syncToken", query.token);
      else {
        asked.set("timeMin", iso(query.from));
        asked.set("timeMax", iso(query.to));
      }
      if (query.page) asked.set("pageToken", query.page);
      const told = await call<EventList>(access, "GET", eventsOf(calendarId, `?${asked}`));
      const { items = [], timeZone = "UTC", nextPageToken, nextSyncToken } = told;
      if (!nextPageToken && !nextSyncToken) throw new CalendarFailure("away", "The list has no end");
      return {
        events: items.flatMap((item) => readEvent(item) ?? []),
        zone: isZone(timeZone) ? timeZone : "UTC",
        next: nextPageToken ? { page: nextPageToken } : { token: nextSyncToken as string },
      };
    },

    async insert(access, calendarId, eventId, event) {
      const body = { id: eventId, ...written(event) };
      const told = await call<GoogleEvent>(access, "POST", eventsOf(calendarId, "?sendUpdates=none"), body);
      return { updated: instantOf(told.updated) };
    },

    async update(access, calendarId, eventId, event) {
      const told = await call<GoogleEvent>(
        access,
        "PATCH",
        eventsOf(calendarId, `/${eventId}?sendUpdates=none`),
        written(event),
      );
      // a deleted one accepts a change, and stays deleted
      if (told.status === "cancelled") throw new CalendarFailure("missing", "The event was deleted");
      return { updated: instantOf(told.updated) };
    },

    remove: (access, calendarId, eventId) =>
      alsoWhenGone(call(access, "DELETE", eventsOf(calendarId, `/${eventId}?sendUpdates=none`))),

    async watch(access, calendarId, { id, address, token }) {
      const body = { id, type: "web_hook", address, token };
      const told = await call<{ resourceId: string; expiration?: string }>(
        access,
        "POST",
        eventsOf(calendarId, "/watch"),
        body,
      );
      const endsAt = Number(told.expiration);
      return { id, resource: told.resourceId, endsAt: Number.isFinite(endsAt) ? endsAt : settings.clock() + WEEK_MS };
    },

    revoke: ({ refreshToken }) => keys.revoke(refreshToken),

    stop: (access, { id, resource }) =>
      alsoWhenGone(call(access, "POST", "/channels/stop", { id, resourceId: resource })),
  };
}

const WEEK_MS = 604_800_000;

function written({ summary, description, location, start, end, mark }: EventDraft) {
  return {
    summary,
    description,
    location,
    start: { dateTime: iso(start) },
    end: { dateTime: iso(end) },
    extendedProperties: { private: { origin: ORIGIN, businessId: mark.businessId, appointmentId: mark.entryId } },
  };
}

async function alsoWhenGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    const isGone = error instanceof CalendarFailure && (error.kind === "missing" || error.kind === "stale");
    if (!isGone) throw error;
  });
}

function kindOf(status: number, reason: string): FailureKind {
  if (status === 401) return "denied";
  if (status === 403) return /limit|quota/i.test(reason) ? "away" : "missing";
  if (status === 404) return "missing";
  if (status === 409) return "duplicate";
  if (status === 410) return "stale";
  return status === 429 || status >= 500 ? "away" : "refused";
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
