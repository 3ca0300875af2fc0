// When a number is checked automatically: a disconnected one soon and then less often, a connected one once a day and
// before its key expires.
import { TOKEN_WARNINGS } from "./health.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AFTER_FAILURES = [1, 5, 15, 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);

/** Milliseconds until the next check after this many failed ones. */
export function checkDelay(failures: number): number {
  return AFTER_FAILURES[Math.min(failures, AFTER_FAILURES.length - 1)] ?? DAY_MS;
}

/** Milliseconds until the next check of a connected one. */
export function nextLook(tokenExpiresAt: number | null, now: number): number {
  if (tokenExpiresAt === null) return DAY_MS;
  const ahead = TOKEN_WARNINGS.map((days) => tokenExpiresAt - days * DAY_MS - now).filter((wait) => wait > 0);
  return Math.max(MINUTE_MS, Math.min(DAY_MS, ...ahead));
}
