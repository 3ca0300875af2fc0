// Jobs that become due by the clock: nobody says so when they do, and asking each queue by itself, every second, would be
// a hundred statements where one will do.
import type { Pool } from "pg";

const BEAT_MS = 1_000;
const DUE = {
  name: "due-queues",
  text: `select q as name from unnest($1::text[]) q where exists (
    select from pgboss.job j
      where j.name = q and j.state in ('created', 'retry') and not j.blocked and j.start_after <= now())`,
};

/** Tells `wake` every second which of these queues hold a job that waits for nothing; `stop` waits for the last look. */
export function watchDue(pool: Pool, names: string[], wake: (name: string) => void) {
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      const { rows } = await pool.query<{ name: string }>({ ...DUE, values: [names] });
      for (const { name } of rows) wake(name);
    } catch {
      // the database is away: whoever fetches says so, and looks by itself until it is back
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
