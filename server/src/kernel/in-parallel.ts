// Runs work on many items with a bound on how many run at the same time.

/** The results in the order of the items. The first failure is thrown; work under way continues. */
export async function inParallel<T, R>(items: T[], side: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(side, items.length) }, worker));
  return results;
}
