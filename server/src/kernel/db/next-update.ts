// Refuses the second save when two people edit one row, instead of overwriting the first (D-1.6, D-15.2).
import { staleEdit } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx } from "../context.ts";

/**
 * The `updated_at` of an edit, later than `stored`, which was read with `for update`. `sent` is the version that the
 * editor had read; an edit without it is accepted, a different version throws a 409.
 */
export function nextUpdate(ctx: Ctx, stored: Date, sent: string | undefined): Date {
  if (sent !== undefined && Date.parse(sent) !== stored.getTime()) throw staleEdit();
  return new Date(Math.max(ctx.now, stored.getTime() + 1));
}

/** The version of what may have no row yet. Null says that it was never saved; 409 where the other is true. */
export function versionSent(isSaved: boolean, sent: string | null | undefined): string | undefined {
  if (sent !== undefined && (sent === null) === isSaved) throw staleEdit();
  return sent ?? undefined;
}
