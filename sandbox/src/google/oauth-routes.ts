import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { World } from "../world/world.ts";
import { consentPage } from "./consent-page.ts";
import { userInfoRoute } from "./user-info.ts";

export const CLIENT_ID = "sandbox-google-client";
export const CLIENT_SECRET = "sandbox-google-secret";

const CODE_MS = 10 * 60_000;
const ACCESS_S = 3599;

const authorizeSchema = z.object({
  client_id: z.literal(CLIENT_ID, "invalid_client"),
  redirect_uri: z.url("redirect_uri_mismatch"),
  response_type: z.literal("code", "unsupported_response_type"),
  scope: z.string().min(1, "invalid_scope"),
  state: z.string().optional(),
  access_type: z.enum(["online", "offline"]).default("online"),
  prompt: z.string().optional(),
  include_granted_scopes: z.enum(["true", "false"]).optional(),
  login_hint: z.string().optional(),
  code_challenge: z.string().min(43, "invalid_request").max(128, "invalid_request").optional(),
  code_challenge_method: z.literal("S256", "invalid_request").optional(),
});

const tokenSchema = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    client_id: z.string(),
    client_secret: z.string(),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    client_id: z.string(),
    client_secret: z.string(),
    refresh_token: z.string(),
  }),
]);

/** Google's permission page and its tokens: `/google/o/oauth2/v2/auth`, `/google/token`, `/google/revoke`. */
export function oauthRoutes(server: FastifyInstance, world: World): void {
  const { google } = world;
  userInfoRoute(server, world);
  server.addHook("onResponse", async () => world.changed());
  const refuse = (reply: FastifyReply, error: string, description: string, status = 400) =>
    reply.code(status).send({ error, error_description: description });

  server.get("/google/o/oauth2/v2/auth", async (request, reply) => {
    const asked = authorizeSchema.safeParse(request.query);
    if (!asked.success) return reply.code(400).type("text/html").send(`Error 400: ${asked.error.issues[0]?.message}`);
    return reply.type("text/html; charset=utf-8").send(consentPage(request.query as Record<string, string>));
  });

  server.post("/google/o/consent", async (request, reply) => {
    const form = request.body as Record<string, string>;
    const asked = authorizeSchema.safeParse(form);
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues[0]?.message });
    const { redirect_uri, state, code_challenge, scope, access_type } = asked.data;
    const back = new URL(redirect_uri);
    if (state !== undefined) back.searchParams.set("state", state);
    if (form.decision !== "allow" || !form.email) {
      back.searchParams.set("error", "access_denied");
      return reply.redirect(back.href);
    }
    const email = form.email.trim().toLowerCase();
    google.unconfirmed[form.unconfirmed === "yes" ? "add" : "delete"](email);
    const code = google.token("4/0A");
    google.codes.set(code, {
      email,
      redirectUri: redirect_uri,
      challenge: code_challenge ?? null,
      scope: access_type === "offline" ? scope : `${scope} online`,
      expiresAt: world.clock.now() + CODE_MS,
    });
    back.searchParams.set("code", code);
    back.searchParams.set("scope", scope);
    return reply.redirect(back.href);
  });

  server.post("/google/token", async (request, reply) => {
    const failing = google.failures().fail;
    if (failing && failing.times > 0 && failing.on === "token") {
      google.change({ fail: { ...failing, times: failing.times - 1 } });
      return refuse(reply, "internal_failure", "On purpose", failing.status);
    }
    const asked = tokenSchema.safeParse(request.body);
    if (!asked.success) return refuse(reply, "invalid_request", z.prettifyError(asked.error));
    const { client_id, client_secret } = asked.data;
    if (client_id !== CLIENT_ID || client_secret !== CLIENT_SECRET)
      return refuse(reply, "invalid_client", "The OAuth client was not found.", 401);
    if (asked.data.grant_type === "refresh_token") {
      const known = google.refreshTokens.get(asked.data.refresh_token);
      if (!known) return refuse(reply, "invalid_grant", "Token has been expired or revoked.");
      return access(known.email, asked.data.refresh_token, known.scope);
    }
    const code = google.codes.get(asked.data.code);
    google.codes.delete(asked.data.code);
    if (!code || code.expiresAt < world.clock.now()) return refuse(reply, "invalid_grant", "Malformed auth code.");
    if (code.redirectUri !== asked.data.redirect_uri) return refuse(reply, "redirect_uri_mismatch", "Bad Request");
    const proof = asked.data.code_verifier && createHash("sha256").update(asked.data.code_verifier).digest("base64url");
    if (code.challenge !== null && proof !== code.challenge)
      return refuse(reply, "invalid_grant", "Invalid code verifier.");
    const isOffline = !code.scope.endsWith(" online");
    const refreshToken = google.token("1//0");
    if (isOffline) google.refreshTokens.set(refreshToken, { email: code.email, scope: code.scope });
    google.calendarsOf(code.email);
    return {
      ...access(code.email, refreshToken, code.scope),
      ...(isOffline ? { refresh_token: refreshToken } : {}),
      id_token: idToken(code.email),
    };
  });

  server.post("/google/revoke", async (request, reply) => {
    const { token } = request.body as { token?: string };
    const known = token && google.refreshTokens.get(token);
    if (!known) return refuse(reply, "invalid_token", "Token expired or revoked");
    // revoking one token revokes everything that the person granted to this application
    google.revoke(known.email);
    return {};
  });

  function access(email: string, refreshToken: string, scope: string) {
    const token = google.token("ya29.");
    google.accessTokens.set(token, { email, refreshToken, scope, expiresAt: world.clock.now() + ACCESS_S * 1000 });
    return { access_token: token, expires_in: ACCESS_S, scope, token_type: "Bearer" };
  }

  function idToken(email: string): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const now = Math.floor(world.clock.now() / 1000);
    const claims = { iss: "https://accounts.google.com", aud: CLIENT_ID, sub: email, email, email_verified: true };
    return `${part({ alg: "none" })}.${part({ ...claims, iat: now, exp: now + ACCESS_S })}.sandbox`;
  }
}
