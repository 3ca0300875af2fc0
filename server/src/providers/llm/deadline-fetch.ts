// Stops retries that are of no use: the account has no credit left, or the server asks to wait longer than the turn
// lasts. The fallback can then answer the customer at once.
import { LlmFailure } from "./port.ts";

const NO_CREDIT = /"(?:insufficient_quota|billing_hard_limit_reached|billing_not_active)"/;
const MOST_READ = 4_000;

/** `endsAt`: the end of the turn by `performance.now()`. Throws `LlmFailure`, which is not retried. */
export function deadlineFetch(ask: typeof fetch, endsAt: number): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (answer.ok) return answer;
    if (await hasNoCredit(answer)) throw new LlmFailure("exhausted", `It answered ${answer.status}: no credit left.`);
    const wait = waitOf(answer.headers);
    if (wait !== null && performance.now() + wait >= endsAt) {
      throw new LlmFailure(
        "unavailable",
        `It answered ${answer.status} and asks to wait ${Math.round(wait / 1000)} s.`,
      );
    }
    return answer;
  };
}

async function hasNoCredit(answer: Response): Promise<boolean> {
  if (answer.status === 402) return true;
  if (answer.status !== 429 && answer.status !== 403) return false;
  return NO_CREDIT.test((await answer.clone().text()).slice(0, MOST_READ));
}

/** Milliseconds, from either form of the header: seconds or a date. Null without one. */
function waitOf(headers: Headers): number | null {
  const millis = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (Number.isFinite(millis)) return millis;
  const told = headers.get("retry-after");
  if (told === null) return null;
  const seconds = Number(told);
  if (Number.isFinite(seconds)) return seconds * 1000;
  // Relative to the server's own clock, which may differ from ours.
  const wait = Date.parse(told) - Date.parse(headers.get("date") ?? "");
  return Number.isFinite(wait) ? wait : null;
}
