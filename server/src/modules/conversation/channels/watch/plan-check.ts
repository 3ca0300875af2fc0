// Plans the next check of a number. Each plan replaces the one before: a job with another time than the planned one
// does nothing.
import { ChannelCheckDue } from "@mostrador/domain/conversation/channels/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { updateChannel } from "../channel.store.ts";

export async function planCheck(tx: Tx, ctx: TenantCtx, channelId: string, waitMs: number): Promise<void> {
  const at = ctx.now + waitMs;
  await updateChannel(tx, channelId, { check_at: new Date(at) });
  await publish(tx, ctx, ChannelCheckDue, { channelId, at }, { at });
}
