// Wakes workers for jobs that become due by the clock. One statement a second covers all queues; asking each queue
// would take a hundred.
import type { Pool } from "pg";

const BEAT_MS = 1_000;
const DUE = {
  name: "due-queues",
  text: `select q as name from unnest($1::text[]) q where exists (
    select from pgboss.job j
      where j.name = q and j.state in ('created', 'retry') and not j.blocked and j.start_after <= now())`,
};

/** Calls `wake` every second with the queues that hold a due job; `stop` waits for the last look. */
export function watchDue(pool: Pool, names: string[], wake: (name: string) => void) {
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      const { rows } = await pool.query<{ name: string }>({ ...DUE, values: [names] });
      for (const { name } of rows) wake(name);
    } catch {
      // the database is away: the next look tries again
    }
    looking = undefined;
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, BEAT_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
