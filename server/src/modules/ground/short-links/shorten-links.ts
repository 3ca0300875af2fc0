import { CODE_LENGTH, targetsIn, withShortLinks } from "@mostrador/domain/ground/short-links/short-link.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newCode } from "../../../kernel/id.ts";
import { keepLink } from "./short-link.store.ts";

/** Counted from the last message that contains it. */
const KEPT_MS = 400 * 86_400_000;

/** The text with each of our long links replaced by a short one (D-17.6). */
export async function shortenLinks(tx: Tx, ctx: TenantCtx, text: string): Promise<string> {
  const codes = new Map<string, string>();
  const expiresAt = new Date(ctx.now + KEPT_MS);
  for (const path of targetsIn(text, ctx.publicUrl))
    codes.set(path, await keepLink(tx, newCode(CODE_LENGTH), path, expiresAt));
  return codes.size === 0 ? text : withShortLinks(text, ctx.publicUrl, codes);
}
