import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { World } from "../../world/world.ts";
import { threadControlRoute } from "../agent/thread-control.ts";
import { numberOrMeet, ownNumber } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { parseGraphBody } from "../graph/parse-graph-body.ts";
import { ownPage } from "../pages/page-routes.ts";
import { sendByPage } from "../pages/send-by-page.ts";
import { sharePhone } from "../webhooks/share-phone.ts";
import { markRead } from "./read-receipt.ts";
import { sendMessage } from "./send-message.ts";

type Path = { Params: { version: string; id: string } };

/** The routes of a business number: write, mark as read, register, share its phone app's history. */
export function phoneRoutes(graph: FastifyInstance, world: World): void {
  graph.post<Path>("/:version/:id/messages", async (request, reply) => {
    const isPage = world.pages.byId(request.params.id) !== undefined;
    if (isPage)
      return answerOf(world, reply, sendByPage(world, ownPage(world, request, request.params.id), request.body));
    const number = ownNumber(world, request, request.params.id);
    const body = request.body as Record<string, unknown> | null;
    if (number.standing?.isUnregistered) throw new GraphError(133010);
    if (body?.status !== undefined) return markRead(world, number, body);
    return answerOf(world, reply, sendMessage(world, number, body));
  });

  threadControlRoute(graph, world);

  graph.post<Path>("/:version/:id/register", async (request) => {
    const number = ownNumber(world, request, request.params.id);
    const shape = z.looseObject({ messaging_product: z.literal("whatsapp"), pin: z.string() });
    const { pin } = parseGraphBody(shape, request.body);
    const { standing } = number;
    if (!/^\d{6}$/.test(pin) || (standing?.pin !== undefined && standing.pin !== pin)) throw new GraphError(133005);
    world.numbers.save({ ...number, standing: { ...standing, isUnregistered: false, pin } });
    world.changed();
    return { success: true };
  });

  graph.post<Path>("/:version/:id/deregister", async (request) => {
    ownNumber(world, request, request.params.id);
    return { success: true };
  });

  graph.post<Path>("/:version/:id/smb_app_data", async (request) => {
    const number = numberOrMeet(world, request, request.params.id);
    const sync = z.enum(["smb_app_state_sync", "history"]);
    const shape = z.looseObject({ messaging_product: z.literal("whatsapp"), sync_type: sync });
    const { sync_type: wanted } = parseGraphBody(shape, request.body);
    if (number.standing?.isOnBizApp) sharePhone(world, number, wanted);
    return { messaging_product: "whatsapp", request_id: world.ids.token("", 20) + number.phoneNumberId.slice(-4) };
  });
}

/** Sends the answer, or cuts the connection although the message was accepted. */
function answerOf(world: World, reply: FastifyReply, answer: object): object {
  if (!cutsConnection(world)) return answer;
  reply.hijack();
  reply.request.raw.socket.destroy();
  return reply;
}

function cutsConnection(world: World): boolean {
  const { graphDropAfterAccept: drop } = world.failures.current();
  if (typeof drop === "number" && drop > 0) world.failures.change({ graphDropAfterAccept: drop - 1 });
  return drop === true || (typeof drop === "number" && drop > 0);
}
