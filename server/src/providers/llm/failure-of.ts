// What went wrong with a server of OpenAI's dialect, without a word of its own.
import { APICallError } from "ai";
import { LlmFailure } from "./port.ts";

export function failureOf(error: unknown): LlmFailure {
  const cause = lastErrorOf(error);
  if (cause instanceof LlmFailure) return cause;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  // The provider's own words may repeat the key or what a customer wrote: they go no further.
  const told = status === undefined ? `No answer (${(cause as Error).name}).` : `It answered ${status}.`;
  const isDomainError = status !== undefined && status < 500 && status !== 429 && status !== 408;
  return new LlmFailure(isDomainError ? "refused" : "unavailable", told);
}

/** After repeats the library wraps what it saw last. */
function lastErrorOf(error: unknown): unknown {
  return (error as { lastError?: unknown }).lastError ?? error;
}
