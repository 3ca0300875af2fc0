// A contact who waits for a person still waits when conversations are joined, with the same time and reason; parted
// again, each has its own state.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type ThreadRow, updateThread } from "../thread.store.ts";
import { beginWait } from "../waiting/begin-wait.ts";
import { endWait } from "../waiting/wait.store.ts";

export async function joinWaits(tx: Tx, ctx: TenantCtx, kept: ThreadRow, gone: ThreadRow): Promise<void> {
  if (!gone.waiting_since) return;
  // The planned alarms have the old id of the conversation.
  if (!kept.waiting_since) await beginWait(tx, ctx, kept.id, false);
  const isFirst = !kept.waiting_since || gone.waiting_since < kept.waiting_since;
  if (!isFirst) return;
  await updateThread(tx, kept.id, {
    waiting_since: gone.waiting_since,
    wait_kind: gone.wait_kind,
    wait_told_at: gone.wait_told_at ?? kept.wait_told_at,
    silence_reason: kept.silence_reason || gone.silence_reason,
  });
}

/** `gone` is as it was when it was joined. A contact that a person answered meanwhile waits in neither. */
export async function partWaits(tx: Tx, kept: ThreadRow, gone: ThreadRow): Promise<void> {
  if (!gone.waiting_since) return;
  if (!kept.waiting_since) return endWait(tx, gone.id);
  if (kept.waiting_since.getTime() === gone.waiting_since.getTime()) await endWait(tx, kept.id);
}
