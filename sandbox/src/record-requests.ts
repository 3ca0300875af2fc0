import type { FastifyInstance } from "fastify";
import type { World } from "./world/world.ts";

/** Keeps a journal of requests to the sandbox; requests of its own pages are not recorded. */
export function recordRequests(server: FastifyInstance, world: World): void {
  server.addHook("onResponse", async (request, reply) => {
    const path = request.url.split("?")[0]!;
    if (path.startsWith("/mail/page/")) return;
    const outside =
      /^\/(v\d|llm\/|cloudinary\/v1_1\/|google\/|mail\/|mercado-pago\/(oauth|v1|checkout\/preferences)|whatsapp_business\/)/.test(
        path,
      );
    if (!outside && !(request.method === "POST" && path.startsWith("/console/"))) return;
    world.journal.add({
      at: new Date().toISOString(),
      method: request.method,
      path,
      query: request.query,
      headers: request.headers,
      body: request.body,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
