import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { serveFolder, servePage } from "../serve-files.ts";
import type { World } from "../world/world.ts";
import { streamEvents } from "./stream-events.ts";

const FOLDER = join(import.meta.dirname, "page");

/** Serves the phone page of the console and the stream that keeps it up to date. */
export function pageRoutes(server: FastifyInstance, world: World): void {
  servePage(server, "/", join(FOLDER, "phone.html"));
  servePage(server, "/console", join(FOLDER, "phone.html"));
  serveFolder(server, "/console/page", FOLDER);
  serveFolder(server, "/console/page/look", join(FOLDER, "look"));
  server.get("/console/stream", async (request, reply) => streamEvents(world, request, reply));
}
