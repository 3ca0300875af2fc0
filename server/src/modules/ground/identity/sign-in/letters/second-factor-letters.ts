// Writes to a person when their second factor was turned off or replaced by a recovery code: it may not have been them.

import type { LibraryCtx } from "../library-ctx.ts";
import type { LetterReader } from "./find-letterhead.ts";

type Letters<To> = { secondFactorIsOff(to: To): void; recoveryCodeUsed(to: To): void };

/** Both calls open a session when they succeed. */
export function writeOfSecondFactor<To>(ctx: LibraryCtx, letters: Letters<To>, addressee: (user: LetterReader) => To) {
  const user = ctx.context.newSession?.user;
  if (!user) return;
  if (ctx.path === "/two-factor/disable" && ctx.context.session?.user.twoFactorEnabled)
    letters.secondFactorIsOff(addressee(user));
  if (ctx.path === "/two-factor/verify-backup-code") letters.recoveryCodeUsed(addressee(user));
}
