import Fastify from "fastify";
import { cloudinaryRoutes } from "./cloudinary/cloudinary-routes.ts";
import { consoleRoutes } from "./console/console-routes.ts";
import { pageRoutes } from "./console/page-routes.ts";
import { controlRoutes } from "./control/control-routes.ts";
import { dnsRoutes } from "./domains/dns-routes.ts";
import { herokuRoutes } from "./domains/heroku-routes.ts";
import { calendarRoutes } from "./google/calendar-routes.ts";
import { oauthRoutes } from "./google/oauth-routes.ts";
import { llmRoutes } from "./llm/llm-routes.ts";
import { mailRoutes } from "./mail/mail-routes.ts";
import { mapRoutes } from "./maps/map-routes.ts";
import { mercadoPagoRoutes } from "./mercado-pago/api-routes.ts";
import { mercadoPagoPages } from "./mercado-pago/page-routes.ts";
import { graphRoutes } from "./meta/graph/graph-routes.ts";
import { signUpRoutes } from "./meta/sign-up/sign-up-routes.ts";
import { resumeStatuses } from "./meta/webhooks/statuses.ts";
import { pushRoutes } from "./push/push-routes.ts";
import { recordRequests } from "./record-requests.ts";
import { type SandboxOptions, settingsFrom } from "./settings.ts";
import { stripeRoutes } from "./stripe/api-routes.ts";
import { stripePages } from "./stripe/page-routes.ts";
import { createWorld } from "./world/world.ts";

export type RunningSandbox = { url: string; port: number; close(): Promise<void> };

const LARGEST_BODY = 110 * 1024 * 1024;

/** Starts the sandbox on a port (0: any free one). */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const settings = settingsFrom(options);
  const world = createWorld(settings);
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
  });

  server.addContentTypeParser(/^multipart\/form-data/, { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  recordRequests(server, world);

  server.get("/healthz", async () => ({ ok: true }));
  // Each part has its own scope, because each has its own error format.
  const parts = [
    consoleRoutes,
    pageRoutes,
    cloudinaryRoutes,
    mercadoPagoRoutes,
    mercadoPagoPages,
    stripeRoutes,
    stripePages,
    mailRoutes,
    pushRoutes,
    mapRoutes,
    herokuRoutes,
    dnsRoutes,
    llmRoutes,
    oauthRoutes,
    calendarRoutes,
    controlRoutes,
    signUpRoutes,
    graphRoutes,
  ];
  for (const part of parts) {
    await server.register((scope, _options, done) => {
      part(scope, world);
      done();
    });
  }

  world.webhooks.onDelivered((delivery) => {
    const message = world.conversations.message(delivery.about);
    if (message?.direction !== "in" || !world.conversations.advance(message, "delivered")) return;
    const { phoneNumberId, customer, id } = message;
    world.live.publish({ kind: "status", phoneNumberId, customer, id, status: "delivered" });
  });
  resumeStatuses(world);

  await server.listen({ port: settings.port, host: settings.host });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  world.address = `http://${host}:${port}`;
  return {
    url: world.address,
    port,
    close: async () => {
      await server.close();
      await world.close();
    },
  };
}
