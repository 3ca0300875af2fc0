// Whether the database can write. With a full disk it still answers every read, so only its errors and a small test
// write tell.
import type { EventEmitter } from "node:events";
import type { Pool, PoolClient } from "pg";

export type Space = ReturnType<typeof createSpace>;

/** A megabyte that is not kept. A smaller write could succeed on a disk where the next call fails. */
const PROBE =
  "begin; create temp table space_probe on commit drop as " +
  "select repeat(md5(n::text), 32) as filler from generate_series(1, 1024) n; rollback";

/** Error codes of PostgreSQL: no room on the disk, or a disk that fails to write. */
export const isFull = (code: unknown): boolean => code === "53100" || code === "58030" || code === "ENOSPC";

export function createSpace(pool: Pool) {
  let heard = 0;
  let last: Error | undefined;
  return {
    /** Listens to the errors of this connection, for all of its users. */
    listenTo(client: PoolClient): void {
      const { connection } = client as unknown as { connection: EventEmitter };
      connection.on("errorMessage", (error: Error & { code?: string }) => {
        if (!isFull(error.code)) return;
        heard += 1;
        last = error;
      });
    },
    /** How many errors about missing room were seen. */
    get heard(): number {
      return heard;
    },
    /** The last such error, until there is room again. */
    get trouble(): Error | undefined {
      return last;
    },
    /** Checks whether there is room again, where there was none. */
    async isThere(): Promise<boolean> {
      if (!last) return true;
      const client = await pool.connect();
      try {
        await client.query(PROBE);
        last = undefined;
      } catch (error) {
        await client.query("rollback").catch(() => {});
        // a role that may not create such a table learns nothing from the check
        if ((error as { code?: string }).code === "42501") last = undefined;
      } finally {
        client.release();
      }
      return last === undefined;
    },
  };
}
