/** An error whose message is in Spanish and may be shown: `sayError` hides the messages of all others. */
export class SaidError extends Error {
  override name = "SaidError";
}
