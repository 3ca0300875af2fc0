import type { FastifyReply, FastifyRequest } from "fastify";
import type { Message } from "../world/conversations.ts";
import type { World } from "../world/world.ts";
import { toldMessage } from "./told-message.ts";

const HEARTBEAT_MS = 20_000;

/** Streams changes to an open page, so that it does not poll. */
export function streamEvents(world: World, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  raw.write("retry: 1000\n\n");
  const stop = world.live.subscribe((event) => {
    const message = event.message as Message | undefined;
    raw.write(`data: ${JSON.stringify(message ? { ...event, message: toldMessage(message) } : event)}\n\n`);
  });
  const heartbeat = setInterval(() => raw.write(":\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  request.raw.once("close", () => {
    clearInterval(heartbeat);
    stop();
  });
  return reply;
}
