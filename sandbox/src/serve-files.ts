import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

// Pictures may come from any origin; code only from this server.
const POLICY = "default-src 'self'; img-src 'self' data: https: http:; media-src 'self' https: http:; base-uri 'none'";

/** Serves one file of a page at a path. Reads it at each visit: files are small and may be in editing. */
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

/** Serves a page that is generated on request. */
export function serveText(server: FastifyInstance, path: string, html: string): void {
  server.get(path, async (_request, reply) => guarded(reply).type(TYPES.html!).send(html));
}

/** Serves each file that is in a folder at the start, and nothing else. */
export function serveFolder(server: FastifyInstance, prefix: string, folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/\.(css|js|svg)$/.test(name)) servePage(server, `${prefix}/${name}`, join(folder, name));
  }
}
