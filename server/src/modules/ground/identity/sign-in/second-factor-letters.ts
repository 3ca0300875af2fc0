// Writes to a person when their second factor was turned off or replaced by a recovery code: it may not have been them.
import type { LibraryCtx } from "./library-ctx.ts";

type Reader = { name: string; email: string };
type Letters = { secondFactorIsOff(reader: Reader): void; recoveryCodeUsed(reader: Reader): void };

/** Both calls open a session when they succeed. */
export function writeOfSecondFactor(ctx: LibraryCtx, letters: Letters): void {
  const user = ctx.context.newSession?.user;
  if (!user) return;
  if (ctx.path === "/two-factor/disable" && ctx.context.session?.user.twoFactorEnabled) letters.secondFactorIsOff(user);
  if (ctx.path === "/two-factor/verify-backup-code") letters.recoveryCodeUsed(user);
}
