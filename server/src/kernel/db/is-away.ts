// Whether an error says that the database cannot be reached, or does not answer in time: the caller may try again soon,
// and nothing is wrong with what was asked.

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

/** Of PostgreSQL: it stops, starts, recovers, has no connection left, or was told to give a statement up. */
const STATES = new Set(["57P01", "57P02", "57P03", "57014", "53300", "25P03"]);

/** Of the driver, which gives its own errors no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && (NETWORK.has(code) || STATES.has(code) || /^08[0-9A-Z]{3}$/.test(code))) return true;
  return WORDS.test(error.message);
}
