import type { World } from "../world/world.ts";
import type { Channel, GoogleCalendar } from "./google-state.ts";

const WAITS_MS = [0, 200, 500, 1000, 2000];

/** Notifies every channel of the calendar of a change: an empty POST with all data in the headers. */
export function notifyChannels(world: World, calendar: GoogleCalendar, state: "sync" | "exists", only?: Channel): void {
  const { loseNotifications, duplicateNotifications } = world.google.failures();
  if (loseNotifications && state !== "sync") return;
  for (const channel of only ? [only] : world.google.channels.values()) {
    if (channel.calendarId !== calendar.id || channel.expiresAt <= world.clock.now()) continue;
    channel.messages += 1;
    const headers = {
      "x-goog-channel-id": channel.id,
      "x-goog-channel-token": channel.token,
      "x-goog-channel-expiration": new Date(channel.expiresAt).toUTCString(),
      "x-goog-message-number": String(channel.messages),
      "x-goog-resource-id": channel.resourceId,
      "x-goog-resource-state": state,
      "x-goog-resource-uri": `https://www.googleapis.com/calendar/v3/calendars/${calendar.id}/events`,
    };
    for (let copy = duplicateNotifications ? 2 : 1; copy > 0; copy -= 1) post(world, channel.address, headers, 0);
  }
}

/** Retries after 5xx or no answer, as Google does. */
function post(world: World, address: string, headers: Record<string, string>, attempt: number): void {
  const wait = WAITS_MS[attempt];
  if (wait === undefined) return;
  world.later(wait, () => {
    fetch(address, { method: "POST", headers, signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => {
        if (status >= 500) post(world, address, headers, attempt + 1);
      },
      () => post(world, address, headers, attempt + 1),
    );
  });
}
