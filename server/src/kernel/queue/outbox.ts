// Writes the jobs of an event in the transaction of its cause, and wakes whoever waits for them once it is committed. One a
// process, made in `compose.ts` and handed along in each context.
import { createHash } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { Notices } from "../db/notices.ts";
import type { Statement } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";
import { newId } from "../id.ts";
import { queuesOf, type Subscribing } from "./queues.ts";

/** What a job carries. */
export type Envelope = { businessId: string | null; requestId: string; payload: object };

/** Of whose doing an event is, and when. */
export type Cause = { businessId: string | null; requestId: string; now: number; notices: Notices };

export type Outbox = ReturnType<typeof createOutbox>;

/** What is due later than this waits for the next poll: a second more or less is nothing to it. */
const SOON_MS = 60_000;
/** The database's clock decides whether a job is due: a moment early would find none. */
const MARGIN_MS = 5;
/** Where the library's workers listen: 'pgboss_' and the digest of its schema's name. */
export const WAKE_CHANNEL = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

export function createOutbox(subscribers: readonly Subscribing[]) {
  const queuesByEvent = Map.groupBy(queuesOf(subscribers), ({ event }) => event);
  const wakes = new Set<NodeJS.Timeout>();
  const statements = new Map<string, Statement>();
  let boss: PgBoss | undefined;

  function wakeIn(ms: number, wake: () => void): void {
    if (ms > SOON_MS) return;
    const timer = setTimeout(() => {
      wakes.delete(timer);
      wake();
    }, ms + MARGIN_MS);
    wakes.add(timer.unref());
  }

  /** The library writes one text for each queue; planning it anew costs more than carrying it out. */
  function prepared(text: string): Statement {
    const known = statements.get(text);
    if (known) return known;
    const made = { name: `queue-${createHash("sha1").update(text).digest("hex")}`, text };
    statements.set(text, made);
    return made;
  }

  /** Nobody asks what became of the insert, so it needs no round trip of its own. */
  function withCommit(tx: Tx, text: string, values: unknown[]): { rows: unknown[] } {
    void tx.withCommit(prepared(text), values);
    return { rows: [] };
  }

  return {
    /** `at`: not before this instant (epoch ms). */
    async write(tx: Tx, cause: Cause, event: string, payload: object, at?: number): Promise<void> {
      const sender = boss;
      if (!sender) throw new Error("The queue was used before it was opened.");
      const names = (queuesByEvent.get(event) ?? []).map(({ name }) => name);
      const { businessId, requestId, now, notices } = cause;
      const envelope: Envelope = { businessId, requestId, payload };
      const dueAt = at !== undefined && at > now ? at : null;
      const wake = () => {
        for (const name of names) notices.tell(WAKE_CHANNEL, name);
      };
      tx.afterCommit(dueAt === null ? wake : () => wakeIn(dueAt - now, wake));
      await Promise.all(
        names.map((name) =>
          sender.send(name, envelope, {
            db: { executeSql: async (text, values = []) => withCommit(tx, text, values) },
            id: newId(),
            ...(businessId === null ? {} : { group: { id: businessId } }),
            ...(dueAt === null ? {} : { startAfter: new Date(dueAt) }),
          }),
        ),
      );
    },
    /** Before the first event; `sender` knows how a job is written. */
    open(sender: PgBoss): void {
      boss = sender;
    },
    close(): void {
      for (const timer of wakes) clearTimeout(timer);
      wakes.clear();
      boss = undefined;
    },
  };
}
