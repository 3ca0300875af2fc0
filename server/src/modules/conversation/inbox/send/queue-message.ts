// Every message of the business goes through here: stored as queued, then sent by a worker in the order of its thread.
// Outside the window it is stored as not sent, with the reason (D-8.6).

import { splitText } from "@mostrador/domain/conversation/inbox/carriers/split-text.ts";
import type { Choice } from "@mostrador/domain/conversation/inbox/choices.ts";
import { HELD_TEXT } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import { newMessage } from "@mostrador/domain/conversation/inbox/live.ts";
import type { MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { type AnswerCost, MessageQueued, MOST_CHARACTERS } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type AnswerKind, endsWait } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import { closedText, freedomOf } from "@mostrador/domain/conversation/inbox/window.ts";
import type { FilledTemplate } from "@mostrador/domain/conversation/templates/choose-template.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import { conflict, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { shortenLinks } from "../../../ground/short-links/index.ts";
import { mediaText, type StoredMedia } from "../media/stored-media.ts";
import { findByClientKey, insertMessage, type MessageRow } from "../message.store.ts";
import { pauseAssistant } from "../reply-lease/pause-assistant.ts";
import { takeByWriting } from "../team/assignment.store.ts";
import { lastMessage, lockThread, type ThreadRow, updateThread } from "../thread.store.ts";
import { endWait } from "../waiting/wait.store.ts";

export type OutgoingMessage = {
  threadId: string;
  text: string;
  /** The file that it shows in addition to words. */
  media?: { kind: MediaKind; stored: StoredMedia };
  /** A person pauses the assistant in this thread. */
  author: { kind: "assistant" | "person" | "system"; id: string; name: string };
  /** The same key again is the same message: of the screen that sends, or of the turn that answers. */
  clientKey?: string | undefined;
  quotedMessageId?: string | null | undefined;
  /** What can be pressed under it; the channel decides how it is shown (`shapeOf`). */
  buttons?: readonly Choice[];
  /** Sent instead of the text, whatever the window. */
  template?: FilledTemplate;
  /** Used to choose a template if the window closes before it is sent. */
  fallback?: { purpose: TemplatePurpose; variables: Record<string, string> };
  /** Spoken before it is sent, if possible; never if it has buttons, a file or a template. */
  isAloud?: boolean;
  /** What a language model cost to write it. */
  cost?: AnswerCost | undefined;
  /** Of an assistant's message: the kind of answer. */
  answerKind?: AnswerKind | undefined;
  /** The rule by which this assistant answered, in Spanish for staff. */
  because?: string | undefined;
  /** The carrier's id of the comment whose author gets it in private, whatever the window. */
  privateReplyTo?: string;
  /** Why it is stored as not sent; the stored message shows this reason. */
  refusal?: string;
};

export type QueuedMessage = { messageId: string; status: MessageRow["status"]; reason: string; isNew: boolean };

/**
 * A text that is too long for the channel becomes several messages; the first is returned. `isNew` is false when the
 * key was used before; then it is that message. Throws 404 for an unknown thread.
 */
export async function queueMessage(tx: Tx, ctx: TenantCtx, message: OutgoingMessage): Promise<QueuedMessage> {
  const { threadId, clientKey } = message;
  refuseText(message.text);
  const [thread, duplicate] = await Promise.all([
    lockThread(tx, threadId),
    clientKey ? findByClientKey(tx, clientKey) : undefined,
  ]);
  if (!thread) throw notFound("No se encontró la conversación");
  if (duplicate) {
    if (duplicate.thread_id !== threadId) throw conflict("Esa clave ya se usó en otra conversación");
    return { messageId: duplicate.id, status: duplicate.status, reason: duplicate.reason, isNew: false };
  }
  return queueIn(tx, ctx, thread, message);
}

