// Words from process to process through PostgreSQL, after the commit of what they tell. Many are sent as one statement:
// PostgreSQL lets transactions that notify commit only one after the other, so a NOTIFY inside each would make the whole
// product wait in that line. A process killed between commit and notice leaves it unsaid: the queue is polled all the
// same, and screens read anew after any gap.
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Log } from "../log.ts";

export type Notices = ReturnType<typeof createNotices>;

const MOST_AT_ONCE = 500;
/** The first is sent at once; what comes within this time after it goes together, so that a crowd costs little. */
const PACE_MS = 10;
const SEND = {
  name: "notices",
  text: "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)",
};

export function createNotices(pool: Pool, log: Log) {
  /** The same words to the same channel are said once. */
  const waiting = new Map<string, { channel: string; payload: string }>();
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MOST_AT_ONCE);
      for (const [key] of batch) waiting.delete(key);
      const notices = batch.map(([, notice]) => notice);
      try {
        const values = [notices.map((notice) => notice.channel), notices.map((notice) => notice.payload)];
        await pool.query({ ...SEND, values });
      } catch (error) {
        log.warn({ error: (error as Error).message, lost: notices.length }, "notices could not be sent");
      }
      await sleep(PACE_MS);
    }
    sending = undefined;
  }

  return {
    tell(channel: string, payload: string): void {
      waiting.set(`${channel} ${payload}`, { channel, payload });
      sending ??= Promise.resolve().then(send);
    },
    /** Resolves when everything is said. */
    drain: (): Promise<void> => sending ?? Promise.resolve(),
  };
}
