// Two people edit one row: the second save is refused instead of silently winning (D-1.6, D-15.2).
import { staleEdit } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx } from "../context.ts";

/**
 * The `updated_at` of an edit, always later than the stored one. `stored` was read with `for update`; `sent` is what
 * the editor had read, and an edit without it is accepted. Throws a 409 when they differ.
 */
export function nextUpdate(ctx: Ctx, stored: Date, sent: string | undefined): Date {
  if (sent !== undefined && Date.parse(sent) !== stored.getTime()) throw staleEdit();
  return new Date(Math.max(ctx.now, stored.getTime() + 1));
}