/** The same for a caller who has locked the thread, and then found that no message has the key. */
export async function queueIn(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
  message: Omit<OutgoingMessage, "threadId">,
): Promise<QueuedMessage> {
  const { author } = message;
  const { id: threadId } = thread;
  refuseText(message.text);
  if (author.kind === "person" && thread.held_by !== null && !thread.hold_claimed)
    throw conflict(`${HELD_TEXT[thread.held_by]}. Toma la conversación para escribir.`);
  if (author.kind === "person") await takeByWriting(tx, ctx, thread);
  // What a person types stays as it was typed.
  const text = author.kind === "person" ? message.text : await shortenLinks(tx, ctx, message.text);
  const speaks = { kind: thread.kind, author: author.kind };
  const isOpen = freedomOf(speaks, thread.last_inbound_at?.getTime() ?? null, ctx.now) !== "closed";
  const reason = message.refusal ?? (isOpen || message.template || message.privateReplyTo ? "" : closedText(speaks));
  const goesOut = reason === "";
  const status = goesOut ? "queued" : "failed";
  const parts = message.media ? [text] : splitText(thread.kind, text);
  const ids = parts.map(() => newId());
  const firstAt = nextInstant(thread, ctx.now);
  // the messages and their thread are written in one round trip
  const writes = parts.map((part, index) => {
    const [isFirst, isLast] = [index === 0, index === parts.length - 1];
    return insertMessage(tx, {
      business_id: ctx.businessId,
      id: ids[index] as string,
      thread_id: threadId,
      channel_id: thread.channel_id,
      seq: thread.last_seq + 1 + index,
      role: "assistant",
      text: part,
      ...(message.media ? { kind: message.media.kind, media: mediaText(message.media.stored) } : {}),
      at: new Date(firstAt.getTime() + index),
      author_kind: author.kind,
      author_id: author.id,
      author_name: author.name,
      status,
      reason,
      is_aloud: message.isAloud === true && goesOut && parts.length === 1,
      template: message.template ? jsonText(message.template) : null,
      fallback: message.fallback ? jsonText(message.fallback) : null,
      ...(isFirst ? firstOnly(message) : {}),
      ...(isLast && message.buttons?.length ? { buttons: jsonText(message.buttons) } : {}),
    });
  });
  const id = ids[0] as string;
  const last_seq = thread.last_seq + parts.length;
  const last = lastMessage({
    id: ids.at(-1) as string,
    role: "assistant",
    text: parts.at(-1) as string,
    at: new Date(firstAt.getTime() + parts.length - 1),
    trouble: goesOut ? null : "failed",
  });
  const heard = author.kind === "system" ? {} : { silence_reason: "" };
  const set = { ...last, ...heard, last_seq, updated_at: new Date(ctx.now) };
  await Promise.all([...writes, updateThread(tx, threadId, set)]);
  if (author.kind === "person") await pauseAssistant(tx, ctx, thread);
  // The assistant has the conversation: it no longer waits for a person, unless the assistant has just handed it over.
  if (author.kind === "assistant" && thread.waiting_since && !thread.handed_over_at) {
    if (endsWait(message.answerKind ?? null, thread.wait_kind)) await endWait(tx, threadId);
  }
  for (const messageId of ids) {
    if (goesOut) await publish(tx, ctx, MessageQueued, { threadId, messageId });
    await announce(tx, ctx, newMessage, { clientId: thread.contact_id, messageId });
  }
  return { messageId: id, status, reason, isNew: true };
}

function refuseText(text: string): void {
  if (text.trim() === "" || text.length > MOST_CHARACTERS)
    throw invalid("text", "El mensaje está vacío o es demasiado largo");
}

/** The key, cost and quote of a long text belong to its first message, however many messages it becomes. */
function firstOnly(message: Omit<OutgoingMessage, "threadId">) {
  const { clientKey, cost, quotedMessageId, answerKind, because = "", privateReplyTo } = message;
  return {
    private_reply_to: privateReplyTo ?? null,
    answer_kind: answerKind ?? null,
    client_key: clientKey ?? null,
    quoted_id: quotedMessageId ?? null,
    cost: cost ? jsonText(cost) : null,
    because,
  };
}

/** After everything in the thread, whatever the channel's clock says. */
export function nextInstant(thread: ThreadRow, now: number): Date {
  return new Date(Math.max(now, thread.last_message_at.getTime() + 1));
}
