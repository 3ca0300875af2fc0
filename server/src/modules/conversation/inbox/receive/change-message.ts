// Applies later changes of a message: deleted, corrected, or marked with an emoji.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { lockByProviderId, updateMessage } from "../message.store.ts";
import { announceThread } from "../send/wake-sends.ts";
import { changeLastMessage, updateThread } from "../thread.store.ts";

type Change = Extract<NumberEvent, { type: "reaction" | "revoke" | "edit" }>;

/**
 * False when the message is not here: it never was, or its own webhook is still on the way. `cameAt`: when this
 * webhook came; a webhook older than the last change of its kind changes nothing.
 */
export async function changeMessage(ctx: TenantCtx, channelId: string, event: Change, cameAt: Date): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const message = await lockByProviderId(tx, channelId, event.targetId);
    if (!message) return false;
    const at = event.type === "reaction" ? "reacted_at" : "changed_at";
    const last = message[at];
    if (last !== null && last > cameAt) return true;
    await updateMessage(tx, message.id, { ...changesOf(event), [at]: cameAt });
    if (event.type === "revoke") {
      await changeLastMessage(tx, message.thread_id, message.id, { last_is_deleted: true });
      await takeBackFiles(tx, channelId, event.targetId, cameAt);
    }
    if (event.type === "edit") {
      await changeLastMessage(tx, message.thread_id, message.id, { last_text: event.text.slice(0, 300) });
    }
    // The list may show it as the last words of a waiting contact.
    await updateThread(tx, message.thread_id, { updated_at: new Date(ctx.now) });
    await announceThread(tx, ctx, message.thread_id);
    return true;
  });
}

/** The further files of one message are messages of their own here (`pages/read-page-webhook.ts`). */
async function takeBackFiles(tx: Tx, channelId: string, targetId: string, cameAt: Date): Promise<void> {
  for (let index = 2; ; index += 1) {
    const file = await lockByProviderId(tx, channelId, `${targetId}#${index}`);
    if (!file) return;
    await updateMessage(tx, file.id, { is_deleted: true, changed_at: cameAt });
    await changeLastMessage(tx, file.thread_id, file.id, { last_is_deleted: true });
  }
}

function changesOf(event: Change) {
  if (event.type === "reaction") return { reaction: event.emoji };
  if (event.type === "revoke") return { is_deleted: true };
  return { text: event.text, is_edited: true };
}
