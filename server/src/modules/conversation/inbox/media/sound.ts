// What a contact recorded, for the capability that writes it down, and what was written down (docs/decisions/0062).
import { join } from "node:path";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";
import { lockMessage, readMessage, updateMessage } from "../message.store.ts";
import { announceThread } from "../send/wake-sends.ts";
import { mediaOf } from "./stored-media.ts";

/** `gone`: it cannot be had, or is not to be heard any more. */
export type Sound =
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

export async function readSound(ctx: TenantCtx, privateFiles: PrivateFiles, messageId: string): Promise<Sound> {
  const message = await readTogether(ctx, (tx) => readMessage(tx, messageId));
  const media = message?.kind === "audio" && !message.is_deleted ? mediaOf(message) : null;
  if (!message || !media) return { state: "gone", messageId };
  if (media.state === "waiting") return { state: "waiting", messageId, at: message.at.getTime() };
  const { fileId } = media;
  const file = fileId ? await transact(ctx, (tx) => privateFiles.find(tx, fileId)) : undefined;
  if (!file || "url" in file) return { state: "gone", messageId };
  const { folder, path, name, contentType, bytes } = file;
  return { state: "ready", messageId, path: join(folder, path), name, contentType, bytes, seconds: media.duration };
}

/** Written down once. */
export async function keepTranscript(ctx: TenantCtx, messageId: string, transcript: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message || message.is_deleted || message.transcript !== "") return;
    await updateMessage(tx, messageId, { transcript });
    await announceThread(tx, ctx, message.thread_id);
  });
}
