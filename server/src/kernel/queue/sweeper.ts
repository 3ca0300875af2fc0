// Deletes expired rows in the workers: each sweep when it is due, in small transactions that block nobody, and in one
// worker at a time. A second worker finds nothing left to sweep, so the workers need no coordination.
import type { SystemCtx } from "../context.ts";
import { transact } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import { newId } from "../id.ts";
import type { Log } from "../log.ts";

export type Sweep = {
  /** Names what is deleted, such as `old-webhooks`; the same in all processes. */
  name: string;
  /** Milliseconds from one run to the next, in each worker. */
  every: number;
  /**
   * Deletes some rows that have expired at `ctx.now`, a few hundred at most, and returns how many. It is called again,
   * in a transaction of its own, until there are none.
   */
  run(tx: Tx, ctx: SystemCtx): Promise<number>;
};

/** How often a worker checks whether a sweep is due. */
const BEAT_MS = 1_000;
/** After a sweep that failed: the database may have been away. */
const AGAIN_MS = 60_000;
/** A bound, so that each run ends: the next one deletes the rest. */
const MOST_BATCHES = 1_000;

const LOCK = {
  name: "lock-sweep",
  text: "select pg_try_advisory_xact_lock(hashtextextended('sweep ' || $1, 0)) as mine",
};

/** Sweeps at once, and then at each sweep's interval; `stop` waits for the batch under way. */
export function startSweeper(sweeps: Sweep[], makeCtx: (requestId: string) => SystemCtx, log: Log) {
  const due = new Map<Sweep, number>();
  let stopped = false;
  let running: Promise<void> | undefined;

  async function sweepDue(): Promise<void> {
    for (const sweep of sweeps) {
      const { now } = makeCtx(newId());
      if (stopped || now < (due.get(sweep) ?? 0)) continue;
      due.set(sweep, now + sweep.every);
      try {
        await runWhole(sweep);
      } catch (error) {
        due.set(sweep, now + Math.min(AGAIN_MS, sweep.every));
        log.error({ sweep: sweep.name, error: (error as Error).message }, "sweep failed");
      }
    }
  }

  async function runWhole(sweep: Sweep): Promise<void> {
    let swept = 0;
    for (let batch = 0; batch < MOST_BATCHES && !stopped; batch += 1) {
      const count = await runBatch(sweep, makeCtx(newId()));
      swept += count;
      if (count === 0) break;
    }
    if (swept > 0) log.info({ sweep: sweep.name, swept }, "swept");
  }

  const beat = () => {
    running ??= sweepDue().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(beat, BEAT_MS);
  beat();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Does nothing while another worker runs this sweep. */
function runBatch(sweep: Sweep, ctx: SystemCtx): Promise<number> {
  return transact(ctx, async (tx) => {
    const [lock] = await tx.run<{ mine: boolean }>(LOCK, [sweep.name]);
    return lock?.mine ? sweep.run(tx, ctx) : 0;
  });
}
