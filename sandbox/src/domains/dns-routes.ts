import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";

const Question = z.object({ name: z.string().min(1), type: z.enum(["CNAME", "TXT"]) });
const Records = z.strictObject({
  name: z.string().min(1),
  CNAME: z.array(z.string()).optional(),
  TXT: z.array(z.string()).optional(),
});
const NUMBERS = { CNAME: 5, TXT: 16 };
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/** A resolver over https as `application/dns-json` asks it, and what its names answer. */
export function dnsRoutes(server: FastifyInstance, world: World): void {
  server.get("/dns-query", async (request, reply) => {
    if (request.headers.accept !== "application/dns-json") return reply.code(415).send("Unsupported Media Type");
    const { name, type } = Question.parse(request.query);
    if (name.startsWith("_mostrador.away.") || name.startsWith("away.")) return { Status: SERVER_FAILURE };
    const found = world.domains.records()[name.toLowerCase()];
    if (!found) return { Status: NO_SUCH_NAME };
    const data = (found[type] ?? []).map((value) => (type === "TXT" ? `"${value}"` : `${value}.`));
    return { Status: 0, Answer: data.map((value) => ({ name, type: NUMBERS[type], TTL: 60, data: value })) };
  });

  server.put("/__sandbox/dns", async (request) => {
    const { name, ...answers } = Records.parse(request.body);
    world.domains.answer(name, {
      ...(answers.CNAME && { CNAME: answers.CNAME }),
      ...(answers.TXT && { TXT: answers.TXT }),
    });
    world.changed();
    return { ok: true };
  });
}
