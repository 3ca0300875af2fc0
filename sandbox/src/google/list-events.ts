import { z } from "zod";
import { instantOf } from "./event-schema.ts";
import { GoogleError } from "./google-error.ts";
import type { GoogleCalendar, GoogleEvent } from "./google-state.ts";

const bool = z.enum(["true", "false"]).transform((value) => value === "true");
const listSchema = z.strictObject({
  singleEvents: bool.default(false),
  showDeleted: bool.default(false),
  maxResults: z.coerce.number().int().min(1).max(2500).default(250),
  syncToken: z.string().optional(),
  pageToken: z.string().optional(),
  timeMin: z.iso.datetime({ offset: true }).optional(),
  timeMax: z.iso.datetime({ offset: true }).optional(),
  privateExtendedProperty: z.string().optional(),
  orderBy: z.enum(["startTime", "updated"]).optional(),
  fields: z.string().optional(),
});

/** Lists a window in pages, or the changes since a sync token. */
export function listEvents(calendar: GoogleCalendar, query: unknown) {
  const read = listSchema.safeParse(query);
  if (!read.success) throw new GoogleError(400, "invalidParameter", z.prettifyError(read.error));
  const asked = read.data;
  const { syncToken, timeMin, timeMax, orderBy, privateExtendedProperty } = asked;
  if (syncToken && (timeMin || timeMax || orderBy || privateExtendedProperty))
    throw new GoogleError(400, "badRequest", "Sync token cannot be used with other query restrictions.");
  const kind = `${asked.singleEvents}`;
  const page = asked.pageToken ? readToken(asked.pageToken) : null;
  const since = page?.since ?? (syncToken ? readToken(syncToken).revision : null);
  if (syncToken && readToken(syncToken).kind !== kind)
    throw new GoogleError(400, "badRequest", "Sync token was made with other parameters.");
  if (since !== null && since < calendar.oldestRevision)
    throw new GoogleError(410, "fullSyncRequired", "Sync token is no longer valid, a full sync is required.");
  const upTo = page?.revision ?? calendar.revision;
  const fits = (event: GoogleEvent) => {
    if (since !== null) return event.revision > since;
    if (event.status === "cancelled" && !asked.showDeleted) return false;
    if (timeMin && instantOf(event.end) <= Date.parse(timeMin)) return false;
    return !timeMax || instantOf(event.start) < Date.parse(timeMax);
  };
  const found = [...calendar.events.values()].filter(fits).sort((a, b) => a.revision - b.revision);
  const from = page?.offset ?? 0;
  const items = found.slice(from, from + asked.maxResults).map(told);
  const next = from + asked.maxResults;
  return {
    kind: "calendar#events",
    summary: calendar.summary,
    timeZone: calendar.timeZone,
    items,
    ...(next < found.length
      ? { nextPageToken: token({ kind, revision: upTo, offset: next, since }) }
      : { nextSyncToken: token({ kind, revision: upTo }) }),
  };
}

/** A deleted event keeps little more than its id. */
export function told(event: GoogleEvent): object {
  const { revision: _revision, ...rest } = event;
  if (event.status !== "cancelled") return { kind: "calendar#event", ...rest };
  const { id, status, etag, updated, recurringEventId, extendedProperties } = rest;
  return { kind: "calendar#event", id, status, etag, updated, recurringEventId, extendedProperties };
}

type Token = { kind: string; revision: number; offset?: number; since?: number | null };
const token = (value: Token) => Buffer.from(JSON.stringify(value)).toString("base64url");

function readToken(text: string): Token {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString()) as Token;
  } catch {
    throw new GoogleError(410, "fullSyncRequired", "Sync token is no longer valid, a full sync is required.");
  }
}
