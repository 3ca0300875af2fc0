// Handles the events of one strand of a business in few transactions, so that many share one wait for the disk. Each
// has a savepoint, so that a failed one undoes only its own writes. Failed ones are tried again alone.
import type { TenantCtx } from "../../../../../kernel/context.ts";
import { isDatabaseAway } from "../../../../../kernel/db/is-away.ts";
import { transact } from "../../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../../kernel/db/tx.ts";

/** `isEarly`: it is about a message that is not here yet. */
export type Outcome = { isEarly: boolean } | { failure: unknown };

/** PostgreSQL caches 64 savepoints of a transaction; a message may need a second one. */
const MOST_TOGETHER = 25;

/** False when the event comes too early. */
type Work = (ctx: TenantCtx) => Promise<boolean>;

/** The outcomes in the order of the works, which run in that order. */
export async function handleTogether(ctx: TenantCtx, strand: number, works: Work[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < works.length; from += MOST_TOGETHER) {
    outcomes.push(...(await handleSome(ctx, strand, works.slice(from, from + MOST_TOGETHER))));
  }
  return outcomes;
}

async function handleSome(ctx: TenantCtx, strand: number, works: Work[]): Promise<Outcome[]> {
  const together = works.length > 1 ? await inOneTransaction(ctx, strand, works) : [];
  const outcomes: Outcome[] = [];
  for (const [index, work] of works.entries()) {
    const known = together[index];
    outcomes.push(known && !("failure" in known && isWorthAnother(known.failure)) ? known : await alone(ctx, work));
  }
  return outcomes;
}

/** Not while the database is away: each retry would fail, and the jobs run again later. */
const isWorthAnother = (failure: unknown) => !isDatabaseAway(failure);

async function inOneTransaction(ctx: TenantCtx, strand: number, works: Work[]): Promise<Outcome[]> {
  try {
    return await transact(ctx, async (tx, inside) => {
      await takeTurn(tx, strand);
      const outcomes: Outcome[] = [];
      for (const work of works) outcomes.push(await inSavepoint(tx, inside, work));
      return outcomes;
    });
  } catch (failure) {
    return works.map(() => ({ failure }));
  }
}

async function inSavepoint(tx: Tx, inside: TenantCtx, work: Work): Promise<Outcome> {
  try {
    return { isEarly: !(await tx.savepoint(() => work(inside))) };
  } catch (failure) {
    return { failure };
  }
}

async function alone(ctx: TenantCtx, work: Work): Promise<Outcome> {
  try {
    return { isEarly: !(await work(ctx)) };
  } catch (failure) {
    return { failure };
  }
}

const TURN = {
  name: "turn-of-intake",
  text: "select pg_advisory_xact_lock(hashtextextended('intake ' || current_business()::text || ' ' || $1, 0))",
};
const PATIENCE = { name: "patience-of-intake", text: "set local lock_timeout = '2s'" };

/**
 * Such a transaction locks many contacts: transactions of one strand run one after the other, so that they cannot
 * block each other. A row that others keep locked fails only its own event, so that later customers do not wait for
 * it.
 */
async function takeTurn(tx: Tx, strand: number): Promise<void> {
  await Promise.all([tx.run(TURN, [strand]), tx.run(PATIENCE, [])]);
}
