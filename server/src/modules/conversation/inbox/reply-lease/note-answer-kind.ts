// Notes the kind of the assistant's answer in a thread: a contact who was not helped is marked as waiting for a
// person.

import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { type AnswerKind, unresolvedAfter } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { lockThread, updateThread } from "../thread.store.ts";
import { beginWait } from "../waiting/begin-wait.ts";

/** Whether this answer calls a person; to be checked before its text is written. Locks the thread's row. */
export async function callsPerson(tx: Tx, threadId: string, kind: AnswerKind): Promise<boolean> {
  const thread = await lockThread(tx, threadId);
  return thread !== undefined && unresolvedAfter(kind, thread.unresolved).calls !== null;
}

/** The assistant keeps answering; the alarms of the wait go only to staff. */
export async function noteAnswerKind(tx: Tx, ctx: TenantCtx, threadId: string, kind: AnswerKind): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread) return;
  const { count, calls } = unresolvedAfter(kind, thread.unresolved);
  if (calls === null) {
    if (count !== thread.unresolved) await updateThread(tx, threadId, { unresolved: count });
    return;
  }
  await updateThread(tx, threadId, {
    unresolved: count,
    wait_kind: calls,
    unread_count: Math.max(1, thread.unread_count),
  });
  await beginWait(tx, ctx, threadId, false);
  await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId });
}
