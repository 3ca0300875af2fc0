// Puts a message that was certainly not sent back in the queue: it is tried again later, or waits for its channel.
import { retryDelay } from "@mostrador/domain/conversation/inbox/retry-delay.ts";
import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import { waitsText, waitsUntil } from "@mostrador/domain/conversation/inbox/waiting.ts";
import type { TenantCtx } from "../../../../../kernel/context.ts";
import type { Tx } from "../../../../../kernel/db/tx.ts";
import { publish } from "../../../../../kernel/queue/queue.ts";
import { type MessageRow, updateMessage } from "../../message.store.ts";
import type { Kind } from "../../thread.store.ts";

/** False when it was tried often enough; then nothing changes. */
export async function tryLater(tx: Tx, ctx: TenantCtx, message: MessageRow, reason: string): Promise<boolean> {
  const wait = retryDelay(message.tries);
  if (wait === null) return false;
  await backToQueue(tx, ctx, message, { reason, at: ctx.now + Math.round(wait * (1 + Math.random() / 4)) });
  return true;
}

/** The message is not the cause: it is sent when the channel works again, or given up (`waiting.ts`). */
export async function waitForChannel(tx: Tx, ctx: TenantCtx, message: MessageRow, kind: Kind): Promise<void> {
  const at = Math.max(ctx.now, waitsUntil(message.author_kind, message.at.getTime()));
  await backToQueue(tx, ctx, message, { reason: waitsText(kind), at });
}

async function backToQueue(
  tx: Tx,
  ctx: TenantCtx,
  { id: messageId, thread_id: threadId }: MessageRow,
  { reason, at }: { reason: string; at: number },
): Promise<void> {
  await updateMessage(tx, messageId, { status: "queued", reason, provider_id: null, retry_at: new Date(at) });
  await publish(tx, ctx, MessageQueued, { threadId, messageId }, { at });
}
