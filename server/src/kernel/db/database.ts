// The connections of one process. They log in as the role that cannot bypass row policies.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { createNotices, type Notices } from "./notices.ts";
import { createSpace, type Space } from "./space.ts";

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.DATE, (text) => text);
pg.types.setTypeParser(builtins.INT8, Number);

export type Database = {
  pool: pg.Pool;
  notices: Notices;
  space: Space;
  /** Whether the database answers now and can write. Takes two seconds at most and never throws. */
  isThere(): Promise<boolean>;
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
    // The server's own limit comes first; this one is for a server that no longer answers.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  });
  pool.on("error", (error) => log.warn({ error: error.message }, "an idle database connection was lost"));
  // The pool only listens to idle connections. Without this listener, a connection that breaks while it is in use would
  // end the process; its user gets the error at the next statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  const space = createSpace(pool);
  pool.on("connect", space.listenTo);
  let asking: Promise<boolean> | undefined;
  const notices = createNotices(pool, log);
  return {
    pool,
    notices,
    space,
    // Calls that arrive meanwhile share one answer: anybody may ask, so asking must be cheap.
    isThere: () => {
      asking ??= isThere(pool, space, log).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    async close() {
      await notices.drain();
      await pool.end();
    },
  };
}

/** A read-only server refuses it, and a pooler in transaction mode loses it; it changes no row. */
const PROBE = { name: "can-write", text: "update installation_facts set name = name where false" };

async function isThere(pool: pg.Pool, space: Space, log: Log): Promise<boolean> {
  const answers = pool.query(PROBE).then(
    () => space.isThere(),
    (error: Error & { code?: string }) => {
      log.warn({ error: error.message, code: error.code }, "the database cannot be written to");
      return false;
    },
  );
  return Promise.race([answers, sleep(2_000, false, { ref: false })]);
}
