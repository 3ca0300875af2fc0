// Sends queued messages: one message of a thread at a time, in order. The start of an attempt is committed before the
// call (D-15.1): an attempt without an end may have been sent, so it is not repeated. An assistant's message that was
// withdrawn meanwhile is not sent (decision 7).
import { disconnectedText } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { HELD_TEXT } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import type { Holder } from "@mostrador/domain/conversation/inbox/handover/schema.ts";
import { nextForPair, PAIR_WINDOW_MS } from "@mostrador/domain/conversation/inbox/pair-rate.ts";
import { MessageQueued, SendOverdue } from "@mostrador/domain/conversation/inbox/schema.ts";
import { waitedTooLong, waitsText, waitsUntil } from "@mostrador/domain/conversation/inbox/waiting.ts";
import { freedomOf } from "@mostrador/domain/conversation/inbox/window.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { isKept, senderOf } from "../../channels/index.ts";
import { giveToCarrier, type PendingUpload, toGive } from "../media/give-to-carrier.ts";
import type { MediaDeps } from "../media/on-media-arrived.ts";
import { type PendingSpeech, speakAloud, type VoiceDeps } from "../media/speak-aloud.ts";
import { type MessageRow, updateMessage } from "../message.store.ts";
import { noteSendEnded, TAKEN_BACK, whyWithheld } from "../slots.ts";
import { changeLastMessage, holdThread, type Kind } from "../thread.store.ts";
import { countSend } from "./count-send.ts";
import { outgoingContent } from "./outgoing-content.ts";
import { pace } from "./pace.ts";
import { takeBack } from "./retry/take-back.ts";
import { lockNextToSend, readAddress, readAttempts } from "./send.store.ts";
import { type Attempt, settleSend } from "./settle-send.ts";
import { announceThread, wakeSends } from "./wake-sends.ts";

/** What sending needs for files and for speech. */
export type SendDeps = MediaDeps & VoiceDeps;

/** A send takes at most two calls of ten seconds: an attempt this old has no running process. */
const OVERDUE_MS = 60_000;

export function onMessageQueued(deps: SendDeps) {
  return on(
    MessageQueued,
    { name: "send-message", title: "Enviar un mensaje" },
    async (ctx, { threadId, messageId }) => {
      const attempt = await prepare(ctx, deps, { threadId, messageId });
      if (!attempt) return;
      await pace(attempt.sender);
      const outcome = await deps.messaging.send(attempt.sender, attempt.message);
      countSend(outcome.kind);
      await transact(ctx, (tx) => settleSend(tx, ctx, attempt, outcome));
    },
    { side: 12, shareOfOne: 6 },
  );
}

type Job = { threadId: string; messageId: string };
type SendStep = { attempt: Attempt } | { speak: PendingSpeech } | { give: PendingUpload } | null;

/**
 * A message without sound or file is claimed at once. Otherwise the sound is made and the file uploaded, each at most
 * once a job, between two claims, so that no work is done for a message that was withdrawn or may not be sent.
 */
async function prepare(ctx: TenantCtx, deps: SendDeps, job: Job): Promise<Attempt | null> {
  const claimed = () => transact(ctx, (tx) => claim(tx, ctx, deps, job));
  let next = await claimed();
  if (next && "speak" in next) {
    await speakAloud(ctx, deps, next.speak);
    next = await claimed();
  }
  if (next && "give" in next) {
    await giveToCarrier(ctx, deps, next.give);
    next = await claimed();
  }
  return next && "attempt" in next ? next.attempt : null;
}

