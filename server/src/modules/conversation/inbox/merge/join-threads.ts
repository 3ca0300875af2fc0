// Runs when contacts are merged or parted again: conversations of one channel become one, in the order in which they
// were written. A turn under way starts again, and queued messages are still sent (docs/decisions/0043). Conversations
// of other channels only move to the other contact.
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { MessageQueued, MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { moveRows, type RowMove } from "../../../../kernel/resource/move-rows.ts";
import type { ContactMerge, ContactMoves } from "../../../business/contacts/index.ts";
import { readNextToSend } from "../send/send.store.ts";
import { lockThreadsOfContact, type ThreadRow, updateThread } from "../thread.store.ts";
import {
  countAnew,
  findLastInbound,
  keepOwnNumbers,
  keepOwnPageUsers,
  lastOf,
  takeOutThread,
  unansweredOf,
  writtenFrom,
} from "./join-threads.store.ts";
import { joinWaits, partWaits } from "./join-waits.ts";

export const threadMoves: ContactMoves = { join, part };

async function join(tx: Tx, ctx: TenantCtx, merging: ContactMerge): Promise<RowMove[]> {
  const { keptId, goneId, phones } = merging;
  const kept = await lockThreadsOfContact(tx, keptId);
  const gone = await lockThreadsOfContact(tx, goneId);
  const moved: RowMove[] = [];
  for (const thread of kept) await answerTo(tx, thread, writtenFrom(thread, phones.before), phones.now);
  for (const thread of gone) {
    const beside = kept.find(({ channel_id }) => channel_id === thread.channel_id);
    if (beside) moved.push(...(await joinOne(tx, ctx, beside, thread, merging)));
    else await answerTo(tx, thread, writtenFrom(thread, phones.gone), phones.now);
    await announce(tx, ctx, threadChanged, { clientId: goneId, threadId: thread.id });
    await announce(tx, ctx, threadChanged, { clientId: keptId, threadId: beside?.id ?? thread.id });
  }
  return moved;
}

async function joinOne(
  tx: Tx,
  ctx: TenantCtx,
  kept: ThreadRow,
  gone: ThreadRow,
  merging: ContactMerge,
): Promise<RowMove[]> {
  const { keptId, goneId, phones } = merging;
  const open = await unansweredOf(tx, [
    { id: kept.id, seq: kept.answered_seq },
    { id: gone.id, seq: gone.answered_seq },
  ]);
  const moved = await moveRows(tx, "threads", gone.id, kept.id);
  const removed = await takeOutThread(tx, gone.id);
  await countAnew(tx, kept.id, open);
  const isTheirs = time(gone.last_inbound_at) > time(kept.last_inbound_at);
  const latest = isTheirs ? gone : kept;
  await answerTo(tx, kept, writtenFrom(latest, isTheirs ? phones.gone : phones.before), phones.now);
  await updateThread(tx, kept.id, {
    ...NO_TURN,
    unread_count: kept.unread_count + gone.unread_count,
    last_inbound_at: latest.last_inbound_at,
    reply_user_id: latest.reply_user_id ?? kept.reply_user_id ?? gone.reply_user_id,
    assistant_memory: latest.assistant_memory === null ? null : JSON.stringify(latest.assistant_memory),
    person_until: time(gone.person_until) > time(kept.person_until) ? gone.person_until : kept.person_until,
    ...(kept.handed_over_at ? {} : { handed_over_at: gone.handed_over_at, hand_over_reason: gone.hand_over_reason }),
    ...(time(gone.held_at) > time(kept.held_at) ? holdOf(gone) : {}),
    updated_at: new Date(ctx.now),
  });
  await joinWaits(tx, ctx, kept, gone);
  if (isWaiting(kept) || isWaiting(gone)) await answerAgain(tx, ctx, kept.id, keptId, open);
  await sendOn(tx, ctx, kept.id);
  return [...moved, { relation: "threads", field: "contact_id", was: goneId, became: keptId, keys: [], removed }];
}

/**
 * Each message goes back to its own conversation; messages from the time of the merge stay with the contact that was
 * kept.
 */
async function part(
  tx: Tx,
  ctx: TenantCtx,
  { keptId, goneId }: Pick<ContactMerge, "keptId" | "goneId">,
): Promise<void> {
  const kept = await lockThreadsOfContact(tx, keptId);
  const gone = await lockThreadsOfContact(tx, goneId);
  for (const thread of gone) {
    const beside = kept.find(({ channel_id }) => channel_id === thread.channel_id);
    if (beside) await partOne(tx, ctx, beside, thread);
    for (const clientId of [keptId, goneId]) {
      await announce(tx, ctx, threadChanged, { clientId, threadId: thread.id });
    }
  }
  await keepOwnNumbers(tx, [keptId, goneId]);
  await keepOwnPageUsers(tx, [keptId, goneId]);
}

async function partOne(tx: Tx, ctx: TenantCtx, kept: ThreadRow, gone: ThreadRow): Promise<void> {
  // Messages that went back still have the numbers of the joined conversation.
  const open = await unansweredOf(tx, [
    { id: kept.id, seq: kept.answered_seq },
    { id: gone.id, seq: kept.answered_seq },
  ]);
  const unread = Math.min(gone.unread_count, kept.unread_count);
  await countAnew(tx, kept.id, open);
  await countAnew(tx, gone.id, open);
  await findLastInbound(tx, kept.id);
  await updateThread(tx, kept.id, { ...NO_TURN, unread_count: kept.unread_count - unread });
  await updateThread(tx, gone.id, { ...NO_TURN, unread_count: unread });
  await partWaits(tx, kept, gone);
  for (const thread of [kept, gone]) {
    if (isWaiting(kept)) await answerAgain(tx, ctx, thread.id, thread.contact_id, open);
    await sendOn(tx, ctx, thread.id);
  }
}

const NO_TURN = { answer_due_at: null, lease_token: null, lease_until: null, read_seq: 0, typing_seq: 0 } as const;

/** The newest fact about who holds the conversation. */
function holdOf({ held_by, held_at, hold_claimed }: ThreadRow) {
  return { held_by, held_at, hold_claimed };
}

function isWaiting(thread: ThreadRow): boolean {
  return thread.answer_due_at !== null || thread.lease_token !== null;
}

/** Reports the last message again to the module that answers: the turn that was due or under way is gone. */
async function answerAgain(tx: Tx, ctx: TenantCtx, threadId: string, contactId: string, open: string[]): Promise<void> {
  const messageId = await lastOf(tx, threadId, open);
  if (!messageId) return;
  await publish(tx, ctx, MessageReceived, { threadId, messageId, contactId, buttonId: null, isHandled: false });
}

/** The jobs of queued messages have the old id of the conversation. */
async function sendOn(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const head = await readNextToSend(tx, threadId);
  if (head?.status !== "queued") return;
  const later = head.retry_at ? { at: head.retry_at.getTime() } : {};
  await publish(tx, ctx, MessageQueued, { threadId, messageId: head.id }, later);
}

/** Null means the contact's own number. */
async function answerTo(tx: Tx, thread: ThreadRow, phone: string | null, own: string | null): Promise<void> {
  const reply_phone = phone === own ? null : phone;
  if (reply_phone !== thread.reply_phone) await updateThread(tx, thread.id, { reply_phone });
}

function time(at: Date | null): number {
  return at?.getTime() ?? 0;
}
