// Merges the entries that several files give for one table of the proofs.

/** Throws when two files give the same key: one of them would go unread. */
export function mergeEntries<Value>(
  table: string,
  given: Record<string, Record<string, Value> | undefined>,
): Record<string, Value> {
  const sources = new Map<string, string>();
  const merged: Record<string, Value> = {};
  for (const [source, entries = {}] of Object.entries(given)) {
    for (const [key, value] of Object.entries(entries)) {
      const first = sources.get(key);
      if (first !== undefined) throw new Error(`${table}: '${key}' is given twice, by ${first} and by ${source}`);
      sources.set(key, source);
      merged[key] = value;
    }
  }
  return merged;
}
