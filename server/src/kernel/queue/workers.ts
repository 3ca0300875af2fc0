// Runs the jobs, on pg-boss: each at least once, and several of one queue at the same time.
import { PgBoss, type WorkOptions } from "pg-boss";
import { type SystemCtx, tenantCtx } from "../context.ts";
import type { Database } from "../db/database.ts";
import { readTogether } from "../db/transaction.ts";
import { faultPoint } from "../fault.ts";
import { isFeatureOff } from "../features/features.ts";
import { inParallel } from "../in-parallel.ts";
import type { Log } from "../log.ts";
import { watchDue } from "./due.ts";
import { type Envelope, type Outbox, WAKE_CHANNEL } from "./outbox.ts";
import { preparingClient } from "./preparing-client.ts";
import type { AnySubscriber, BatchSubscriber, SingleSubscriber, TenantBatchSubscriber } from "./queue.ts";
import { ownQueue, queuesOf, retryQueuesOf } from "./queues.ts";

export type QueueOptions = {
  url: string;
  db: Pick<Database, "pool" | "notices">;
  subscribers: AnySubscriber[];
  outbox: Outbox;
  log: Log;
  /** Whether it also runs jobs; otherwise it only publishes. */
  isWorker: boolean;
};

/** Lets this process publish, and work when it is told to. */
export async function openQueue({ url, db, subscribers, outbox, log, isWorker }: QueueOptions) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: isWorker ? "mostrador worker" : "mostrador queue",
    max: isWorker ? 6 : 2,
    // passed on to the pool
    ...{ Client: preparingClient() },
    // If PostgreSQL crashes it may forget that a job was fetched or done. The job then runs again, which does no harm,
    // and a fetch does not have to wait for the disk. A statement prepared while there were few jobs must not read the
    // whole table once there are many.
    options: "-c synchronous_commit=off -c enable_seqscan=off",
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

  /** Runs the job for each of its subscribers. One that fails while others succeed is retried alone. */
  async function carryOut(ctx: SystemCtx, those: SingleSubscriber[], job: FetchedJob): Promise<Outcome> {
    const outcomes = await Promise.all(those.map((subscriber) => attempt(ctx, subscriber, job)));
    const failed = outcomes.filter((outcome) => outcome.failure !== null);
    if (failed.length === 0) return { id: job.id, status: "completed" };
    if (those.length === 1) return { id: job.id, status: "failed", output: failed[0]?.failure };
    for (const { subscriber } of failed) {
      await boss.send(ownQueue(subscriber), job.data, { startAfter: RETRY_SECONDS });
    }
    return { id: job.id, status: "completed" };
  }

  /** All in one call, or in one for each business; each job succeeds or fails on its own. */
  async function carryOutTogether(ctx: SystemCtx, subscriber: ManyAtOnce, jobs: FetchedJob[]): Promise<Outcome[]> {
    const failures = new Map<string, unknown>();
    await eachClear(jobs, failures, () => faultPoint("job-claimed"));
    const clear = jobs.filter(({ id }) => !failures.has(id));
    const groups = "system" in subscriber ? [clear] : [...Map.groupBy(clear, ({ data }) => data.businessId).values()];
    await Promise.all(groups.map((those) => handOver(ctx, subscriber, those, failures)));
    await eachClear(jobs, failures, () => faultPoint("job-done"));
    return jobs.map((job) => {
      if (!failures.has(job.id)) return { id: job.id, status: "completed" };
      return { id: job.id, status: "failed", output: logFailure(subscriber, job, failures.get(job.id)) };
    });
  }

  async function handOver(ctx: SystemCtx, subscriber: ManyAtOnce, jobs: FetchedJob[], failures: Map<string, unknown>) {
    try {
      const handed = jobs.map(({ id, retryCount, data: { requestId, payload } }) => {
        return { id, attempt: retryCount + 1, requestId, payload };
      });
      const businessId = jobs[0]?.data.businessId;
      if (await isOff(ctx, subscriber, businessId)) {
        for (const { data } of jobs) await putOff(subscriber, data);
        return;
      }
      const failed =
        "system" in subscriber
          ? await subscriber.handleTogether(ctx, handed)
          : businessId && (await subscriber.handleTogether(tenantCtx(ctx, businessId, SYSTEM), handed));
      for (const [id, error] of failed || []) failures.set(id, error);
    } catch (error) {
      for (const { id } of jobs) if (!failures.has(id)) failures.set(id, error);
    }
  }

  async function attempt(ctx: SystemCtx, subscriber: SingleSubscriber, job: FetchedJob) {
    const { businessId, payload } = job.data;
    const about = { id: job.id, attempt: job.retryCount + 1 };
    try {
      await faultPoint("job-claimed");
      if (await isOff(ctx, subscriber, businessId)) await putOff(subscriber, job.data);
      else if ("system" in subscriber) await subscriber.handle(ctx, payload, about);
      else if (businessId) await subscriber.handle(tenantCtx(ctx, businessId, SYSTEM), payload, about);
      await faultPoint("job-done");
      return { subscriber, failure: null };
    } catch (error) {
      return { subscriber, failure: logFailure(subscriber, job, error) };
    }
  }

  /** Its job is done with, and a copy of it waits: nothing is lost, however long the feature stays off. */
  async function putOff(subscriber: AnySubscriber, data: Envelope): Promise<void> {
    await boss.send(ownQueue(subscriber), data, { startAfter: OFF_SECONDS });
  }

  function logFailure(subscriber: AnySubscriber, { id, retryCount, data }: FetchedJob, error: unknown) {
    const { message, stack } = error as Error;
    const { requestId, businessId } = data;
    const about = { job: ownQueue(subscriber), jobId: id, attempt: retryCount + 1, requestId, businessId };
    log.error({ ...about, error: message, stack }, "job failed");
    return { message };
  }

  function carryOutAll(ctx: (requestId: string) => SystemCtx, those: AnySubscriber[], jobs: FetchedJob[]) {
    const [first] = those;
    if (first && "handleTogether" in first) return carryOutTogether(ctx(jobs[0]?.data.requestId ?? ""), first, jobs);
    const singles = those.filter((subscriber): subscriber is SingleSubscriber => !("handleTogether" in subscriber));
    return inParallel(jobs, FEW, (job) => carryOut(ctx(job.data.requestId), singles, job));
  }

  return {
    async work(makeCtx: (requestId: string) => SystemCtx): Promise<void> {
      const queues = [...queuesOf(subscribers), ...retryQueuesOf(subscribers)];
      const workers = new Map<string, string>();
      for (const { name, subscribers: those } of queues) {
        const worker = await boss.work<Envelope, unknown, WorkOptions & { perJobResults: true; includeMetadata: true }>(
          name,
          { ...workersFor(those[0]), ...WORK },
          (jobs) => carryOutAll(makeCtx, those, jobs),
        );
        workers.set(name, worker);
      }
      due = watchDue(db.pool, [...workers.keys()], (name) => {
        // the notice reaches all workers of the queue; without its connection, the first is still called
        boss.notifyWorker(workers.get(name) ?? "");
        db.notices.tell(WAKE_CHANNEL, name);
      });
    },
    /** Waits for the jobs under way, at most `ms`. */
    async close(ms: number): Promise<void> {
      await due?.stop();
      await boss.stop({ graceful: true, close: true, timeout: ms });
      outbox.close();
    },
  };
}

