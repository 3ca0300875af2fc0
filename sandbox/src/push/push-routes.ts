import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { receivedPage } from "../received-page.ts";
import { serveFolder, serveText } from "../serve-files.ts";
import type { World } from "../world/world.ts";
import type { Device } from "./push-box.ts";
import { decrypted, vapidFault } from "./read-push.ts";

const PAGE = receivedPage({
  title: "Avisos recibidos",
  about: "Los avisos que el sistema manda a los navegadores de prueba, abiertos como los abriría cada uno.",
  script: "/push/page/push.js",
  listId: "notices",
});

/** A push service and its browsers: notices are checked and decrypted as both would do. */
export function pushRoutes(server: FastifyInstance, world: World): void {
  server.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  const folder = join(import.meta.dirname, "page");
  serveText(server, "/push", PAGE);
  serveFolder(server, "/push/page", folder);

  /** What `pushManager.subscribe` returns to a page of that browser. */
  server.post("/push/devices", async (request, reply) => {
    const device = world.push.add(world.ids.token("push_", 20));
    return reply.code(201).send(subscription(device, originOf(request)));
  });

  server.delete("/push/devices/:id", async (request, reply) => {
    const device = world.push.device((request.params as { id: string }).id);
    if (!device) return reply.code(404).send({ error: { message: "no such device" } });
    device.isGone = true;
    return { ok: true };
  });

  server.post("/push/send/:id", async (request, reply) => {
    const device = world.push.device((request.params as { id: string }).id);
    if (!device) return reply.code(404).send({ error: { message: "no such device" } });
    if (device.isGone) return reply.code(410).send({ error: { message: "unsubscribed" } });
    const { headers } = request;
    const refuse = (status: number, message: string) => reply.code(status).send({ error: { message } });
    if (!/^\d+$/.test(String(headers.ttl ?? ""))) return refuse(400, "the TTL is missing");
    if (headers["content-encoding"] !== "aes128gcm") return refuse(400, "the encoding is not aes128gcm");
    const fault = vapidFault(String(headers.authorization ?? ""), originOf(request), Date.now());
    if (fault) return refuse(403, fault);
    const body = request.body as Buffer;
    if (body.length > 4096) return refuse(413, "more than 4096 bytes");
    const topic = String(headers.topic ?? "");
    if (!/^[\w-]{0,32}$/.test(topic)) return refuse(400, "the topic is longer than 32 signs, or has others");
    try {
      const note: unknown = JSON.parse(decrypted(body, device));
      const id = world.ids.token("note_", 20);
      world.push.keep({ id, device: device.id, topic, note, at: new Date().toISOString() });
      world.live.publish({ kind: "push", id });
      return reply.code(201).send();
    } catch (error) {
      return refuse(400, `it cannot be read: ${(error as Error).message}`);
    }
  });

  server.get("/push/messages", async () => ({ messages: world.push.list() }));
}

function originOf(request: { protocol: string; headers: { host?: string | undefined } }): string {
  return `${request.protocol}://${request.headers.host}`;
}

function subscription({ id, publicKey, auth }: Device, origin: string) {
  return {
    id,
    endpoint: `${origin}/push/send/${id}`,
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
  };
}
