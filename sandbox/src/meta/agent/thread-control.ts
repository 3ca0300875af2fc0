import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../../world/world.ts";
import { ownNumber } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { parseGraphBody } from "../graph/parse-graph-body.ts";
import { customerOfUserId } from "../webhooks/business-user-id.ts";
import { holderOf } from "./holder.ts";

type Path = { Params: { version: string; id: string } };

const shape = z.looseObject({
  messaging_product: z.literal("whatsapp"),
  to: z.string().optional(),
  recipient: z.string().optional(),
  action: z.enum(["take", "pass", "release"]),
  control_pass: z.looseObject({ target_role: z.literal("ai_agent") }).optional(),
});

/**
 * An application takes a conversation from Meta's agent, or gives it back. Taking it by this call needs the right to
 * escalate.
 */
export function threadControlRoute(graph: FastifyInstance, world: World): void {
  graph.post<Path>("/:version/:id/thread_control", async (request) => {
    const number = ownNumber(world, request, request.params.id);
    const { to, recipient, action } = parseGraphBody(shape, request.body);
    const wabaId = world.numbers.wabaOf(number);
    const customer = to
      ? world.conversations.customer(to)
      : recipient && customerOfUserId(world.conversations, wabaId, recipient);
    if (!customer) throw new GraphError(100, { details: "There is no conversation with this person." });
    const chat = world.conversations.chat(number.phoneNumberId, customer.phone);
    if (action === "take") {
      if (number.standing?.agent?.mayTake === false) {
        throw new GraphError(100, { subcode: 2494191, details: "Only the escalation partner may take control." });
      }
      chat.owner = "app";
    } else {
      if (holderOf(number, chat, world.clock.now()) !== "app") {
        throw new GraphError(100, { details: "The app does not hold this conversation." });
      }
      if (action === "pass") chat.owner = "agent";
      else delete chat.owner;
    }
    world.changed();
    return { messaging_product: "whatsapp", request_id: world.ids.token("", 20) };
  });
}
