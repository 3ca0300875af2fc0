import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

// Pictures may come from wherever the business keeps them; code only from here.
const POLICY = "default-src 'self'; img-src 'self' data: https: http:; media-src 'self' https: http:; base-uri 'none'";

/** Serves one file of a page at a path. Files are read at each visit: they are small and may be being edited. */
export function servePage(server: FastifyInstance, path: string, file: string): void {
  const type = TYPES[file.split(".").at(-1)!]!;
  server.get(path, async (_request, reply) => guarded(reply).type(type).send(readFileSync(file)));
}

function guarded(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-cache")
    .header("content-security-policy", POLICY)
    .header("x-content-type-options", "nosniff");
}

/** Serves a page that is written as it is asked for. */
export function serveText(server: FastifyInstance, path: string, html: string): void {
  server.get(path, async (_request, reply) => guarded(reply).type(TYPES.html!).send(html));
}

/** Serves each file that lies in a folder when the world starts, and nothing else. */
export function serveFolder(server: FastifyInstance, prefix: string, folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/\.(css|js|svg)$/.test(name)) servePage(server, `${prefix}/${name}`, join(folder, name));
  }
}
