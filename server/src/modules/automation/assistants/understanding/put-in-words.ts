// Transcribes voice notes and describes pictures with the language model, before the turn that answers them. It runs
// outside any transaction and stores the texts with their messages, so that a repeated turn finds them (decisions 62
// and 66).
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type Llm, LlmFailure } from "../../../../providers/llm/port.ts";
import {
  type Claim,
  keepInWords,
  postponeTurn,
  type ReceivedMedia,
  readReceived,
} from "../../../conversation/inbox/index.ts";
import type { PrivateFiles } from "../../../ground/files/index.ts";
import { countTrouble } from "../turn/count-turn.ts";

const LOOK_AGAIN_MS = 2_000;
/** After this time the file is not expected soon. */
const MOST_WAIT_MS = 60_000;
const MOST_OF_A_KIND = 5;
const MOST_SECONDS = 10 * 60;
const MOST_BYTES_OF_PICTURE = 5 * 1024 * 1024;
const MOST_MS = 25_000;
/** The formats that the provider reads; telephones record Opus. */
const SOUND = /^audio\/(?:ogg|mpeg|mp4|x-m4a|wav|x-wav|webm|flac)\b/;
const PICTURE = /^image\/(?:png|jpeg|webp|gif)$/;

/** Messages with sounds and with pictures. */
type MediaMessages = Pick<Claim, "sounds" | "pictures">;
/** Whether all items of a kind have a text. `later`: a file is still arriving, and the turn was given back. */
type MediaResult = { sounds: boolean; pictures: boolean } | "later";

type ReadyMedia = Extract<ReceivedMedia, { state: "ready" }>;
type MediaModel = { llm: Llm; timeoutMs: number; privateFiles: PrivateFiles };

export async function putInWords(
  ctx: TenantCtx,
  claim: Claim,
  wanted: MediaMessages,
  { llm, timeoutMs, privateFiles }: MediaModel,
): Promise<MediaResult> {
  const read = (ids: string[], kind: "audio" | "image") =>
    Promise.all(ids.slice(0, MOST_OF_A_KIND).map((id) => readReceived(ctx, privateFiles, id, kind)));
  const [sounds, pictures] = await Promise.all([read(wanted.sounds, "audio"), read(wanted.pictures, "image")]);
  if ([...sounds, ...pictures].some((each) => each.state === "waiting" && ctx.now - each.at < MOST_WAIT_MS)) {
    await lookLater(ctx, claim);
    return "later";
  }
  const most = Math.min(timeoutMs, MOST_MS);
  const [heard, seen] = await Promise.all([
    Promise.all(sounds.map((each) => isKept(ctx, "transcript", () => hear(llm, each, most), each))),
    Promise.all(pictures.map((each) => isKept(ctx, "description", () => see(llm, each, most), each))),
  ]);
  return {
    sounds: wanted.sounds.length <= MOST_OF_A_KIND && heard.every(Boolean),
    pictures: wanted.pictures.length <= MOST_OF_A_KIND && seen.every(Boolean),
  };
}

async function hear(llm: Llm, sound: ReceivedMedia, timeoutMs: number): Promise<string> {
  if (!isReady(sound) || !SOUND.test(sound.contentType) || (sound.seconds ?? 0) > MOST_SECONDS) return "";
  const { path, name, contentType } = sound;
  return llm.transcribe({ path, name, contentType, timeoutMs });
}

async function see(llm: Llm, picture: ReceivedMedia, timeoutMs: number): Promise<string> {
  if (!isReady(picture) || !PICTURE.test(picture.contentType) || picture.bytes > MOST_BYTES_OF_PICTURE) return "";
  const { path, contentType } = picture;
  return llm.describe({ path, contentType, timeoutMs });
}

function isReady(received: ReceivedMedia): received is ReadyMedia {
  return received.state === "ready";
}

async function isKept(
  ctx: TenantCtx,
  column: "transcript" | "description",
  understand: () => Promise<string>,
  { messageId }: ReceivedMedia,
): Promise<boolean> {
  try {
    const words = await understand();
    if (words === "") return false;
    await keepInWords(ctx, messageId, [column, words]);
    return true;
  } catch (error) {
    if (!(error instanceof LlmFailure)) throw error;
    countTrouble(error.kind);
    return false;
  }
}

async function lookLater(ctx: TenantCtx, { threadId, token }: Claim): Promise<void> {
  const dueAt = ctx.now + LOOK_AGAIN_MS;
  await transact(ctx, async (tx, within) => {
    await postponeTurn(tx, within, threadId, { token, dueAt });
    await publish(tx, ctx, answerDue, { threadId }, { at: dueAt });
  });
}
