// Answers that were asked for before the screen that needs them could be drawn: its code is still on its way then. Whoever
// asks for the same takes the answer that is coming. They are kept with the window: the script that draws first is one by
// itself, and asks before the product has come.
const PLACE = Symbol.for("mostrador.ahead");

const kept = globalThis as { [PLACE]?: Map<string, Promise<Response>> };
kept[PLACE] ??= new Map();
const coming = kept[PLACE];
/** What nobody took by then is old. */
const MOST_MS = 15_000;

/** The answer that is coming: whoever reads it before it is taken reads a copy. `businessId`: of calls that are about one. */
export function askAhead(address: string, businessId: string | null): Promise<Response> {
  const known = coming.get(address);
  if (known) return known;
  const headers: HeadersInit = businessId ? { "x-business-id": businessId } : {};
  const answer = fetch(address, { credentials: "same-origin", headers });
  // Whoever takes it hears of the failure.
  answer.catch(() => undefined);
  coming.set(address, answer);
  setTimeout(() => coming.delete(address), MOST_MS);
  return answer;
}

/** Once: the next one asks anew. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = coming.get(address);
  coming.delete(address);
  return answer;
}
