// Turns an answer into speech before it is sent. This happens while it waits, so a repeat never sends it twice. What
// cannot be spoken, or the channel does not support, is sent as text (docs/decisions/0062).
import { writeFile } from "node:fs/promises";
import { notCarried } from "@mostrador/domain/conversation/inbox/carriers/carried-by.ts";
import { outgoingKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { faultPoint } from "../../../../kernel/fault.ts";
import { type Llm, LlmFailure, type LlmSpeech } from "../../../../providers/llm/port.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";
import { lockMessage, updateMessage } from "../message.store.ts";
import { announceThread } from "../send/wake-sends.ts";
import type { Kind } from "../thread.store.ts";
import { mediaText, readyMedia, type StoredMedia } from "./stored-media.ts";

/** Null if nothing can speak. */
type Voice = { llm: Pick<Llm, "speak">; timeoutMs: number } | null;
export type VoiceDeps = { voice: Voice; privateFiles: PrivateFiles };

const MOST_MS = 15_000;
/** The audio format for each channel; WhatsApp shows this one as a voice note. */
const FORMATS: Readonly<Record<Kind, LlmSpeech["format"]>> = { whatsapp: "opus", messenger: "mp3", instagram: "aac" };

/** What is to be spoken, as read when the message was claimed. */
export type PendingSpeech = { messageId: string; text: string; kind: Kind };

/** The message still waits, and it is the next one to send. */
export async function speakAloud(
  ctx: TenantCtx,
  deps: VoiceDeps,
  { messageId, ...words }: PendingSpeech,
): Promise<void> {
  const sound = await soundOf(ctx, deps, words);
  await faultPoint("after-speech");
  await transact(ctx, (tx) => settle(tx, ctx, deps.privateFiles, messageId, sound));
}

/** Stored as a file; null when there is none. */
async function soundOf(
  ctx: TenantCtx,
  { voice, privateFiles }: VoiceDeps,
  { text, kind }: { text: string; kind: Kind },
): Promise<StoredMedia | null> {
  if (!voice) return null;
  try {
    const format = FORMATS[kind];
    const bytes = await voice.llm.speak({ text, format, timeoutMs: Math.min(voice.timeoutMs, MOST_MS) });
    return await privateFiles.withPlace(async (path) => {
      await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
      return await keep(ctx, privateFiles, { path, kind });
    });
  } catch (error) {
    const told = error instanceof LlmFailure || error instanceof DomainError ? error.message : (error as Error).name;
    ctx.log.warn({ error: told }, "an answer was not spoken: it goes out in writing");
    return null;
  }
}

async function keep(
  ctx: TenantCtx,
  privateFiles: PrivateFiles,
  { path, kind }: { path: string; kind: Kind },
): Promise<StoredMedia | null> {
  const read = await privateFiles.read(path);
  const type = outgoingKind(read, "", read.bytes);
  if ("reason" in type || type.kind !== "audio") return null;
  const { contentType, extension } = type;
  if (notCarried(kind, { kind: "audio", contentType, bytes: read.bytes })) return null;
  const { bytes, width, height, duration } = read;
  const name = `respuesta.${extension}`;
  const about = { path, bytes, name, contentType, extension, width, height, duration };
  const fileId = await privateFiles.keep(ctx, { ...about, kind: "audio" });
  return readyMedia({ fileId, mimeType: contentType, filename: name, size: bytes, voice: true, duration });
}

async function settle(
  tx: Tx,
  ctx: TenantCtx,
  privateFiles: PrivateFiles,
  messageId: string,
  sound: StoredMedia | null,
): Promise<void> {
  const message = await lockMessage(tx, messageId);
  if (message?.status !== "queued" || !message.is_aloud) return;
  const isKept = sound?.fileId ? await privateFiles.use(tx, ctx, messageId, sound.fileId) : undefined;
  await updateMessage(tx, messageId, {
    is_aloud: false,
    ...(sound && isKept
      ? { kind: "audio" as const, media: mediaText(sound), transcript: message.text, text: placeholder("audio") }
      : {}),
  });
  await announceThread(tx, ctx, message.thread_id);
}
