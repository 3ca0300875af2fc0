// Handles Google's notification of a change: identifies the channel by its secret token. The change itself is read
// from Google, so a repeated, late or unordered notification is only one more reading.
import { timingSafeEqual } from "node:crypto";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { readChannel, setDue } from "../link/route.store.ts";
import { tokenDigest } from "./renew-watch.ts";

export const NOTIFY_PATH = "/api/google/calendar/notifications";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const notifications: RawRoute = {
  method: "POST",
  path: NOTIFY_PATH,
  from: "provider",
  summary: "Avisos de Google Calendar: algo cambió en un calendario enlazado",
  guard: "canal conocido y su clave (X-Goog-Channel-Token)",
  rawBody: true,
  bodyLimit: 16 * 1024,
  handle: async (ctx, request, reply) => {
    const { "x-goog-channel-id": id, "x-goog-channel-token": token, "x-goog-resource-state": state } = request.headers;
    if (typeof id !== "string" || typeof token !== "string" || !UUID.test(id))
      throw notFound("No se encontró el canal");
    await transact(ctx, async (tx) => {
      const found = await readChannel(tx, id);
      if (!found?.channel_token_digest || !timingSafeEqual(found.channel_token_digest, tokenDigest(token)))
        throw notFound("No se encontró el canal");
      // the first one only confirms the channel
      if (state !== "sync") await setDue(tx, found.business_id, found.specialist_id, new Date(ctx.now));
    });
    return reply.code(200).send();
  },
};
