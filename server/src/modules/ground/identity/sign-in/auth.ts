// Sign-up, sign-in, verification and reset, by better-auth on our tables. Reading a session is our own code
// (`session.ts`), and so is the choice of the library's calls that are open (`auth-routes.ts`).
import { betterAuth } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import type { Database } from "../../../../kernel/db/database.ts";
import { newId } from "../../../../kernel/id.ts";
import type { Log } from "../../../../kernel/log.ts";
import type { Mail } from "../../../../providers/mail/port.ts";
import type { SignInProvider } from "../../../../providers/sign-in/port.ts";
import { createHashing, type Passwords } from "./hashing.ts";
import type { FindLetterhead, LetterReader } from "./letters/find-letterhead.ts";
import { letters } from "./letters/letters.ts";
import { writeOfSecondFactor } from "./letters/second-factor-letters.ts";
import { openAfterSignUp } from "./open-after-sign-up.ts";
import { askForCode } from "./providers/ask-for-code.ts";
import { endProviderLinks } from "./providers/provider-links.store.ts";
import { providerPlugin, WITHOUT_KEYS } from "./providers/provider-plugin.ts";
import { secondFactor } from "./second-factor.ts";
import { cookiePrefix } from "./session.ts";

export type AuthOptions = {
  db: Database;
  secret: string;
  publicUrl: string;
  mail: Mail;
  findHead: FindLetterhead;
  log: Log;
  /** With whom else people can sign in. */
  providers: readonly SignInProvider[];
  /** Called for each session that a sign-out, a new password or a revocation ended. */
  onSessionEnded(userId: string): void;
  /** Replaces the library's own, only in tests. */
  passwords?: Passwords | undefined;
};
export type Auth = ReturnType<typeof createAuth>;

const DATES = { createdAt: "created_at", updatedAt: "updated_at" };

export function createAuth({ db, secret, publicUrl, mail, findHead, log, onSessionEnded, ...rest }: AuthOptions) {
  const { origin } = new URL(publicUrl);
  const hashing = createHashing(rest.passwords);
  const write = letters(mail, findHead, log);
  // Only the library's own words: after the colon there may be an address, a token or a caller's text.
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
    // Otherwise it prints each error in full to the terminal, and always answers 500.
    onAPIError: { throw: true, errorURL: "/auth/ingresar" },
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
    databaseHooks: {
      session: { delete: { after: async ({ userId }) => onSessionEnded(userId) } },
      account: { create: { before: async (account) => ({ data: { ...account, ...WITHOUT_KEYS } }) } },
    },
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
      // An account is found by a confirmed address alone, and only where it was confirmed here, too.
      accountLinking: { trustedProviders: [], requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", ...DATES },
      // so that read access to the database is not enough to set a password
      storeIdentifier: "hashed",
    },
    emailAndPassword: {
      enabled: true,
      password: hashing.passwords,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      onPasswordReset: ({ user }) => endProviderLinks(db, user.id),
      // Known and unknown addresses then get the same answer; `openAfterSignUp` signs new people in.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }, request) => write.accountExists(addressee(user, request?.headers)),
      sendResetPassword: async ({ user, token }, request) => write.reset(addressee(user, request?.headers), token),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: async ({ user, token }, request) =>
        write.verification(addressee(user, request?.headers), token),
    },
    hooks: {
      after: createAuthMiddleware(async (ctx) => {
        await openAfterSignUp(ctx);
        await askForCode(ctx);
        writeOfSecondFactor(ctx, write, (user) => addressee(user, ctx.headers));
      }),
    },
    plugins: [secondFactor(), providerPlugin(rest.providers)],
    advanced: {
      database: { generateId: () => newId() },
      // its own prefix would be the weaker `__Secure-`
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(isSecure),
      defaultCookieAttributes: { secure: isSecure },
    },
  });
  /** The library reports a full disk in its own words, some of which blame the caller. */
  const handler = async (request: Request): Promise<Response> => {
    const before = db.space.heard;
    const answer = await auth.handler(request);
    if (answer.status >= 400 && db.space.heard > before && db.space.trouble) throw db.space.trouble;
    return answer;
  };
  return {
    api: auth.api,
    handler,
    /** The person who gave their password in this step of a sign-in; undefined when it is over. */
    async personOf(challenge: string): Promise<string | undefined> {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findVerificationValue(challenge))?.value;
    },
    /** Whether so many passwords are waiting that the next one would be refused. */
    isBusy: hashing.isFull,
    /** The address that the library takes for its own. */
    origin,
  };
}

/** The header in which our own code says at which host the person is (`auth-routes.ts`). */
export const HOST_HEADER = "x-page-host";

function addressee({ id, name, email }: LetterReader, headers: Headers | undefined) {
  return { id, name, email, host: headers?.get(HOST_HEADER) ?? "" };
}
