// Uploads a file to the carrier before the message that shows it. The upload shows nothing to anybody, so it may be
// repeated, and a send with an unknown outcome (D-15.1) never includes the upload.
import { retryDelay } from "@mostrador/domain/conversation/inbox/retry-delay.ts";
import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { MediaUploaded, Sender } from "../../../../providers/messaging/port.ts";
import { markDisconnected } from "../../channels/index.ts";
import { lockMessage, type MessageRow, updateMessage } from "../message.store.ts";
import { waitForChannel } from "../send/retry/requeue.ts";
import { announceThread, wakeSends } from "../send/wake-sends.ts";
import { changeLastMessage } from "../thread.store.ts";
import type { MediaDeps } from "./on-media-arrived.ts";
import { pathOfFile } from "./path-of-file.ts";
import { mediaOf, mediaText, type StoredMedia } from "./stored-media.ts";

/** The carrier keeps a file for thirty days. */
const KEPT_MS = 25 * 24 * 3600_000;

/** Whether the carrier no longer has its file, or does not have it yet. */
function needsGiving(message: MessageRow, now: number): boolean {
  const media = mediaOf(message);
  return Boolean(media?.fileId) && (media?.givenAt ?? 0) < now - KEPT_MS;
}

type File = NonNullable<Awaited<ReturnType<MediaDeps["privateFiles"]["find"]>>>;
/** The file to upload, as read when the message was claimed. */
export type PendingUpload = { messageId: string; media: StoredMedia; sender: Sender; file: File | undefined };

/** Null if the carrier has its file, or it has none. */
export async function toGive(
  tx: Tx,
  { privateFiles }: MediaDeps,
  message: MessageRow,
  { sender, now }: { sender: Sender; now: number },
): Promise<PendingUpload | null> {
  const media = mediaOf(message);
  if (!media?.fileId || !needsGiving(message, now)) return null;
  return { messageId: message.id, media, sender, file: await privateFiles.find(tx, media.fileId) };
}

/** The message still waits, and it is the next one to send. */
export async function giveToCarrier(ctx: TenantCtx, deps: MediaDeps, due: PendingUpload): Promise<void> {
  const given = await give(deps, due);
  await transact(ctx, (tx) => settle(tx, ctx, due, given));
}

async function give(
  { messaging, privateFiles }: MediaDeps,
  { media, sender, file }: PendingUpload,
): Promise<MediaUploaded> {
  if (!file) return { kind: "refused", reason: "El archivo ya no existe" };
  const { mimeType, filename } = media;
  const upload = (path: string) => messaging.uploadMedia(sender, { path, mimeType, filename });
  return pathOfFile(privateFiles, file, upload);
}

async function settle(
  tx: Tx,
  ctx: TenantCtx,
  { messageId, sender: { kind: carrier = "whatsapp" } }: PendingUpload,
  given: MediaUploaded,
): Promise<void> {
  const message = await lockMessage(tx, messageId);
  const media = message && mediaOf(message);
  if (message?.status !== "queued" || !media) return;
  if (given.kind === "uploaded") {
    const kept = mediaText({ ...media, id: given.id, givenAt: ctx.now });
    return updateMessage(tx, messageId, { media: kept });
  }
  const { thread_id: threadId, channel_id: channelId } = message;
  const tries = message.tries + 1;
  const wait = given.kind === "retry" ? retryDelay(tries) : null;
  if (wait !== null) {
    const at = ctx.now + wait;
    await updateMessage(tx, messageId, { tries, reason: given.reason, retry_at: new Date(at) });
    return publish(tx, ctx, MessageQueued, { threadId, messageId }, { at });
  }
  if (given.kind === "unauthorized") {
    await markDisconnected(tx, ctx, channelId, { reason: given.reason, triedAt: new Date(ctx.now) });
    await waitForChannel(tx, ctx, message, carrier);
    return announceThread(tx, ctx, threadId);
  }
  await updateMessage(tx, messageId, { status: "failed", reason: given.reason, retry_at: null });
  await changeLastMessage(tx, threadId, messageId, { last_trouble: "failed" });
  await wakeSends(tx, ctx, threadId);
  await announceThread(tx, ctx, threadId);
}
