// Continues sending after any event that may unblock the next message of a thread.
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { contactOfThread, readNextToSend } from "./send.store.ts";

/** Sends the next queued message, unless one before it is under way or waits for its time. */
export async function wakeSends(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const head = await readNextToSend(tx, threadId);
  if (head?.status === "queued" && head.retry_at === null) {
    await publish(tx, ctx, MessageQueued, { threadId, messageId: head.id });
  }
}

export async function announceThread(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const clientId = await contactOfThread(tx, threadId);
  if (clientId) await announce(tx, ctx, threadChanged, { clientId, threadId });
}
