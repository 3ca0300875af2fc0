// Each word is compared with a whole catalogue, and returns in the next message: results are cached.

const KEPT = 4000;

/** `work` with a cache of its results by text, of limited size. */
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
