// Decides what the end of a call means for the message, and for the messages that wait behind it.
import { unresolvedAt } from "@mostrador/domain/conversation/inbox/message-status.ts";
import { SendOverdue } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { OutboundMessage, Sender, SendOutcome } from "../../../../providers/messaging/port.ts";
import { markDisconnected, noteArrived, noteSent } from "../../channels/index.ts";
import { doubtTemplates } from "../../templates/index.ts";
import { lockMessage, type MessageRow, updateMessage } from "../message.store.ts";
import { noteOptOut } from "../receive/note-promotions.ts";
import { noteSendEnded } from "../slots.ts";
import { changeLastMessage, takeBySending } from "../thread.store.ts";
import { tryLater, waitForChannel } from "./retry/requeue.ts";
import { announceThread, wakeSends } from "./wake-sends.ts";

export type Attempt = {
  messageId: string;
  threadId: string;
  channelId: string;
  token: string;
  /** The number of this try, from 1. */
  tries: number;
  sender: Sender;
  message: OutboundMessage;
};

/** If a status report settled it already, only the messages behind it continue. */
export async function settleSend(tx: Tx, ctx: TenantCtx, attempt: Attempt, outcome: SendOutcome): Promise<void> {
  const { messageId, token } = attempt;
  const message = await lockMessage(tx, messageId);
  // Its conversation was joined with another one meanwhile.
  const threadId = message?.thread_id ?? attempt.threadId;
  const isOurs = message?.attempt_token === token && (message.status === "sending" || message.status === "unknown");
  const triedAt = message?.attempted_at ?? new Date(ctx.now);
  const fellOut =
    outcome.kind === "unauthorized" &&
    (await markDisconnected(tx, ctx, attempt.channelId, { reason: outcome.reason, triedAt, bySend: true }));
  // Pages refuse at once; WhatsApp may accept a message and report a problem later.
  const isPage = attempt.sender.kind === "messenger" || attempt.sender.kind === "instagram";
  if (isOurs && fellOut) await waitForChannel(tx, ctx, message, attempt.sender.kind ?? "whatsapp");
  const isSettled = isOurs && !fellOut;
  const isAccepted = outcome.kind === "accepted";
  const [, , end] = await Promise.all([
    isAccepted && noteSent(tx, ctx, attempt.channelId),
    isAccepted && isPage && noteArrived(tx, ctx, attempt.channelId, triedAt),
    isSettled ? write(tx, ctx, message, attempt, outcome) : null,
  ]);
  if (outcome.kind === "refused" && outcome.isTemplateAtFault) await doubtTemplates(tx, ctx, attempt.channelId);
  if (outcome.kind === "refused" && outcome.isOptOut) await noteOptOut(tx, ctx, threadId);
  await Promise.all([wakeSends(tx, ctx, threadId), announceThread(tx, ctx, threadId)]);
  if (message && end) await noteSendEnded(tx, ctx, { clientKey: message.client_key, threadId }, end === "sent");
}

/** How the send ended; null if it has not ended yet. */
async function write(
  tx: Tx,
  ctx: TenantCtx,
  message: MessageRow,
  { messageId, token, tries, message: { content } }: Attempt,
  outcome: SendOutcome,
): Promise<"sent" | "failed" | null> {
  const { thread_id: threadId } = message;
  if (outcome.kind === "accepted") {
    await Promise.all([
      content.type === "template" ? undefined : takeBySending(tx, threadId, new Date(ctx.now)),
      updateMessage(tx, messageId, { status: "sent", reason: "", provider_id: outcome.providerId }),
    ]);
    if (message.status === "unknown") await changeLastMessage(tx, threadId, messageId, { last_trouble: null });
    return "sent";
  }
  if (outcome.kind === "unknown") {
    await updateMessage(tx, messageId, { status: "unknown" });
    await changeLastMessage(tx, threadId, messageId, { last_trouble: "unknown" });
    await publish(tx, ctx, SendOverdue, { messageId, token }, { at: unresolvedAt(ctx.now) });
    return null;
  }
  // Refused for a key that works again by now: the message is fine.
  const mayPass = outcome.kind === "retry" || outcome.kind === "unauthorized";
  if (mayPass && (await tryLater(tx, ctx, { ...message, tries }, outcome.reason))) return null;
  await updateMessage(tx, messageId, { status: "failed", reason: outcome.reason });
  await changeLastMessage(tx, threadId, messageId, { last_trouble: "failed" });
  return "failed";
}
