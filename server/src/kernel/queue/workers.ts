// The jobs carried out, on pg-boss: each at least once, those of one queue side by side.
import { PgBoss, type WorkOptions } from "pg-boss";
import { type SystemCtx, tenantCtx } from "../context.ts";
import type { Database } from "../db/database.ts";
import { faultPoint } from "../fault.ts";
import type { Log } from "../log.ts";
import { watchDue } from "./due.ts";
import { type Envelope, type Outbox, WAKE_CHANNEL } from "./outbox.ts";
import type { AnySubscriber } from "./queue.ts";
import { ownQueue, queuesOf, retryQueuesOf } from "./queues.ts";

export type QueueOptions = {
  url: string;
  db: Pick<Database, "pool" | "notices">;
  subscribers: AnySubscriber[];
  outbox: Outbox;
  log: Log;
  /** It also carries out; otherwise it only publishes. */
  isWorker: boolean;
};

/** Lets this process publish, and work when it is told to. */
export async function openQueue({ url, db, subscribers, outbox, log, isWorker }: QueueOptions) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: isWorker ? "mostrador worker" : "mostrador queue",
    max: isWorker ? 6 : 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    useListenNotify: isWorker,
    reindex: false,
  });
  boss.on("error", (error) => log.error({ error: error.message }, "queue"));
  await boss.start();
  outbox.open();
  let due: ReturnType<typeof watchDue> | undefined;

  /** Each of those whose job it is; who fails while others do not tries again alone. */
  async function carryOut(ctx: SystemCtx, those: AnySubscriber[], job: Fetched) {
    const outcomes = await Promise.all(those.map((subscriber) => attempt(ctx, subscriber, job)));
    const failed = outcomes.filter((outcome) => outcome.failure !== null);
    if (failed.length === 0) return { id: job.id, status: "completed" as const };
    if (those.length === 1) return { id: job.id, status: "failed" as const, output: failed[0]?.failure };
    for (const { subscriber } of failed) {
      await boss.send(ownQueue(subscriber), job.data, { startAfter: RETRY_SECONDS });
    }
    return { id: job.id, status: "completed" as const };
  }

  async function attempt(ctx: SystemCtx, subscriber: AnySubscriber, job: Fetched) {
    const { businessId, requestId, payload } = job.data;
    const about = { id: job.id, attempt: job.retryCount + 1 };
    try {
      await faultPoint("job-claimed");
      if ("system" in subscriber) await subscriber.handle(ctx, payload, about);
      else if (businessId)
        await subscriber.handle(tenantCtx(ctx, businessId, { kind: "system", name: "Mostrador" }), payload, about);
      await faultPoint("job-done");
      return { subscriber, failure: null };
    } catch (error) {
      const { message, stack } = error as Error;
      const { attempt } = about;
      const line = { job: ownQueue(subscriber), jobId: job.id, attempt, requestId, businessId, error: message, stack };
      log.error(line, "job failed");
      return { subscriber, failure: { message } };
    }
  }

  return {
    async work(makeCtx: (requestId: string) => SystemCtx): Promise<void> {
      const queues = [...queuesOf(subscribers), ...retryQueuesOf(subscribers)];
      await Promise.all(
        queues.map(({ name, subscribers: those }) =>
          boss.work<Envelope, unknown, WorkOptions & { perJobResults: true; includeMetadata: true }>(
            name,
            { ...workersFor(those[0] ?? {}), ...WORK },
            (jobs) => inParallel(jobs, FEW, (job) => carryOut(makeCtx(job.data.requestId), those, job)),
          ),
        ),
      );
      const names = [...new Set(queues.map(({ name }) => name))];
      due = watchDue(db.pool, names, (name) => db.notices.tell(WAKE_CHANNEL, name));
    },
    /** Waits for the jobs under way, at most `ms`. */
    async close(ms: number): Promise<void> {
      await due?.stop();
      await boss.stop({ graceful: true, close: true, timeout: ms });
      outbox.close();
    },
  };
}

type Fetched = { id: string; data: Envelope; retryCount: number };

/** Before one that failed at a shared job tries again. */
const RETRY_SECONDS = 1;

const WORK = {
  perJobResults: true,
  includeMetadata: true,
  // the net below whoever wakes them: `outbox.ts` at once, `due.ts` when their time has come
  pollingIntervalSeconds: 5,
  burstWhenBatchFull: true,
} as const;

const FEW = 4;

/**
 * A batch is fetched anew when its last job is done. Where jobs wait for a provider, small batches side by side keep one
 * slow answer from holding up everybody else's.
 */
function workersFor({ side = FEW, shareOfOne }: Pick<AnySubscriber, "side" | "shareOfOne">): WorkOptions {
  // Smaller ones still where businesses share: a batch may be all of one, and the library bounds it by its workers.
  if (shareOfOne !== undefined) {
    return { batchSize: 2, localConcurrency: Math.ceil(side / 2), localGroupConcurrency: shareOfOne };
  }
  return side > FEW ? { batchSize: FEW, localConcurrency: Math.ceil(side / FEW) } : { batchSize: 20 };
}

async function inParallel<T, R>(items: T[], side: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(side, items.length) }, worker));
  return results;
}