/** Null when there is nothing to do now: sent already, not the next one, or delayed. */
async function claim(tx: Tx, ctx: TenantCtx, deps: SendDeps, { threadId, messageId }: Job): Promise<SendStep> {
  const { seal } = deps;
  const [head, addressed] = await Promise.all([lockNextToSend(tx, threadId), readAddress(tx, threadId, null)]);
  if (head?.status !== "queued") return null;
  // Delayed: its own job comes at that time.
  if (head.id !== messageId && head.retry_at && head.retry_at.getTime() > ctx.now) return null;
  const address = head.quoted_id ? await readAddress(tx, threadId, head.quoted_id) : addressed;
  if (!address) return null;
  // The contact was deleted, and the conversation will be too, as soon as its own job runs.
  if (address.is_gone) return refuse(tx, ctx, head, "El contacto se eliminó");
  const { channel_id: channelId, contact_id: contactId, last_inbound_at: lastInbound } = address;
  let isAutomatic = false;
  if (head.author_kind === "assistant" || head.author_kind === "system") {
    const { id, author_kind: author, author_id: authorId } = head;
    const planned = { messageId: id, threadId, contactId, channelId, author, authorId };
    const withheld = await whyWithheld(tx, ctx, planned);
    if (withheld === TAKEN_BACK) return takeBack(tx, ctx, head);
    if (withheld) return refuse(tx, ctx, head, withheld);
    isAutomatic = true;
  }
  const { kind } = address;
  const [held, sender, attempts] = await Promise.all([
    isAutomatic ? holdThread(tx, threadId) : undefined,
    senderOf(tx, ctx, seal, channelId),
    kind === "whatsapp" ? readAttempts(tx, threadId, new Date(ctx.now - PAIR_WINDOW_MS)) : [],
  ]);
  const heldBy: Holder | null = held?.held_by ?? null;
  if (!sender) return waitOrRefuse(tx, ctx, head, { channelId, kind });
  if (kind === "whatsapp") {
    const free = nextForPair(attempts, ctx.now);
    if (free > ctx.now) return putOff(tx, ctx, head, { until: free, reason: "" });
  }
  // Free text would take the conversation from its holder: automatic messages are sent only as a template.
  const freedom = head.private_reply_to
    ? "free"
    : heldBy
      ? "closed"
      : freedomOf({ kind, author: head.author_kind }, lastInbound?.getTime() ?? null, ctx.now);
  const content = await outgoingContent(tx, head, { kind, freedom });
  if ("reason" in content)
    return refuse(tx, ctx, head, heldBy ? `No se envió: ${lowered(HELD_TEXT[heldBy])}` : content.reason);
  // its own job first makes its sound and uploads its file
  const isOwn = head.id === messageId;
  if (head.is_aloud && content.type !== "template")
    return isOwn ? { speak: { messageId, text: head.text, kind } } : null;
  const give = content.type === "media" ? await toGive(tx, deps, head, { sender, now: ctx.now }) : null;
  if (give) return isOwn ? { give } : null;
  const token = newId();
  const tries = head.tries + 1;
  await updateMessage(tx, head.id, {
    status: "sending",
    attempt_token: token,
    attempted_at: new Date(ctx.now),
    tries,
    retry_at: null,
  });
  await publish(tx, ctx, SendOverdue, { messageId: head.id, token }, { at: ctx.now + OVERDUE_MS });
  const message = {
    phone: address.phone,
    userId: kind === "whatsapp" ? address.wa_user_id : address.reply_user_id,
    content,
    reference: head.id,
    quotedId: address.quoted_provider_id,
    isHumanAgent: freedom === "human_agent",
    ...(head.private_reply_to ? { commentId: head.private_reply_to } : {}),
  };
  return { attempt: { messageId: head.id, threadId, channelId, token, tries, sender, message } };
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A failed number usually comes back; one that its owner disconnected does not. */
async function waitOrRefuse(
  tx: Tx,
  ctx: TenantCtx,
  message: MessageRow,
  { channelId, kind }: { channelId: string; kind: Kind },
): Promise<null> {
  if (!(await isKept(tx, channelId))) return refuse(tx, ctx, message, disconnectedText(kind));
  const until = waitsUntil(message.author_kind, message.at.getTime());
  if (until <= ctx.now) return refuse(tx, ctx, message, waitedTooLong(kind));
  await putOff(tx, ctx, message, { until, reason: waitsText(kind) });
  await announceThread(tx, ctx, message.thread_id);
  return null;
}

async function putOff(
  tx: Tx,
  ctx: TenantCtx,
  { id, thread_id: threadId }: MessageRow,
  { until, reason }: { until: number; reason: string },
): Promise<null> {
  await updateMessage(tx, id, { retry_at: new Date(until), reason });
  await publish(tx, ctx, MessageQueued, { threadId, messageId: id }, { at: until });
  return null;
}

async function refuse(tx: Tx, ctx: TenantCtx, message: MessageRow, reason: string): Promise<null> {
  tx.afterCommit(() => countSend("withheld"));
  await updateMessage(tx, message.id, { status: "failed", reason, retry_at: null, is_aloud: false });
  await changeLastMessage(tx, message.thread_id, message.id, { last_trouble: "failed" });
  await wakeSends(tx, ctx, message.thread_id);
  await announceThread(tx, ctx, message.thread_id);
  await noteSendEnded(tx, ctx, { clientKey: message.client_key, threadId: message.thread_id }, false);
  return null;
}