/** Handles the jobs that have not failed yet. */
async function eachClear(jobs: FetchedJob[], failures: Map<string, unknown>, work: () => Promise<void> | undefined) {
  for (const { id } of jobs) {
    try {
      if (!failures.has(id)) await work();
    } catch (error) {
      failures.set(id, error);
    }
  }
}

/** Whether the feature of the subscriber is off in the business of its job. */
async function isOff(ctx: SystemCtx, subscriber: AnySubscriber, businessId: string | null | undefined) {
  const feature = "feature" in subscriber ? subscriber.feature : undefined;
  if (!feature || !businessId) return false;
  return readTogether(tenantCtx(ctx, businessId, SYSTEM), (tx) => isFeatureOff(tx, feature));
}

const SYSTEM = { kind: "system", name: "Mostrador" } as const;

type ManyAtOnce = BatchSubscriber | TenantBatchSubscriber;
type FetchedJob = { id: string; data: Envelope; retryCount: number };
type Outcome = { id: string; status: "completed" | "failed"; output?: object | undefined };

/** The wait before a subscriber that failed at a shared job tries again. */
const RETRY_SECONDS = 1;

/** How often a job looks whether its feature is on again. */
const OFF_SECONDS = 300;

const WORK = {
  perJobResults: true,
  includeMetadata: true,
  // Others wake the workers: `outbox.ts` at once, and `due.ts` every second for all queues in one statement. Asking
  // each queue every five seconds was most of what an idle product asked.
  pollingIntervalSeconds: 60,
  burstWhenBatchFull: true,
} as const;

const FEW = 4;

/**
 * A batch is fetched only when the last job of the one before is done. Where jobs wait for a provider, small parallel
 * batches keep one slow answer from delaying the others.
 */
function workersFor(subscriber: AnySubscriber | undefined): WorkOptions {
  if (!subscriber) return {};
  if ("together" in subscriber) {
    const { together, side } = subscriber;
    const share = "system" in subscriber ? {} : { localGroupConcurrency: together };
    return { batchSize: together, localConcurrency: side, ...share };
  }
  const { side = FEW, shareOfOne } = subscriber;
  // Smaller still where businesses share: a batch may belong to one business, and the library limits by workers.
  if (shareOfOne !== undefined) {
    return { batchSize: 2, localConcurrency: Math.ceil(side / 2), localGroupConcurrency: shareOfOne };
  }
  return side > FEW ? { batchSize: FEW, localConcurrency: Math.ceil(side / FEW) } : { batchSize: 20 };
}
