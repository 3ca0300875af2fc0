import type { FastifyInstance } from "fastify";
import { derivedDigits } from "../world/ids.ts";
import type { World } from "../world/world.ts";

/** Who signed in, for a token with the scopes of a sign-in: `/google/v1/userinfo`. */
export function userInfoRoute(server: FastifyInstance, world: World): void {
  const { google } = world;
  server.get("/google/v1/userinfo", async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const known = google.accessTokens.get(token);
    if (!known || known.expiresAt < world.clock.now())
      return reply.code(401).send({ error: "invalid_request", error_description: "Invalid Credentials" });
    const scopes = known.scope.split(" ");
    if (!scopes.includes("openid"))
      return reply
        .code(403)
        .send({ error: "insufficient_scope", error_description: "Request had insufficient scopes" });
    const { email } = known;
    return {
      sub: derivedDigits(`google:${email}`, 21),
      ...(scopes.includes("profile") && { name: nameOf(email), given_name: nameOf(email).split(" ")[0] }),
      ...(scopes.includes("email") && { email, email_verified: !google.unconfirmed.has(email) }),
    };
  });
}

/** 'ana.lopez@gmail.test' is Ana Lopez. */
function nameOf(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}
