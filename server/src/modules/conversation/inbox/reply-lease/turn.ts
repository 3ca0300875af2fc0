// The assistant's turn in a conversation (D-8.2, D-8.3): the contact's messages start it, one worker at a time takes
// it under a lease, and only the current holder can finish it. For the capability that answers.
import {
  type Gesture,
  gestureOf,
  isUnseen,
  type UnseenKind,
  wordsOf,
} from "@mostrador/domain/conversation/inbox/preview.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announceAnswer } from "../read-state/on-messages-taken.ts";
import { holdThread, type Kind, lockThread, readThread, type ThreadRow, updateThread } from "../thread.store.ts";
import {
  claimThread,
  forgetIdleDue,
  hasInboundAfter,
  lockByToken,
  readTexts,
  readUnanswered,
  setAnswerDue,
} from "./reply-lease.store.ts";

/**
 * Sets the answer due at `dueAt` (epoch ms), whatever it was before: each message restarts the wait. False when there
 * is nothing to answer, or a person has the conversation.
 */
export async function armAnswer(tx: Tx, ctx: TenantCtx, threadId: string, dueAt: number): Promise<boolean> {
  const isArmed = await setAnswerDue(tx, threadId, new Date(dueAt), new Date(ctx.now));
  if (isArmed) await announceAnswer(tx, ctx, threadId, dueAt);
  return isArmed;
}

/** The state of a thread, for the code that decides who answers. */
export type ThreadLease = {
  threadId: string;
  contactId: string;
  channelId: string;
  kind: Kind;
  handedOver: boolean;
  /** Meta's own agent or another application answers here. */
  isHeld: boolean;
  takenByPerson: boolean;
  /** The second number of a merged contact, if that number writes here. */
  replyPhone: string | null;
  /** When an answer is due (epoch ms); null when none is. */
  dueAt: number | null;
};

export type Claim = ThreadLease & {
  token: string;
  /** What the contact wrote since the last answer, oldest first; captions for files. At most 20 messages. */
  texts: string[];
  /** The kinds of those messages that can only be seen or heard. */
  unseen: UnseenKind[];
  /** Stickers and story mentions: they are answered as what they are. */
  gestures: Gesture[];
  /** Sounds among them without a transcript. */
  sounds: string[];
  /** Whether some of the texts are transcripts of sounds. */
  isHeard: boolean;
  /** Pictures among them without a description. */
  pictures: string[];
  /** The descriptions of the other pictures: not words of the contact. */
  shown: string[];
  /** The texts of earlier messages that these quote. */
  quoted: string[];
  /** The last message that the turn answers; to be given to `finishTurn`, and usable as the turn's name. */
  seq: number;
  /** The last message that was answered before. */
  answeredSeq: number;
  /** What the last turn stored, or null. */
  memory: unknown;
};

/** Null when there is no such thread. */
export async function threadLease(ctx: TenantCtx, threadId: string): Promise<ThreadLease | null> {
  const thread = await transact(ctx, (tx) => readThread(tx, threadId));
  return thread ? leaseOf(thread, ctx.now) : null;
}

const MOST_MESSAGES = 20;
/** Clocks of machines differ a little; a job that runs early must still find its answer due. */
const EARLY_MS = 1_000;

/**
 * Takes the turn for `leaseMs`, or null: not due, nothing new, held by another, `noRespond`, handed over, or a person
 * has it. The same token may take it again, to continue after a crash.
 */
export async function claimTurn(
  ctx: TenantCtx,
  threadId: string,
  token: string,
  leaseMs: number,
): Promise<Claim | null> {
  return transact(ctx, async (tx) => {
    const now = new Date(ctx.now);
    const leaseUntil = new Date(ctx.now + leaseMs);
    const latestDue = new Date(ctx.now + EARLY_MS);
    const thread = await claimThread(tx, { threadId, token, now, leaseUntil, latestDue });
    if (!thread) {
      await forgetIdleDue(tx, threadId);
      return null;
    }
    const unanswered = await readUnanswered(tx, threadId, thread.answered_seq, MOST_MESSAGES);
    const standing = unanswered.filter((message) => !message.is_deleted);
    const quotedIds = standing.flatMap(({ quoted_id: id }) => id ?? []);
    return {
      ...leaseOf(thread, ctx.now),
      token,
      isHeard: standing.some(({ transcript }) => transcript !== ""),
      quoted: await readTexts(tx, [...new Set(quotedIds)]),
      texts: standing
        .map(({ media, ...message }) => wordsOf({ ...message, filename: media?.filename ?? "" }))
        .filter((words) => words !== ""),
      gestures: standing.flatMap((message) => gestureOf(message) ?? []),
      unseen: standing
        .filter((message) => gestureOf(message) === null)
        .filter(({ transcript, description }) => transcript === "" && description === "")
        .flatMap(({ kind }) => (isUnseen(kind) ? [kind] : [])),
      sounds: standing.filter(({ kind, transcript }) => kind === "audio" && transcript === "").map(({ id }) => id),
      pictures: standing
        .filter((message) => message.kind === "image" && message.description === "" && gestureOf(message) === null)
        .map(({ id }) => id),
      shown: standing.map(({ description }) => description).filter((each) => each !== ""),
      seq: Math.max(...unanswered.map((message) => message.seq ?? 0)),
      answeredSeq: thread.answered_seq,
      memory: thread.assistant_memory,
    };
  });
}

