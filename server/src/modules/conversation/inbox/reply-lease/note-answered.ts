// For a capability that answers by itself, outside the turns of an assistant: what it took of a conversation, and what
// it has answered.
import { wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type MessageRow, readMessage } from "../message.store.ts";
import { findThreadOfContact, type Kind, lockThread, updateThread } from "../thread.store.ts";
import { hasInboundAfter } from "./reply-lease.store.ts";

export type ReceivedWords = Pick<MessageRow, "kind"> & {
  threadId: string;
  /** '' when there are none. */
  text: string;
  at: Date;
  isDeleted: boolean;
  isFirst: boolean;
};

/** `isFirst`: nothing came before it in this conversation. Undefined when it is gone. */
export async function receivedWords(tx: Tx, messageId: string): Promise<ReceivedWords | undefined> {
  const row = await readMessage(tx, messageId);
  if (!row) return undefined;
  const text = wordsOf({ ...row, filename: row.media?.filename ?? "" });
  const { kind, thread_id: threadId, at, is_deleted: isDeleted, seq } = row;
  return { kind, threadId, text, at, isDeleted, isFirst: seq === 1 };
}

/** Everything up to this message is answered: no assistant answers it, and nobody needs to read it. */
export async function noteAnswered(tx: Tx, _ctx: TenantCtx, threadId: string, messageId: string): Promise<void> {
  const thread = await lockThread(tx, threadId);
  const message = await readMessage(tx, messageId);
  const seq = message?.thread_id === threadId ? message.seq : null;
  if (!thread || seq === null) return;
  const isMore = await hasInboundAfter(tx, threadId, seq);
  await updateThread(tx, threadId, {
    answered_seq: Math.max(thread.answered_seq, seq),
    ...(isMore ? {} : { answer_due_at: null }),
    ...(isMore || thread.waiting_since || thread.handed_over_at ? {} : { unread_count: 0 }),
  });
}

/** Where the contact wrote last by that kind of channel; null for none. */
export async function threadOfContact(tx: Tx, contactId: string, kind: Kind): Promise<string | null> {
  return (await findThreadOfContact(tx, contactId, kind))?.id ?? null;
}
