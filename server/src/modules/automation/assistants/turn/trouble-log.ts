// Logs why a language model gave nothing: each time, except for an account without credit. That is logged once in a
// while, since it repeats for every message until the account is paid.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { countTrouble } from "./count-turn.ts";
import type { Trouble } from "./provider-turn.ts";

const SAID_EVERY_MS = 10 * 60_000;

export type TroubleLog = (ctx: Pick<TenantCtx, "now" | "log">, threadId: string, trouble: Trouble) => void;

/** For one process: what it has logged is remembered as long as it runs. */
export function troubleLog(): TroubleLog {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (ctx, threadId, trouble) => {
    countTrouble(trouble.kind);
    if (trouble.kind !== "exhausted") {
      ctx.log.warn({ threadId, trouble }, "the provider's turn failed");
      return;
    }
    if (ctx.now - saidAt < SAID_EVERY_MS) return;
    saidAt = ctx.now;
    ctx.log.error({ trouble }, "the provider's account has no credit: the built-in engine answers instead");
  };
}
