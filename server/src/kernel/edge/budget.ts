// Rate limits by key: a token bucket for each key, refilled at an even pace. A burst up to the bucket's size is free;
// calls above it are refused and cost the others nothing.

export type Budget = { burst: number; perSecond: number };

/** Above this many keys, full buckets are forgotten: a key without a bucket has a full one. */
const MOST_KEPT = 10_000;

/** `clock`: milliseconds that only go forward. */
export function createBudget({ burst, perSecond }: Budget, clock: () => number = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number }>();
  const filled = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + ((now - at) / 1_000) * perSecond);

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) if (filled(bucket, now) >= burst) buckets.delete(key);
  }

  return {
    /** Takes one; false when there is none left. */
    take(key: string): boolean {
      const now = clock();
      if (buckets.size >= MOST_KEPT && !buckets.has(key)) forgetFull(now);
      const left = filled(buckets.get(key) ?? { left: burst, at: now }, now);
      const isEnough = left >= 1;
      buckets.set(key, { left: isEnough ? left - 1 : left, at: now });
      return isEnough;
    },
    /** How many keys are remembered. */
    get size(): number {
      return buckets.size;
    },
  };
}
