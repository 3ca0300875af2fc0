// A page reports the last message that arrived or was read: everything before it has, too.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { announceThread } from "../send/wake-sends.ts";
import { markSeen } from "./page-sends.store.ts";

type SeenEvent = Extract<NumberEvent, { type: "seen" }>;

export async function applySeen(ctx: TenantCtx, channelId: string, event: SeenEvent): Promise<void> {
  await transact(ctx, async (tx) => {
    const { userId, targetId, until, status } = event;
    const threadId = await markSeen(tx, { channelId, userId, targetId, until: new Date(until), status });
    if (threadId) await announceThread(tx, ctx, threadId);
  });
}
