// Marks that the assistant said nothing, and why, for staff; the next message, from it or from a person, removes the
// mark (D-9.5).
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { lockThread, updateThread } from "../thread.store.ts";
import { beginWait } from "../waiting/begin-wait.ts";

/** `reason`: Spanish, shown to staff. */
export async function markSilent(tx: Tx, ctx: TenantCtx, threadId: string, reason: string): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread) return;
  // The list shows that a contact waits.
  await updateThread(tx, threadId, { silence_reason: reason, unread_count: Math.max(1, thread.unread_count) });
  await beginWait(tx, ctx, threadId, true);
  await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId });
}
