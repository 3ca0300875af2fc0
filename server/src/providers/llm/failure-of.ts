// Classifies errors of a server of OpenAI's dialect, without its own words.
import { APICallError } from "ai";
import { LlmFailure } from "./port.ts";

export function failureOf(error: unknown): LlmFailure {
  const cause = lastErrorOf(error);
  if (cause instanceof LlmFailure) return cause;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  // The provider's own words may contain the key or a customer's text: they are not passed on.
  if (status !== undefined) return failureOfStatus(status);
  return new LlmFailure("unavailable", `No answer (${(cause as Error).name}).`);
}

/** For an answer that is not a success. */
export function failureOfStatus(status: number): LlmFailure {
  return new LlmFailure(kindOf(status), `It answered ${status}.`);
}

/** A failure that may be retried later is not `refused`. */
function kindOf(status: number): "refused" | "unavailable" {
  return status < 500 && status !== 429 && status !== 408 ? "refused" : "unavailable";
}

/** After retries the library wraps the last error. */
function lastErrorOf(error: unknown): unknown {
  return (error as { lastError?: unknown }).lastError ?? error;
}
