// Signs a new person in at once after sign-up. For an address with an account they get a cookie of the same form that
// opens no session, so that the answer reveals nothing (docs/decisions/0003).
import { setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import type { LibraryCtx } from "./library-ctx.ts";

const TOKEN_LENGTH = 32;

export async function openAfterSignUp(ctx: LibraryCtx): Promise<void> {
  if (ctx.path !== "/sign-up/email") return;
  const { returned, internalAdapter, authCookies, secret } = ctx.context;
  const userId = idOf(returned);
  if (!userId) return;
  const user = await internalAdapter.findUserById(userId);
  if (user) {
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
  } else {
    const { name, attributes } = authCookies.sessionToken;
    await ctx.setSignedCookie(name, generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9"), secret, attributes);
  }
}

/** The id of the person that the library returned; undefined when it refused. */
function idOf(returned: unknown): string | undefined {
  const { user } = (returned ?? {}) as { user?: { id?: unknown } };
  return typeof user?.id === "string" ? user.id : undefined;
}
