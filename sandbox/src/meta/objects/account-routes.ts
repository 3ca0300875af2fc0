import type { FastifyInstance, FastifyRequest } from "fastify";
import type { World } from "../../world/world.ts";
import { ownAccount } from "../graph/authorize.ts";
import { GraphError } from "../graph/graph-error.ts";
import { page } from "../graph/page.ts";
import { ownPage, subscribePage } from "../pages/page-routes.ts";
import { verifyCallback } from "../webhooks/callback-check.ts";
import { numberFields } from "./number-fields.ts";

type Path = { Params: { version: string; id: string } };

/** The fields of a WhatsApp business account: its numbers, and the app that is subscribed to it. */
export function accountRoutes(graph: FastifyInstance, world: World): void {
  graph.get<Path>("/:version/:id/phone_numbers", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    const query = request.query as Record<string, unknown>;
    const numbers = world.numbers.list().filter((number) => number.wabaId === account.wabaId);
    return page(
      request,
      numbers,
      (number) => number.phoneNumberId,
      // A list always contains these fields, whatever the request asks for.
      (number) => ({ ...numberFields(number, "display_phone_number,status"), ...numberFields(number, query.fields) }),
    );
  });

  graph.post<Path>("/:version/:id/subscribed_apps", async (request) => {
    if (world.pages.byId(request.params.id)) {
      return subscribePage(world, request, ownPage(world, request, request.params.id));
    }
    const account = ownAccount(world, request, request.params.id);
    const callbackUrl = given(request, "override_callback_uri");
    if (callbackUrl === undefined) {
      world.numbers.saveAccount({ ...account, callbackUrl: undefined, subscribed: true });
    } else {
      const verifyToken = given(request, "verify_token");
      if (!verifyToken) throw new GraphError(100, { details: "The parameter verify_token is required." });
      await verifyCallback(world, callbackUrl, verifyToken);
      world.numbers.saveAccount({ ...account, callbackUrl, subscribed: true });
    }
    world.changed();
    return { success: true };
  });

  graph.get<Path>("/:version/:id/subscribed_apps", async (request) => {
    const { subscribed, callbackUrl } = ownAccount(world, request, request.params.id);
    const app = { whatsapp_business_api_data: { id: "100000000000001", name: "Sandbox", link: "" } };
    return { data: subscribed ? [{ ...app, ...(callbackUrl ? { override_callback_uri: callbackUrl } : {}) }] : [] };
  });

  graph.delete<Path>("/:version/:id/subscribed_apps", async (request) => {
    const account = ownAccount(world, request, request.params.id);
    world.numbers.saveAccount({ ...account, callbackUrl: undefined, subscribed: false });
    world.changed();
    return { success: true };
  });
}

/** Graph accepts parameters in the body as well as in the query. */
function given(request: FastifyRequest, name: string): string | undefined {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const query = request.query as Record<string, unknown>;
  const value = body[name] ?? query[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
