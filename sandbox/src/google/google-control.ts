import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { checkTimes, eventSchema } from "./event-schema.ts";
import type { GoogleCalendar, GoogleEvent } from "./google-state.ts";
import { notifyChannels } from "./notify-channels.ts";

const failuresSchema = z
  .strictObject({
    fail: z.strictObject({ on: z.string(), status: z.int().min(400).max(599), times: z.int().min(0) }).nullable(),
    loseNotifications: z.boolean(),
    duplicateNotifications: z.boolean(),
  })
  .partial();
const where = { email: z.email(), calendarId: z.string().optional() };
const addSchema = z.strictObject({
  ...where,
  event: eventSchema.omit({ id: true, source: true, reminders: true }).extend({
    eventType: z.string().optional(),
    recurringEventId: z.string().optional(),
    attendees: z
      .array(z.strictObject({ email: z.string(), self: z.boolean().optional(), responseStatus: z.string() }))
      .optional(),
  }),
});
const changeSchema = addSchema.extend({ id: z.string() });
const deleteSchema = z.strictObject({ ...where, ids: z.array(z.string()).min(1) });
const personSchema = z.strictObject({ email: z.email() });
const expireSchema = z.strictObject(where);

/** Actions of a person in their Google Calendar, and planned failures: `/__sandbox/google/…`. */
export function googleControl(server: FastifyInstance, world: World): void {
  const { google } = world;
  const calendarOf = ({ email, calendarId }: { email: string; calendarId?: string | undefined }): GoogleCalendar => {
    const found = google.calendarsOf(email).find(({ id }) => id === (calendarId ?? email));
    if (!found) throw new Error("No such calendar");
    return found;
  };

  server.get("/__sandbox/google", async () => ({
    calendars: [...google.calendars.values()].map(({ events, ...calendar }) => ({
      ...calendar,
      events: [...events.values()],
    })),
    channels: [...google.channels.values()],
    failures: google.failures(),
  }));
  server.put("/__sandbox/google/failures", async (request) =>
    google.change(failuresSchema.parse(request.body) as Parameters<typeof google.change>[0]),
  );

  server.post("/__sandbox/google/events", async (request) => {
    const { event, ...place } = addSchema.parse(request.body);
    checkTimes(event.start, event.end);
    const calendar = calendarOf(place);
    const id = world.ids.token("", 26).toLowerCase().replace(/[w-z]/g, "0");
    const written = google.write(calendar, { status: "confirmed", ...event, id } as GoogleEvent);
    world.changed();
    notifyChannels(world, calendar, "exists");
    return written;
  });
  server.put("/__sandbox/google/events", async (request) => {
    const { event, id, ...place } = changeSchema.parse(request.body);
    const calendar = calendarOf(place);
    const before = calendar.events.get(id);
    if (!before) throw new Error("No such event");
    const written = google.write(calendar, { ...before, ...event, id } as GoogleEvent);
    world.changed();
    notifyChannels(world, calendar, "exists");
    return written;
  });
  server.post("/__sandbox/google/events/delete", async (request) => {
    const { ids, ...place } = deleteSchema.parse(request.body);
    const calendar = calendarOf(place);
    for (const id of ids) {
      const before = calendar.events.get(id);
      if (before) google.write(calendar, { ...before, status: "cancelled" });
    }
    notifyChannels(world, calendar, "exists");
    return { ok: true };
  });

  server.post("/__sandbox/google/revoke", async (request) => ({
    ended: google.revoke(personSchema.parse(request.body).email),
  }));
  /** Answers 410 to every sync token issued so far. */
  server.post("/__sandbox/google/expire-sync", async (request) => {
    const calendar = calendarOf(expireSchema.parse(request.body));
    calendar.revision += 1;
    calendar.oldestRevision = calendar.revision;
    return { ok: true };
  });
}
