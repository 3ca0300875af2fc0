import type { FastifyInstance } from "fastify";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";

const SCOPES = ["whatsapp_business_management", "whatsapp_business_messaging"];

/** Tokens: what a token is valid for, and a new one for the code of a sign-up. */
export function tokenRoutes(graph: FastifyInstance, world: World): void {
  graph.get("/:version/debug_token", async (request) => {
    const { input_token: token, access_token: app } = request.query as Record<string, string | undefined>;
    if (!token) throw new GraphError(100, { details: "The parameter input_token is required." });
    if (!app && !request.headers.authorization) throw new GraphError(190);
    const numbers = world.numbers.list().filter((number) => number.accessToken === token);
    const accounts = world.numbers.accounts().filter((account) => account.accessToken === token);
    const opened = [
      ...new Set([...accounts.map(({ wabaId }) => wabaId), ...numbers.map((number) => world.numbers.wabaOf(number))]),
    ];
    const page = world.pages.byToken(token);
    const valid = numbers.length + accounts.length > 0 || page !== undefined;
    return {
      data: {
        app_id: app?.split("|")[0] ?? "100000000000001",
        type: "SYSTEM_USER",
        application: "Sandbox",
        expires_at: Math.floor(Math.max(0, ...numbers.map((number) => number.standing?.tokenExpiresAt ?? 0)) / 1000),
        is_valid: valid,
        ...(page ? { data_access_expires_at: Math.floor(page.dataEndsAt / 1000) } : {}),
        issued_at: Math.floor(world.clock.now() / 1000),
        scopes: valid ? SCOPES : [],
        granular_scopes: SCOPES.map((scope) => ({ scope, target_ids: opened })),
        user_id: "122100000000000001",
        ...(valid ? {} : { error: { code: 190, message: "The access token could not be decrypted" } }),
      },
    };
  });

  graph.get("/:version/oauth/access_token", async (request) => {
    const query = request.query as Record<string, string | undefined>;
    for (const name of ["client_id", "client_secret"]) {
      if (!query[name]) throw new GraphError(100, { details: `Missing ${name} parameter.` });
    }
    const exchanges = query.grant_type === "fb_exchange_token" && query.fb_exchange_token;
    if (!query.code && !exchanges) throw new GraphError(100, { details: "Missing code parameter." });
    const over = { subcode: 36007, details: "This authorization code has expired." };
    if (query.code?.startsWith("expired")) throw new GraphError(100, over);
    if (query.code?.startsWith("AQ")) {
      const grant = world.signUps.take(query.code);
      if (!grant || grant.expiresAt < world.clock.now()) throw new GraphError(100, over);
      if (grant.secret !== undefined && grant.secret !== query.client_secret) {
        throw new GraphError(1, { details: "Error validating client secret." });
      }
      if (grant.redirectUri !== query.redirect_uri) {
        throw new GraphError(100, {
          subcode: 36008,
          details: "Error validating verification code: redirect_uri differs.",
        });
      }
      return { access_token: grant.accessToken, token_type: "bearer", expires_in: 5_184_000 };
    }
    const accessToken = world.ids.token("EAA", 60);
    const granted = world.pages.granted(query.fb_exchange_token ?? "");
    if (granted) world.pages.grant(accessToken, granted.userId, granted.pageIds);
    return { access_token: accessToken, token_type: "bearer", expires_in: 5_184_000 };
  });
}
