// How a conversation stands for whoever answers by itself, and the right to go on with a turn.
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { channelName } from "../present-message.ts";
import { lockByToken, type RecentMessage, readLane, readRecent } from "./lane.store.ts";

export type ThreadLane = {
  contactId: string;
  channel: ChannelName;
  handedOver: boolean;
  takenByPerson: boolean;
  /** Epoch ms; null when no answer is owed. */
  dueAt: number | null;
  /** Up to where the contact has been answered. */
  answeredSeq: number;
};

/** Undefined for an unknown thread. */
export async function threadLane(ctx: TenantCtx, threadId: string): Promise<ThreadLane | undefined> {
  const thread = await readTogether(ctx, (tx) => readLane(tx, threadId));
  return (
    thread && {
      contactId: thread.contact_id,
      channel: channelName(thread.kind),
      handedOver: thread.handed_over_at !== null,
      takenByPerson: thread.person_until !== null && thread.person_until.getTime() > ctx.now,
      dueAt: thread.answer_due_at?.getTime() ?? null,
      answeredSeq: Number(thread.answered_seq),
    }
  );
}

/** Keeps the turn for this transaction: false when the token no longer holds it, and then nothing may be done for it. */
export async function holdTurn(tx: Tx, threadId: string, token: string): Promise<boolean> {
  return (await lockByToken(tx, threadId, token)) !== undefined;
}

/** The latest of the conversation, oldest first, tool calls among it; at most `most`. */
export async function recentMessages(ctx: TenantCtx, threadId: string, most: number): Promise<RecentMessage[]> {
  return (await readTogether(ctx, (tx) => readRecent(tx, threadId, most))).reverse();
}
