// Transcribes a sound with a server that speaks OpenAI's dialect. There is no retry: on a failure the waiting customer
// gets another answer.
import { openAsBlob } from "node:fs";
import * as z from "zod";
import { failureOfStatus } from "./failure-of.ts";
import { LlmFailure, type LlmSound } from "./port.ts";

type Server = { baseURL: string; apiKey: string; model: string };

const Answer = z.object({ text: z.string() });
const MOST_LETTERS = 4_000;

export async function transcribe(sound: LlmSound, { baseURL, apiKey, model }: Server): Promise<string> {
  const form = new FormData();
  form.set("model", model);
  form.set("language", "es");
  form.set("response_format", "json");
  form.set("file", await fileOf(sound), sound.name);
  const answer = await ask(`${baseURL}/audio/transcriptions`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}` },
    body: form,
    signal: AbortSignal.timeout(sound.timeoutMs),
  });
  const read = Answer.safeParse(answer);
  if (!read.success) throw new LlmFailure("unavailable", "It answered no transcription.");
  return read.data.text.trim().slice(0, MOST_LETTERS);
}

async function fileOf({ path, contentType }: LlmSound): Promise<Blob> {
  try {
    return await openAsBlob(path, { type: contentType });
  } catch {
    throw new LlmFailure("refused", "The file is not here.");
  }
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(url, init);
    if (answer.ok) return await answer.json();
    await answer.body?.cancel();
    throw failureOfStatus(answer.status);
  } catch (error) {
    if (error instanceof LlmFailure) throw error;
    if ((error as Error).name === "TimeoutError") throw new LlmFailure("timeout", "No transcription in time.");
    throw new LlmFailure("unavailable", `No answer (${(error as Error).name}).`);
  }
}
