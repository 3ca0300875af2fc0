// A person with a second factor who comes from a provider gives their code like after a password: the library itself only
// asks after passwords. The code is asked each time, also on a trusted device.
import { deleteSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import type { LibraryCtx } from "../library-ctx.ts";

/** As long as the step after a password. */
const STEP_SECONDS = 600;

export async function askForCode(ctx: LibraryCtx): Promise<void> {
  if (!ctx.path?.startsWith("/callback/")) return;
  const { newSession, internalAdapter, secret } = ctx.context;
  if (!newSession?.user.twoFactorEnabled) return;
  deleteSessionCookie(ctx, true);
  await internalAdapter.deleteSession(newSession.session.token);
  ctx.context.setNewSession(null);
  const identifier = `2fa-${generateRandomString(20)}`;
  const expiresAt = new Date(Date.now() + STEP_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ value: newSession.user.id, identifier, expiresAt });
  await internalAdapter.createVerificationValue({ value: "0", identifier: `2fa-attempts-${identifier}`, expiresAt });
  const cookie = ctx.context.createAuthCookie("two_factor", { maxAge: STEP_SECONDS });
  await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
  const { headers } = (ctx.context.returned ?? {}) as { headers?: Headers | Record<string, string> };
  const next = new Headers(headers).get("location") ?? "/auth/ingresar";
  throw ctx.redirect(`${next}${next.includes("?") ? "&" : "?"}codigo=1`);
}
