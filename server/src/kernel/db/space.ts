// Whether the database can write. A full disk lets it answer every read: only its own errors tell, whoever hears them,
// and only a small write tells that there is room again.
import type { EventEmitter } from "node:events";
import type { Pool, PoolClient } from "pg";

export type Space = ReturnType<typeof createSpace>;

/** A megabyte that nobody keeps. Less would find room on a disk on which the next call finds none. */
const PROBE =
  "begin; create temp table space_probe on commit drop as " +
  "select repeat(md5(n::text), 32) as filler from generate_series(1, 1024) n; rollback";

/** Of PostgreSQL: no room on the disk, and what it tells of a disk that does not take what is written. */
export const isFull = (code: unknown): boolean => code === "53100" || code === "58030" || code === "ENOSPC";

export function createSpace(pool: Pool) {
  let heard = 0;
  let last: Error | undefined;
  return {
    /** Listens to the errors of this connection, whoever asks over it. */
    listenTo(client: PoolClient): void {
      const { connection } = client as unknown as { connection: EventEmitter };
      connection.on("errorMessage", (error: Error & { code?: string }) => {
        if (!isFull(error.code)) return;
        heard += 1;
        last = error;
      });
    },
    /** How often it was heard that there is no room. */
    get heard(): number {
      return heard;
    },
    /** What was heard last, until there is room again. */
    get trouble(): Error | undefined {
      return last;
    },
    /** Asks for room where there was none. */
    async isThere(): Promise<boolean> {
      if (!last) return true;
      const client = await pool.connect();
      try {
        await client.query(PROBE);
        last = undefined;
      } catch (error) {
        await client.query("rollback").catch(() => {});
        // whoever may not make such a table learns nothing by it
        if ((error as { code?: string }).code === "42501") last = undefined;
      } finally {
        client.release();
      }
      return last === undefined;
    },
  };
}
