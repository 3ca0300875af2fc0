// The same word is compared with a whole catalogue, and comes again in the next message: what was worked out is kept.

const KEPT = 4000;

/** `work` with its answers kept by their text, up to so many of them. */
export function remembered<T>(work: (text: string) => T, most = KEPT): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = work(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
