// Whether an error says that the database cannot be reached, does not answer in time, or has no room to write. The
// request itself is fine, and the caller may try again soon.
import { isFull } from "./space.ts";

/** Of the network: nothing listens, the connection broke, or the name cannot be resolved now. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** Of PostgreSQL: it stops, starts, recovers, or was told to cancel a statement. */
const STATES = new Set(["57P01", "57P02", "57P03", "57014", "25P03"]);

/**
 * Of PostgreSQL: it is read-only, like a replica before it takes over; or a prepared statement is missing, because a
 * pooler in transaction mode is in between.
 */
const ELSEWHERE = new Set(["25006", "26000", "42P05"]);

/** Of PostgreSQL, by class: connection errors, and insufficient resources (disk, memory, connections). */
const CLASSES = /^(?:08|53)[0-9A-Z]{3}$/;

/** Of the driver, which gives its own errors no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (
    typeof code === "string" &&
    (NETWORK.has(code) || STATES.has(code) || ELSEWHERE.has(code) || CLASSES.test(code) || isFull(code))
  )
    return true;
  return WORDS.test(error.message);
}
