// Applies the channel's reports on our messages (D-8.1). Reports repeat, come late and in any order; one of them also
// settles a send whose answer was lost (D-15.1).
import { statusAfter } from "@mostrador/domain/conversation/inbox/message-status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { markDisconnected, noteArrived, readChannel } from "../../channels/index.ts";
import { lockByProviderId, lockMessage, type MessageRow, updateMessage } from "../message.store.ts";
import { tryLater, waitForChannel } from "../send/retry/requeue.ts";
import { announceThread, wakeSends } from "../send/wake-sends.ts";
import { noteSendEnded } from "../slots.ts";
import { changeLastMessage, type Kind } from "../thread.store.ts";
import { noteOptOut } from "./note-promotions.ts";

type Status = Extract<NumberEvent, { type: "status" }>;

export type Channel = { channelId: string; kind: Kind };

export async function applyStatus(ctx: TenantCtx, channel: Channel, event: Status): Promise<void> {
  await transact(ctx, async (tx) => {
    const message = await find(tx, channel.channelId, event);
    if (!message?.status) return;
    const status = statusAfter(message.status, event.status);
    if (!status) return;
    if (status === "failed" && (await triesAgain(tx, ctx, channel, message, event))) {
      return announceThread(tx, ctx, message.thread_id);
    }
    const arrived = status === "failed" ? null : noteArrived(tx, ctx, channel.channelId, message.attempted_at);
    await updateMessage(tx, message.id, {
      status,
      reason: event.reason,
      retry_at: null,
      ...(event.chargedAs === undefined || status === "failed" ? {} : { charged_as: event.chargedAs }),
      ...(message.provider_id === null ? { provider_id: event.providerId } : {}),
    });
    if (status === "failed" || message.status === "unknown") {
      const last_trouble = status === "failed" ? "failed" : null;
      await changeLastMessage(tx, message.thread_id, message.id, { last_trouble });
    }
    await arrived;
    if (event.isOptOut) await noteOptOut(tx, ctx, message.thread_id);
    await wakeSends(tx, ctx, message.thread_id);
    await announceThread(tx, ctx, message.thread_id);
    await noteSendEnded(tx, ctx, { clientKey: message.client_key, threadId: message.thread_id }, status !== "failed");
  });
}

/**
 * It certainly did not arrive, and the message is not the cause: it is sent later, or once the channel works again.
 */
async function triesAgain(tx: Tx, ctx: TenantCtx, channel: Channel, message: MessageRow, event: Status) {
  const { channelId, kind } = channel;
  if (event.isPassing) return tryLater(tx, ctx, message, event.reason);
  if (!event.isChannelAtFault) return false;
  const triedAt = message.attempted_at ?? new Date(ctx.now);
  await markDisconnected(tx, ctx, channelId, { reason: event.reason, triedAt, bySend: true });
  // A report from before the last good check says nothing about the channel now.
  const isDown = (await readChannel(tx, channelId))?.status === "disconnected";
  if (isDown) await waitForChannel(tx, ctx, message, kind);
  return isDown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By the channel's id, or by ours, which comes back with each report. */
async function find(tx: Tx, channelId: string, event: Status): Promise<MessageRow | undefined> {
  const known = await lockByProviderId(tx, channelId, event.providerId);
  if (known) return known;
  if (!event.reference || !UUID.test(event.reference)) return undefined;
  const ours = await lockMessage(tx, event.reference);
  // A report on an earlier attempt, which failed and was sent again, is not about this one.
  const isOther = ours?.provider_id != null && ours.provider_id !== event.providerId;
  return ours?.channel_id === channelId && !isOther ? ours : undefined;
}
