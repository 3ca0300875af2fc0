// The connections of one process. They log in as the role that cannot bypass row policies.
import pg from "pg";
import type { Log } from "../log.ts";
import { createNotices, type Notices } from "./notices.ts";

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.DATE, (text) => text);
pg.types.setTypeParser(builtins.INT8, Number);

export type Database = {
  pool: pg.Pool;
  notices: Notices;
  close(): Promise<void>;
};

/** `url` is the address for the application's role; `size` the most connections this process opens. */
export function openDatabase(url: string, size: number, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  pool.on("error", (error) => log.warn({ error: error.message }, "an idle database connection was lost"));
  const notices = createNotices(pool, log);
  return {
    pool,
    notices,
    async close() {
      await notices.drain();
      await pool.end();
    },
  };
}
