// Whether an error says that the database cannot be reached, does not answer in time, or has no room for what it should
// write: the caller may try again soon, and nothing is wrong with what was asked.
import { isFull } from "./space.ts";

/** Of the network: nobody listens, the connection broke, the name is not known just now. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** Of PostgreSQL: it stops, starts, recovers, or was told to give a statement up. */
const STATES = new Set(["57P01", "57P02", "57P03", "57014", "25P03"]);

/**
 * Of PostgreSQL: it only reads, as a replica does until it takes over; or a statement that this connection prepared is not
 * there, since a pooler in transaction mode stands in between.
 */
const ELSEWHERE = new Set(["25006", "26000", "42P05"]);

/** Of PostgreSQL, by their class: the connection, and what it has too little of (disk, memory, connections). */
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
