// The built web application, as the server gives it out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Assets carry a hash in their name and never change; every page is the same document. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(`${join(folder, "assets")}`);
      void reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = readFileSync(join(folder, "index.html"), "utf8");
  // The front page, for everybody: the one that search engines may show.
  app.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("x-robots-tag", "all").send(page),
  );
  app.get("/*", (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (
      pathname.startsWith("/api/") ||
      pathname.startsWith("/socket.io/") ||
      pathname === "/metrics" ||
      /\.\w{2,5}$/.test(pathname)
    ) {
      return reply.callNotFound();
    }
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
