// Credits that came with an expiry leave the balance at that time, by a movement that says so. What is held for an answer
// stays until the answer ends.
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import { CreditsExpiring } from "@mostrador/domain/money/credits/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { expireCredits } from "./block.store.ts";

/** In the transaction that brings the credits. */
export function planExpiry(tx: Tx, ctx: TenantCtx, at: Date): Promise<void> {
  return publish(tx, ctx, CreditsExpiring, {}, { at: at.getTime() });
}

export async function expireNow(ctx: TenantCtx): Promise<void> {
  await transact(ctx, async (tx) => {
    if ((await expireCredits(tx, new Date(ctx.now))) > 0) await announce(tx, ctx, creditsChanged, {});
  });
}

export const onCreditsExpiring = on(CreditsExpiring, { name: "expire-credits", title: "Vencer créditos" }, expireNow);
