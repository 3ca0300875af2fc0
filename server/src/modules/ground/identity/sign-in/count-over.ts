// Counts tries in the database, and remembers for a moment which keys are over their limit: a flood that is refused
// asks the database seldom.
import type { Ctx } from "../../../../kernel/context.ts";
import type { Database } from "../../../../kernel/db/database.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { countTries, sweepAttempts } from "./attempts.store.ts";

/** A try that is counted; `key` is a hash. */
type Try = { key: string; most: number; withinMs: number };

/** A success elsewhere may bring a key below its limit again: that is noticed after this time. */
const REMEMBERED_MS = 2_000;
const MOST_REMEMBERED = 10_000;

type Refusals = Map<string, { until: number; seenAt: number }>;
const refusalsOf = new WeakMap<Database, Refusals>();

/** Counts these tries. Returns until when a limit is exceeded, in epoch ms; null when none is. */
export async function countOver(ctx: Ctx, tries: readonly Try[]): Promise<number | null> {
  const refusals = refusalsOf.get(ctx.db) ?? new Map();
  refusalsOf.set(ctx.db, refusals);
  const known = tries.flatMap(({ key }) => remembered(refusals, key, ctx.now) ?? []);
  if (known.length > 0) return Math.max(...known);
  const over = await countInDatabase(ctx, tries);
  if (over.length === 0) return null;
  if (refusals.size > MOST_REMEMBERED) refusals.clear();
  for (const { key, until } of over) refusals.set(key, { until: until.getTime(), seenAt: performance.now() });
  return Math.max(...over.map(({ until }) => until.getTime()));
}

function remembered(refusals: Refusals, key: string, now: number): number | undefined {
  const refusal = refusals.get(key);
  if (!refusal) return undefined;
  if (refusal.until > now && performance.now() - refusal.seenAt < REMEMBERED_MS) return refusal.until;
  refusals.delete(key);
  return undefined;
}

function countInDatabase(ctx: Ctx, tries: readonly Try[]) {
  const now = new Date(ctx.now);
  const wanted = tries.map(({ key, withinMs }) => ({ key, until: new Date(ctx.now + withinMs) }));
  return transact(ctx, async (tx) => {
    const counted = await countTries(tx, wanted, now);
    if (counted.some((row) => row.tries === 1)) await sweepAttempts(tx, now);
    return counted.filter((row) => row.tries > (tries.find(({ key }) => key === row.key)?.most ?? 0));
  });
}
