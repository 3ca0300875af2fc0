import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { World } from "../world/world.ts";
import { streamEvents } from "./stream-events.ts";

const FOLDER = join(import.meta.dirname, "page");

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

const POLICY =
  "default-src 'self'; img-src 'self' data: https: http:; media-src 'self' https: http:; style-src 'self' 'unsafe-inline'; frame-ancestors *";

/** The pages people look at: the phone, the mailbox, and what they are made of. */
export function pageRoutes(server: FastifyInstance, world: World): void {
  const page = (path: string, file: string) =>
    server.get(path, async (_request, reply) =>
      reply
        .type(TYPES[file.split(".").at(-1)!]!)
        .header("cache-control", "no-cache")
        .header("content-security-policy", POLICY)
        .send(readFileSync(join(FOLDER, file))),
    );
  page("/", "phone.html");
  page("/console", "phone.html");
  page("/mail", "mail.html");
  for (const file of FILES) page(`/console/page/${file}`, file);

  server.get("/console/stream", async (request, reply) => streamEvents(world, request, reply));
}

const FILES = [
  "phone.css",
  "panels.css",
  "mail.css",
  "phone.js",
  "chat-view.js",
  "bubble.js",
  "people.js",
  "failures.js",
  "sandbox-api.js",
  "mail.js",
  "icon.svg",
];
