// Serves `/metrics` on a port of its own, which the proxy in front never reaches (decision 13). A worker, which has no
// other port, also reports here that it is alive and ready.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type Readiness, readinessAnswer } from "../http/readiness.ts";
import type { Log } from "../log.ts";

/** `read` returns the text. Rejects when the port cannot be listened on. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  { read, readiness }: { read: () => Promise<string>; readiness: () => Promise<Readiness> },
  log: Log,
): Promise<Server> {
  const server = createServer((request, reply) => {
    const { pathname } = URL.parse(request.url ?? "/", "http://metrics") ?? {};
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && pathname === "/healthz") return void reply.setHeader("content-type", JSON_TYPE).end('{"ok":true}');
    if (isRead && pathname === "/readyz") {
      return void readinessAnswer(readiness).then(({ status, body }) => {
        reply.statusCode = status;
        reply.setHeader("content-type", JSON_TYPE).end(JSON.stringify(body));
      });
    }
    if (!isRead || pathname !== "/metrics") {
      reply.statusCode = 404;
      return void reply.setHeader("content-type", JSON_TYPE).end(NOT_FOUND);
    }
    read().then(
      (text) => reply.setHeader("content-type", "text/plain; version=0.0.4; charset=utf-8").end(text),
      (error: Error) => {
        log.error({ error: error.message }, "the metrics could not be read");
        reply.statusCode = 503;
        reply.end();
      },
    );
  });
  server.listen({ port, host });
  await once(server, "listening");
  return server;
}

const JSON_TYPE = "application/json; charset=utf-8";
const NOT_FOUND = JSON.stringify({ success: false, message: "No se encontró la dirección" });
