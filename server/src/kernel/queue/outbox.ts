// Writes the jobs of an event in the transaction of its cause, and wakes their workers once it is committed. One per
// process, made in `compose.ts` and passed along in each context.
import { createHash } from "node:crypto";
import type { Notices } from "../db/notices.ts";
import type { Tx } from "../db/tx.ts";
import { newId } from "../id.ts";
import { INSERT_JOB, jobValues } from "./insert-job.ts";
import { queuesOf, queueTitles, type Subscribing } from "./queues.ts";

/** What a job carries. */
export type Envelope = { businessId: string | null; requestId: string; payload: object };

/** Who causes an event, and when. */
export type Cause = { businessId: string | null; requestId: string; now: number; notices: Notices };

export type Outbox = ReturnType<typeof createOutbox>;

/** Jobs due later than this wait for the look of `due.ts`: a second more or less does not matter to them. */
const SOON_MS = 60_000;
/** The database's clock decides whether a job is due: a look a moment too early would find none. */
const MARGIN_MS = 5;
/** The channel of the library's workers: 'pgboss_' and the digest of its schema's name. */
export const WAKE_CHANNEL = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

export function createOutbox(subscribers: readonly Subscribing[]) {
  const queuesByEvent = Map.groupBy(queuesOf(subscribers), ({ event }) => event);
  const titles = queueTitles(subscribers);
  const wakes = new Set<NodeJS.Timeout>();
  let isOpen = false;

  function wakeIn(ms: number, wake: () => void): void {
    if (ms > SOON_MS) return;
    const timer = setTimeout(() => {
      wakes.delete(timer);
      wake();
    }, ms + MARGIN_MS);
    wakes.add(timer.unref());
  }

  return {
    /** How the team reads a queue; its name for one of an earlier version of the product. */
    titleOf: (queue: string): string => titles.get(queue) ?? queue,
    /** `at`: not before this instant (epoch ms). */
    async write(tx: Tx, cause: Cause, event: string, payload: object, at?: number): Promise<void> {
      if (!isOpen) throw new Error("The queue was used before it was opened.");
      const queues = (queuesByEvent.get(event) ?? []).filter(({ subscribers: those }) =>
        those.some(({ wants }) => !wants || wants(payload)),
      );
      const names = queues.map(({ name }) => name);
      if (names.length === 0) return;
      const { businessId, requestId, now, notices } = cause;
      const envelope: Envelope = { businessId, requestId, payload };
      const dueAt = at !== undefined && at > now ? at : null;
      const wake = () => {
        for (const name of names) notices.tell(WAKE_CHANNEL, name);
      };
      tx.afterCommit(dueAt === null ? wake : () => wakeIn(dueAt - now, wake));
      const startAfter = dueAt === null ? null : new Date(dueAt);
      // Nothing depends on the insert's answer, so it needs no round trip of its own.
      for (const queue of names)
        void tx.withCommit(
          INSERT_JOB,
          jobValues({ id: newId(), queue, data: envelope, group: businessId, startAfter }),
        );
    },
    /** Must be called before the first event. */
    open(): void {
      isOpen = true;
    },
    close(): void {
      for (const timer of wakes) clearTimeout(timer);
      wakes.clear();
      isOpen = false;
    },
  };
}
