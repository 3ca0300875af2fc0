// Answers requested before the screen's code has loaded: the screen then takes the pending answer. They are stored on
// `window`, because the first script is separate and requests them before the product loads.
const PLACE = Symbol.for("mostrador.ahead");

const kept = globalThis as { [PLACE]?: Map<string, Promise<Response>> };
kept[PLACE] ??= new Map();
const coming = kept[PLACE];
/** Answers not taken by then are dropped. */
const MOST_MS = 15_000;

/** The pending answer; reading it before it is taken gives a copy. `businessId`: for calls about a business. */
export function askAhead(address: string, businessId: string | null): Promise<Response> {
  const known = coming.get(address);
  if (known) return known;
  const headers: HeadersInit = businessId ? { "x-business-id": businessId } : {};
  const answer = fetch(address, { credentials: "same-origin", headers });
  // The code that takes it handles the failure.
  answer.catch(() => undefined);
  coming.set(address, answer);
  setTimeout(() => coming.delete(address), MOST_MS);
  return answer;
}

/** Works once: the next read calls the server. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = coming.get(address);
  coming.delete(address);
  return answer;
}
