// A rehearsed conversation, in a transaction that is rolled back: received, answered and read with the same rows as a
// real one. No notices are sent for it, and nothing of it can be sent.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { heedOptOut } from "../../../business/privacy/index.ts";
import { scratchChannel } from "../../channels/index.ts";
import { insertMessage, type MessageRow, readRecent } from "../message.store.ts";
import { confirmOptOut } from "../receive/opt-out.ts";
import { nextInstant } from "../send/queue-message.ts";
import { ensureThread, lockThread, readThread, updateThread } from "../thread.store.ts";
import { markArrived } from "./rehearsed.store.ts";

/** A thread of its own, so that the contact's real messages are no part of it. */
export async function openRehearsedThread(tx: Tx, ctx: TenantCtx, contactId: string): Promise<string> {
  const channelId = await scratchChannel(tx, ctx);
  const at = new Date(ctx.now);
  const thread = { businessId: ctx.businessId, id: newId(), channelId, contactId, kind: "whatsapp", at } as const;
  return (await ensureThread(tx, thread)).id;
}

/** The customer writes; an answer is due at once. Returns the id of the message. */
export async function hearRehearsed(tx: Tx, ctx: TenantCtx, threadId: string, text: string): Promise<string> {
  const thread = await lockThread(tx, threadId);
  if (!thread) throw new Error("The rehearsed conversation is not there.");
  const at = nextInstant(thread, ctx.now);
  const seq = thread.last_seq + 1;
  const optOut = await heedOptOut(tx, ctx, { contactId: thread.contact_id, text, at });
  const isHandled = optOut?.isWhole === true;
  const id = newId();
  await insertMessage(tx, {
    business_id: ctx.businessId,
    id,
    thread_id: threadId,
    channel_id: thread.channel_id,
    seq,
    role: "user",
    text,
    at,
    author_kind: "contact",
    is_handled: isHandled,
  });
  await updateThread(tx, threadId, {
    last_seq: seq,
    ...(isHandled ? {} : { last_inbound_seq: seq }),
    last_inbound_at: at,
    last_message_at: at,
    ...(thread.handed_over_at ? {} : { answer_due_at: new Date(ctx.now) }),
  });
  if (optOut) await confirmOptOut(tx, ctx, { threadId, key: newId() }, optOut);
  return id;
}

export type RehearsedAnswer = {
  /** What was said and done since the customer last wrote, oldest first. */
  rows: Pick<MessageRow, "type" | "text" | "name" | "arguments" | "output" | "call_id">[];
  isHandedOver: boolean;
};

/** Reads the answer, which counts as arrived. */
export async function readRehearsed(tx: Tx, ctx: TenantCtx, threadId: string): Promise<RehearsedAnswer> {
  await markArrived(tx, threadId, new Date(ctx.now));
  const [recent, thread] = await Promise.all([readRecent(tx, threadId, MOST_ROWS), readThread(tx, threadId)]);
  const written = recent.findLastIndex(({ role }) => role === "user");
  return { rows: recent.slice(written + 1), isHandedOver: thread?.handed_over_at != null };
}

const MOST_ROWS = 60;
