import type { FastifyInstance, FastifyRequest } from "fastify";
import type { World } from "../../world/world.ts";
import { phoneRoutes } from "../messages/phone-routes.ts";
import { accountRoutes } from "../objects/account-routes.ts";
import { objectRoutes } from "../objects/object-routes.ts";
import { templateRoutes } from "../objects/template-routes.ts";
import { tokenRoutes } from "../objects/token-routes.ts";
import { uploadRoute } from "../objects/upload-media.ts";
import { commentRoutes } from "../pages/comment-routes.ts";
import { facebookRoutes } from "../pages/page-routes.ts";
import { GraphError, graphErrorBody } from "./graph-error.ts";

/** The part of Meta's Graph API for WhatsApp, with its own error format. */
export function graphRoutes(graph: FastifyInstance, world: World): void {
  graph.addHook("preHandler", async (request) => {
    const version = (request.params as { version?: string }).version;
    if (version !== undefined && !/^v\d+\.\d+$/.test(version)) {
      throw new GraphError(100, { status: 404, title: `Unknown path components: ${request.url.split("?")[0]}` });
    }
    await failOnPurpose(world, request);
  });

  graph.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof GraphError ? error : unreadable(error);
    if (refusal.status >= 500 && !(error instanceof GraphError)) console.error("sandbox:", error);
    return reply.code(refusal.status).send(graphErrorBody(refusal, request.id));
  });

  facebookRoutes(graph, world);
  commentRoutes(graph, world);
  tokenRoutes(graph, world);
  phoneRoutes(graph, world);
  uploadRoute(graph, world);
  accountRoutes(graph, world);
  templateRoutes(graph, world);
  objectRoutes(graph, world);
}

async function failOnPurpose(world: World, request: FastifyRequest): Promise<void> {
  const { graphDelayMs, graphFail } = world.failures.current();
  if (graphDelayMs > 0) await new Promise<void>((resolve) => setTimeout(resolve, graphDelayMs));
  if (!graphFail || graphFail.times === 0) return;
  if (graphFail.on === "messages" && !sends(request)) return;
  if (graphFail.token !== undefined && request.headers.authorization !== `Bearer ${graphFail.token}`) return;
  world.failures.change({ graphFail: { ...graphFail, times: graphFail.times - 1 } });
  throw new GraphError(graphFail.code, { status: graphFail.status });
}

/** A send; read receipts use the same path and do not count. */
function sends(request: FastifyRequest): boolean {
  const body = request.body as { status?: unknown; sender_action?: unknown } | undefined;
  return (
    request.method === "POST" &&
    request.url.split("?")[0]!.endsWith("/messages") &&
    body?.status === undefined &&
    body?.sender_action === undefined
  );
}

function unreadable(error: unknown): GraphError {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) return new GraphError(131000, { status });
  return new GraphError(100, { status, details: error instanceof Error ? error.message : "Unreadable request." });
}
