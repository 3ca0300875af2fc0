// What the end of a call means for the message, and for those that wait behind it.
import { unresolvedAt } from "@mostrador/domain/conversation/inbox/message-status.ts";
import { retryDelay } from "@mostrador/domain/conversation/inbox/retry-delay.ts";
import { MessageQueued, SendOverdue } from "@mostrador/domain/conversation/inbox/schema.ts";
import { waitsText, waitsUntil } from "@mostrador/domain/conversation/inbox/waiting.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { OutboundMessage, Sender, SendOutcome } from "../../../../providers/messaging/port.ts";
import { markDisconnected, noteSent } from "../../channels/index.ts";
import { doubtTemplates } from "../../templates/index.ts";
import { lockMessage, type MessageRow, updateMessage } from "../message.store.ts";
import { noteOptOut } from "../receive/note-promotions.ts";
import { changeLastMessage, type Kind } from "../thread.store.ts";
import { announceThread, wakeSends } from "./wake-sends.ts";

export type Attempt = {
  messageId: string;
  threadId: string;
  channelId: string;
  token: string;
  /** Which try this is, from 1. */
  tries: number;
  sender: Sender;
  message: OutboundMessage;
};

/** `clientKey` is the key of whoever queued it. */
export type EndedMessage = { clientKey: string | null; threadId: string };

/** Told in the transaction that settles a send for good: it went out, or it never will. */
export type SendEnded = (tx: Tx, ctx: TenantCtx, message: EndedMessage, isSent: boolean) => Promise<void>;

/** A status that came first has settled it already; then only what waits behind it goes on. */
export async function settleSend(
  tx: Tx,
  ctx: TenantCtx,
  attempt: Attempt,
  outcome: SendOutcome,
  ended: SendEnded,
): Promise<void> {
  const { messageId, token } = attempt;
  const message = await lockMessage(tx, messageId);
  // Its conversation was joined with another one meanwhile.
  const threadId = message?.thread_id ?? attempt.threadId;
  const isOurs = message?.attempt_token === token && (message.status === "sending" || message.status === "unknown");
  const triedAt = message?.attempted_at ?? new Date(ctx.now);
  const fellOut =
    outcome.kind === "unauthorized" &&
    (await markDisconnected(tx, ctx, attempt.channelId, { reason: outcome.reason, triedAt }));
  if (outcome.kind === "accepted") await noteSent(tx, ctx, attempt.channelId);
  if (isOurs && fellOut) await wait(tx, ctx, message, attempt.sender.kind ?? "whatsapp");
  const isSettled = isOurs && !fellOut;
  const end = isSettled ? await write(tx, ctx, { ...attempt, threadId }, outcome, message.status === "unknown") : null;
  if (outcome.kind === "refused" && outcome.isTemplateAtFault) await doubtTemplates(tx, ctx, attempt.channelId);
  if (outcome.kind === "refused" && outcome.isOptOut) await noteOptOut(tx, ctx, threadId);
  await wakeSends(tx, ctx, threadId);
  await announceThread(tx, ctx, threadId);
  if (message && end) await ended(tx, ctx, { clientKey: message.client_key, threadId }, end === "sent");
}

/** Surely not sent, and not for its own fault: it goes out when the number is good again, or is given up (`waiting.ts`). */
async function wait(tx: Tx, ctx: TenantCtx, message: MessageRow, kind: Kind): Promise<void> {
  const until = Math.max(ctx.now, waitsUntil(message.author_kind, message.at.getTime()));
  const { id: messageId, thread_id: threadId } = message;
  await updateMessage(tx, messageId, { status: "queued", reason: waitsText(kind), retry_at: new Date(until) });
  await publish(tx, ctx, MessageQueued, { threadId, messageId }, { at: until });
}

/** How the send ended; null where it has not yet. */
async function write(
  tx: Tx,
  ctx: TenantCtx,
  attempt: Attempt,
  outcome: SendOutcome,
  wasUnknown: boolean,
): Promise<"sent" | "failed" | null> {
  const { messageId, threadId, token, tries } = attempt;
  if (outcome.kind === "accepted") {
    await updateMessage(tx, messageId, { status: "sent", reason: "", provider_id: outcome.providerId });
    if (wasUnknown) await changeLastMessage(tx, threadId, messageId, { last_trouble: null });
    return "sent";
  }
  if (outcome.kind === "unknown") {
    await updateMessage(tx, messageId, { status: "unknown" });
    await changeLastMessage(tx, threadId, messageId, { last_trouble: "unknown" });
    await publish(tx, ctx, SendOverdue, { messageId, token }, { at: unresolvedAt(ctx.now) });
  } else {
    // Refused for a key that is good again by now: nothing is wrong with the message.
    const mayPass = outcome.kind === "retry" || outcome.kind === "unauthorized";
    const wait = mayPass ? retryDelay(tries) : null;
    if (wait === null) {
      await updateMessage(tx, messageId, { status: "failed", reason: outcome.reason });
      await changeLastMessage(tx, threadId, messageId, { last_trouble: "failed" });
      return "failed";
    }
    const at = ctx.now + Math.round(wait * (1 + Math.random() / 4));
    await updateMessage(tx, messageId, { status: "queued", reason: outcome.reason, retry_at: new Date(at) });
    await publish(tx, ctx, MessageQueued, { threadId, messageId }, { at });
  }
  return null;
}