function leaseOf(thread: ThreadRow, now: number): ThreadLease {
  return {
    threadId: thread.id,
    contactId: thread.contact_id,
    channelId: thread.channel_id,
    kind: thread.kind,
    handedOver: thread.handed_over_at !== null,
    isHeld: thread.held_by !== null,
    takenByPerson: thread.person_until !== null && thread.person_until.getTime() > now,
    replyPhone: thread.reply_phone,
    dueAt: thread.answer_due_at?.getTime() ?? null,
  };
}

/** Whether a person has the conversation (decision 6). It stays so until the transaction ends. */
export async function holdIsWithPerson(tx: Tx, ctx: TenantCtx, threadId: string): Promise<boolean> {
  const thread = await holdThread(tx, threadId);
  return thread !== undefined && leaseOf(thread, ctx.now).takenByPerson;
}

/** Whether the token still holds the turn; the thread's row is locked, so that it stays so for this transaction. */
export async function holdTurn(tx: Tx, _ctx: TenantCtx, threadId: string, token: string): Promise<boolean> {
  return (await lockByToken(tx, threadId, token)) !== undefined;
}

/**
 * Ends the turn in the transaction of its answer. Null when the token no longer holds it, because a person took over
 * or the lease went to another: then the answer must not be given, so roll back. `dueAgainAt` (epoch ms) is set when
 * the contact wrote more meanwhile: another turn is due then.
 */
export async function finishTurn(
  tx: Tx,
  ctx: TenantCtx,
  threadId: string,
  token: string,
  done: { memory: unknown; answeredSeq: number },
): Promise<{ dueAgainAt: number | null } | null> {
  const thread = await lockByToken(tx, threadId, token);
  if (!thread) return null;
  const isMore = !thread.handed_over_at && (await hasInboundAfter(tx, threadId, done.answeredSeq));
  const dueAgainAt = isMore ? Math.max(ctx.now, thread.answer_due_at?.getTime() ?? ctx.now) : null;
  await updateThread(tx, threadId, {
    answered_seq: Math.max(thread.answered_seq, done.answeredSeq),
    // A person need not read what an assistant answered.
    ...(isMore || thread.handed_over_at || thread.waiting_since ? {} : { unread_count: 0 }),
    assistant_memory: jsonText(done.memory ?? null),
    answer_due_at: dueAgainAt === null ? null : new Date(dueAgainAt),
    lease_token: null,
    lease_until: null,
  });
  return { dueAgainAt };
}

/**
 * Speaks first, in a conversation without a due or running answer: `change` gives the memory to store. False, without
 * a change, if an answer is due, a person has it, or the contact wrote nothing since `wroteSince` (epoch ms). Locks
 * the thread until the transaction ends.
 */
export async function speakFirst(
  tx: Tx,
  ctx: TenantCtx,
  { threadId, wroteSince }: { threadId: string; wroteSince: number },
  change: (memory: unknown) => Promise<unknown>,
): Promise<boolean> {
  const thread = await lockThread(tx, threadId);
  if (!thread) return false;
  const { dueAt, handedOver, isHeld: isElsewhere, takenByPerson } = leaseOf(thread, ctx.now);
  const isHeld = thread.lease_until !== null && thread.lease_until.getTime() > ctx.now;
  const wrote = (thread.last_inbound_at?.getTime() ?? 0) >= wroteSince;
  if (dueAt !== null || isHeld || isElsewhere || handedOver || takenByPerson || !wrote) return false;
  const memory = await change(thread.assistant_memory);
  if (memory === null) return false;
  await updateThread(tx, threadId, { assistant_memory: jsonText(memory) });
  return true;
}

/** Gives the turn back unfinished, to be taken at `dueAt` (epoch ms). */
export async function postponeTurn(
  tx: Tx,
  ctx: TenantCtx,
  threadId: string,
  { token, dueAt }: { token: string; dueAt: number },
): Promise<void> {
  const thread = await lockByToken(tx, threadId, token);
  if (!thread) return;
  await updateThread(tx, threadId, { lease_token: null, lease_until: null, answer_due_at: new Date(dueAt) });
  await announceAnswer(tx, ctx, threadId, dueAt);
}

/** Gives the turn back unfinished, so that the next try need not wait for the lease to end. */
export async function releaseTurn(ctx: TenantCtx, threadId: string, token: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const thread = await lockByToken(tx, threadId, token);
    if (thread) await updateThread(tx, threadId, { lease_token: null, lease_until: null });
  });
}
