// The changes in a calendar since the last reading; its whole window when Google cannot tell them, and once a day
// anyway.
import type { OutsideEvent } from "@mostrador/domain/scheduling/calendars/google-event.ts";
import {
  type CalendarAccess,
  CalendarFailure,
  type CalendarProvider,
  type EventQuery,
} from "../../../../providers/calendar/port.ts";
import type { LinkRow } from "../link/link.store.ts";

export const DAY_MS = 86_400_000;
const AHEAD_MS = 400 * DAY_MS;
const MOST_PAGES = 400;

export type Changes = {
  isWhole: boolean;
  events: OutsideEvent[];
  zone: string;
  token: string;
  within: { from: number; to: number };
};

export async function readChanges(
  google: CalendarProvider,
  access: CalendarAccess,
  link: Pick<LinkRow, "calendar_id" | "sync_token" | "full_synced_at">,
  now: number,
): Promise<Changes> {
  const within = { from: now - DAY_MS, to: now + AHEAD_MS };
  const read = async (query: EventQuery, isWhole: boolean): Promise<Changes> => {
    const events = new Map<string, OutsideEvent>();
    let page: string | undefined;
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const told = await google.events(access, link.calendar_id, page ? { ...query, page } : query);
      for (const event of told.events) events.set(event.id, event);
      if ("token" in told.next)
        return { isWhole, events: [...events.values()], zone: told.zone, token: told.next.token, within };
      page = told.next.page;
    }
    throw new CalendarFailure("away", "The list has no end");
  };
  const isRecent = link.full_synced_at !== null && now - link.full_synced_at.getTime() < DAY_MS;
  if (link.sync_token === null || !isRecent) return read(within, true);
  return read({ token: link.sync_token }, false).catch((error: unknown) => {
    if (error instanceof CalendarFailure && error.kind === "stale") return read(within, true);
    throw error;
  });
}
