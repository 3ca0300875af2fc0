// Speaks a text with a server that speaks OpenAI's dialect. There is no retry: a text that is not spoken is sent in
// writing.
import { failureOfStatus } from "./failure-of.ts";
import { LlmFailure, type LlmSpeech } from "./port.ts";

type Server = { baseURL: string; apiKey: string; model: string; voice: string };

/** Ten times what half a minute of speech needs. */
const MOST_BYTES = 8 * 1024 * 1024;

export async function speak(speech: LlmSpeech, { baseURL, apiKey, model, voice }: Server): Promise<Uint8Array> {
  try {
    const answer = await fetch(`${baseURL}/audio/speech`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ model, voice, input: speech.text, response_format: speech.format }),
      signal: AbortSignal.timeout(speech.timeoutMs),
    });
    if (answer.ok) return await bytesOf(answer);
    await answer.body?.cancel();
    throw failureOfStatus(answer.status);
  } catch (error) {
    if (error instanceof LlmFailure) throw error;
    if ((error as Error).name === "TimeoutError") throw new LlmFailure("timeout", "No speech in time.");
    throw new LlmFailure("unavailable", `No answer (${(error as Error).name}).`);
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new LlmFailure("unavailable", "It answered more than a speech.");
    parts.push(part);
  }
  if (length === 0) throw new LlmFailure("empty", "It answered nothing.");
  return Buffer.concat(parts);
}
