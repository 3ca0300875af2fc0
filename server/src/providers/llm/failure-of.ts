// What went wrong with a server of OpenAI's dialect, without a word of its own.
import { APICallError } from "ai";
import { LlmFailure } from "./port.ts";

export function failureOf(error: unknown): LlmFailure {
  const cause = lastErrorOf(error);
  if (cause instanceof LlmFailure) return cause;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  // The provider's own words may repeat the key or what a customer wrote: they go no further.
  if (status !== undefined) return failureOfStatus(status);
  return new LlmFailure("unavailable", `No answer (${(cause as Error).name}).`);
}

/** An answer that is no success. */
export function failureOfStatus(status: number): LlmFailure {
  return new LlmFailure(kindOf(status), `It answered ${status}.`);
}

/** What may be asked again later is not refused. */
function kindOf(status: number): "refused" | "unavailable" {
  return status < 500 && status !== 429 && status !== 408 ? "refused" : "unavailable";
}

/** After repeats the library wraps what it saw last. */
function lastErrorOf(error: unknown): unknown {
  return (error as { lastError?: unknown }).lastError ?? error;
}
