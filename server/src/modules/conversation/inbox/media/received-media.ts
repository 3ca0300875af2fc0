// Gives a contact's sounds and pictures to the capability that transcribes and describes them, and stores those texts
// (docs/decisions/0062).
import { join } from "node:path";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";
import { lockMessage, readMessage, updateMessage } from "../message.store.ts";
import { announceThread } from "../send/wake-sends.ts";
import { mediaOf } from "./stored-media.ts";

/** `gone`: it cannot be fetched, or must not be heard or seen any more. */
export type ReceivedMedia =
  | {
      state: "ready";
      messageId: string;
      path: string;
      name: string;
      contentType: string;
      bytes: number;
      seconds: number | null;
    }
  | { state: "waiting"; messageId: string; at: number }
  | { state: "gone"; messageId: string };

export async function readReceived(
  ctx: TenantCtx,
  privateFiles: PrivateFiles,
  messageId: string,
  kind: "audio" | "image",
): Promise<ReceivedMedia> {
  const message = await readTogether(ctx, (tx) => readMessage(tx, messageId));
  const media = message?.kind === kind && !message.is_deleted ? mediaOf(message) : null;
  if (!message || !media) return { state: "gone", messageId };
  if (media.state === "waiting") return { state: "waiting", messageId, at: message.at.getTime() };
  const { fileId } = media;
  const file = fileId ? await transact(ctx, (tx) => privateFiles.find(tx, fileId)) : undefined;
  if (!file || "url" in file) return { state: "gone", messageId };
  const { folder, path, name, contentType, bytes } = file;
  return { state: "ready", messageId, path: join(folder, path), name, contentType, bytes, seconds: media.duration };
}

/** A sound's `transcript` or a picture's `description`: written once. */
export async function keepInWords(
  ctx: TenantCtx,
  messageId: string,
  [column, words]: readonly ["transcript" | "description", string],
): Promise<void> {
  await transact(ctx, async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || message.is_deleted || message[column] !== "") return;
    await updateMessage(tx, messageId, { [column]: words });
    await announceThread(tx, ctx, message.thread_id);
  });
}
