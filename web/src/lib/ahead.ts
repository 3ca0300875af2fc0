// Answers that were asked for before the screen that needs them could be drawn: its code is still on its way then. Whoever
// asks for the same takes the answer that is coming.

const coming = new Map<string, Promise<Response>>();
/** What nobody took by then is old. */
const MOST_MS = 15_000;

export function askAhead(address: string, businessId: string): void {
  if (coming.has(address)) return;
  const answer = fetch(address, { credentials: "same-origin", headers: { "x-business-id": businessId } });
  // Whoever takes it hears of the failure.
  answer.catch(() => undefined);
  coming.set(address, answer);
  setTimeout(() => coming.delete(address), MOST_MS);
}

/** Once: the next one asks anew. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = coming.get(address);
  coming.delete(address);
  return answer;
}
