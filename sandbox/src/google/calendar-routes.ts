import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { checkTimes, readEvent } from "./event-schema.ts";
import { GoogleError, sendError } from "./google-error.ts";
import type { GoogleCalendar, GoogleEvent } from "./google-state.ts";
import { listEvents, told } from "./list-events.ts";
import { notifyChannels } from "./notify-channels.ts";

const DEFAULT_TTL_S = 604_800;
const BASE = "/google/calendar/v3";

const watchSchema = z.strictObject({
  id: z.string().regex(/^[\w+/=-]{1,64}$/),
  type: z.literal("web_hook"),
  address: z.url(),
  token: z.string().max(256).optional(),
  expiration: z.coerce.number().int().optional(),
  params: z.strictObject({ ttl: z.string() }).optional(),
});
const stopSchema = z.strictObject({ id: z.string(), resourceId: z.string() });

/** The part of the Calendar API, v3, that the product uses. It is strict, so that a wrong call fails in tests. */
export function calendarRoutes(server: FastifyInstance, world: World): void {
  const { google } = world;
  server.addHook("onResponse", async () => world.changed());
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof GoogleError) return sendError(reply, error);
    if (error instanceof z.ZodError) return sendError(reply, new GoogleError(400, "invalid", z.prettifyError(error)));
    return sendError(reply, new GoogleError(500, "backendError", (error as Error).message));
  });

  /** Returns the e-mail of the token's owner. Applies planned failures first. */
  function enter(request: FastifyRequest, call: string): string {
    const failing = google.failures().fail;
    if (failing && failing.times > 0 && call.startsWith(failing.on)) {
      google.change({ fail: { ...failing, times: failing.times - 1 } });
      const reason =
        failing.status === 403 ? "rateLimitExceeded" : failing.status === 410 ? "fullSyncRequired" : "backendError";
      throw new GoogleError(failing.status, reason, "On purpose");
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const known = google.accessTokens.get(token);
    if (!known || known.expiresAt < world.clock.now() || !google.refreshTokens.has(known.refreshToken))
      throw new GoogleError(401, "authError", "Invalid Credentials");
    return known.email;
  }

  function calendarOf(request: FastifyRequest, call: string): GoogleCalendar {
    const email = enter(request, call);
    const { calendarId } = request.params as { calendarId: string };
    const wanted = calendarId === "primary" ? email : calendarId;
    const found = google.calendarsOf(email).find(({ id }) => id === wanted);
    if (!found) throw new GoogleError(404, "notFound", "Not Found");
    return found;
  }

  function eventOf(request: FastifyRequest, calendar: GoogleCalendar): GoogleEvent {
    const found = calendar.events.get((request.params as { eventId: string }).eventId);
    if (!found) throw new GoogleError(404, "notFound", "Not Found");
    return found;
  }

  server.get(`${BASE}/users/me/calendarList`, async (request) => {
    const email = enter(request, "calendarList");
    const items = google.calendarsOf(email).map(({ id, summary, primary, timeZone, backgroundColor }) => {
      return {
        kind: "calendar#calendarListEntry",
        id,
        summary,
        ...(primary && { primary }),
        accessRole: "owner",
        timeZone,
        backgroundColor,
      };
    });
    return { kind: "calendar#calendarList", items };
  });

  server.get(`${BASE}/calendars/:calendarId/events`, async (request) =>
    listEvents(calendarOf(request, "events.list"), request.query),
  );

  server.post(`${BASE}/calendars/:calendarId/events`, async (request) => {
    const calendar = calendarOf(request, "events.insert");
    const body = readEvent(request.body);
    checkTimes(body.start, body.end);
    const id = body.id ?? world.ids.token("", 26).toLowerCase().replace(/[w-z]/g, "0");
    if (calendar.events.has(id)) throw new GoogleError(409, "duplicate", "The requested identifier already exists.");
    const { source: _source, reminders: _reminders, ...kept } = body;
    const event = google.write(calendar, { status: "confirmed", ...kept, id } as GoogleEvent);
    notifyChannels(world, calendar, "exists");
    return told(event);
  });

  server.patch(`${BASE}/calendars/:calendarId/events/:eventId`, async (request) => {
    const calendar = calendarOf(request, "events.patch");
    const before = eventOf(request, calendar);
    const { id: _id, source: _source, reminders: _reminders, ...changes } = readEvent(request.body);
    const after = { ...before, ...changes };
    checkTimes(after.start, after.end);
    const event = google.write(calendar, after);
    notifyChannels(world, calendar, "exists");
    return told(event);
  });

  server.delete(`${BASE}/calendars/:calendarId/events/:eventId`, async (request, reply) => {
    const calendar = calendarOf(request, "events.delete");
    const before = eventOf(request, calendar);
    if (before.status === "cancelled") throw new GoogleError(410, "deleted", "Resource has been deleted");
    google.write(calendar, { ...before, status: "cancelled" });
    notifyChannels(world, calendar, "exists");
    return reply.code(204).send();
  });

  server.post(`${BASE}/calendars/:calendarId/events/watch`, async (request) => {
    const calendar = calendarOf(request, "events.watch");
    const { id, address, token = "", expiration, params } = watchSchema.parse(request.body);
    if (google.channels.has(id)) throw new GoogleError(400, "channelIdNotUnique", `Channel id ${id} not unique`);
    const ttl = Number(params?.ttl ?? DEFAULT_TTL_S) * 1000;
    const expiresAt = expiration ?? world.clock.now() + ttl;
    const resourceId = `res-${calendar.id}`;
    const channel = { id, resourceId, calendarId: calendar.id, address, token, expiresAt, messages: 0 };
    google.channels.set(id, channel);
    notifyChannels(world, calendar, "sync", channel);
    return {
      kind: "api#channel",
      id,
      resourceId,
      resourceUri: `/calendars/${calendar.id}/events`,
      expiration: String(expiresAt),
    };
  });

  server.post(`${BASE}/channels/stop`, async (request, reply) => {
    enter(request, "channels.stop");
    const { id, resourceId } = stopSchema.parse(request.body);
    if (google.channels.get(id)?.resourceId !== resourceId) throw new GoogleError(404, "notFound", "Channel not found");
    google.channels.delete(id);
    return reply.code(204).send();
  });
}
