// Sign-up, sign-in, verification and reset, by better-auth on our tables. Reading a session is ours (`session.ts`), and so
// is what of the library stands open (`auth-routes.ts`).
import { betterAuth } from "better-auth";
import type { Database } from "../../../../kernel/db/database.ts";
import { newId } from "../../../../kernel/id.ts";
import type { Log } from "../../../../kernel/log.ts";
import type { Mail } from "../../../../providers/mail/port.ts";
import { createHashing, type Passwords } from "./hashing.ts";
import { letters } from "./letters.ts";
import { openAfterSignUp } from "./open-after-sign-up.ts";
import { cookiePrefix } from "./session.ts";

export type AuthOptions = {
  db: Database;
  secret: string;
  publicUrl: string;
  mail: Mail;
  log: Log;
  /** Told of each session that a sign-out, a new password or a revocation ended. */
  onSessionEnded(userId: string): void;
  /** In the place of the library's own, for tests alone. */
  passwords?: Passwords | undefined;
};
export type Auth = ReturnType<typeof createAuth>;

const DATES = { createdAt: "created_at", updatedAt: "updated_at" };

export function createAuth({ db, secret, publicUrl, mail, log, onSessionEnded, passwords }: AuthOptions) {
  const { origin } = new URL(publicUrl);
  const hashing = createHashing(passwords);
  const write = letters(mail, publicUrl, log);
  // Its own words only: what follows the colon may be an address, a token or whatever a caller wrote.
  const note = (said: string) => log.warn({ said: said.split(/[:"]/)[0] }, "sign-in library");
  const isSecure = publicUrl.startsWith("https:");
  const auth = betterAuth({
    database: db.pool,
    secret,
    baseURL: origin,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, said) => note(said) },
    rateLimit: { enabled: false },
    // Else it writes each of them to the terminal, whole, and answers 500 whatever it was.
    onAPIError: { throw: true },
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
      password: hashing.passwords,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      // The answer is then alike for a known address and an unknown one; `openAfterSignUp` signs in whoever is new.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }) => write.accountExists(user),
      sendResetPassword: async ({ user, token }) => write.reset(user, token),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: async ({ user, token }) => write.verification(user, token),
    },
    hooks: { after: openAfterSignUp },
    advanced: {
      database: { generateId: () => newId() },
      // its own prefix would be the weaker `__Secure-`
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(isSecure),
      defaultCookieAttributes: { secure: isSecure },
    },
  });
  /** The library puts a full disk in words of its own, some of which blame the caller. */
  const handler = async (request: Request): Promise<Response> => {
    const before = db.space.heard;
    const answer = await auth.handler(request);
    if (answer.status >= 400 && db.space.heard > before && db.space.trouble) throw db.space.trouble;
    return answer;
  };
  return {
    api: auth.api,
    handler,
    /** Whether so many passwords wait already that the next one would be refused. */
    isBusy: hashing.isFull,
    /** Under which the library knows its own address. */
    origin,
  };
}
