// After anything that may have let the next message of a thread go.
import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { contactOfThread, readLaneHead } from "./send.store.ts";

/** Has the next queued message sent, unless one before it is under way or waits for its time. */
export async function wakeLane(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const head = await readLaneHead(tx, threadId);
  if (head?.status === "queued" && head.retry_at === null) {
    await publish(tx, ctx, MessageQueued, { threadId, messageId: head.id });
  }
}

export async function tellThreadChanged(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const clientId = await contactOfThread(tx, threadId);
  if (clientId) await announce(tx, ctx, { name: "thread_changed", data: { clientId, threadId } });
}
