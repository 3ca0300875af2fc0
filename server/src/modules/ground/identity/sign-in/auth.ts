// Sign-up, sign-in, verification and reset, by better-auth on our tables. Reading a session is ours (`session.ts`).
import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import { newId } from "../../../../kernel/id.ts";
import type { Log } from "../../../../kernel/log.ts";
import type { Mail } from "../../../../providers/mail/port.ts";

export type AuthOptions = {
  pool: Pool;
  secret: string;
  publicUrl: string;
  mail: Mail;
  log: Log;
  /** Told of each session that a sign-out, a new password or a revocation ended. */
  onSessionEnded(userId: string): void;
};
export type Auth = ReturnType<typeof createAuth>;

const DATES = { createdAt: "created_at", updatedAt: "updated_at" };

export function createAuth({ pool, secret, publicUrl, mail, log, onSessionEnded }: AuthOptions) {
  const page = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const send = (to: string, subject: string, lines: string[]) => {
    // Not waited for, so that the answer takes as long for an unknown address as for a known one.
    mail
      .send({ to, subject, text: lines.join("\n\n") })
      .catch((error: Error) => log.error({ error: error.message }, "a mail could not be sent"));
  };
  // Its own words only: what follows the colon may be an address, a token or whatever a caller wrote.
  const note = (said: string) => log.warn({ said: said.split(/[:"]/)[0] }, "sign-in library");
  return betterAuth({
    database: pool,
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, said) => note(said) },
    // The kernel has compared the origin with the host before a request comes here.
    trustedOrigins: async (request?: Request) => {
      const origin = request?.headers.get("origin");
      return origin ? [origin] : [];
    },
    rateLimit: { enabled: false },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...DATES },
      additionalFields: { role: { type: "string", input: false, defaultValue: "user" } },
    },
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...DATES,
      },
      expiresIn: 30 * 24 * 3600,
      updateAge: 24 * 3600,
    },
    databaseHooks: { session: { delete: { after: async ({ userId }) => onSessionEnded(userId) } } },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...DATES,
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", ...DATES },
      // whoever reads the database cannot set anybody's password
      storeIdentifier: "hashed",
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: async ({ user, token }) =>
        send(user.email, "Cambia tu contraseña de Mostrador", [
          greeting(user.name),
          "Recibimos tu solicitud para cambiar la contraseña. Abre este enlace en la próxima hora:",
          page("/auth/restablecer", token),
          "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
        ]),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: async ({ user, token }) =>
        send(user.email, "Confirma tu correo en Mostrador", [
          greeting(user.name),
          "Confirma que este correo es tuyo. El enlace sirve por un día:",
          page("/auth/verificar", token),
        ]),
    },
    advanced: { database: { generateId: () => newId() }, useSecureCookies: publicUrl.startsWith("https:") },
  });
}

/** Whoever signs up chooses name and address: a name with a link in it must not reach somebody else in our words. */
function greeting(name: string): string {
  return /[/:@\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(name) ? "Hola:" : `Hola, ${name}:`;
}
