// The outbox and the jobs, on pg-boss. A job is written in the transaction of its cause and carried out at least once;
// whoever handles it makes its effect happen once (D-5).
import { createHash } from "node:crypto";
import type { EventType } from "@mostrador/domain/kit/event.ts";
import { PgBoss, type WorkOptions } from "pg-boss";
import { type Ctx, type SystemCtx, type TenantCtx, tenantCtx } from "../context.ts";
import type { Statement } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";
import { faultPoint } from "../fault.ts";
import { newId } from "../id.ts";
import type { Log } from "../log.ts";

/** What reacts to an event. `name` says what it does, such as `answer-contact`. */
export type Subscriber = {
  event: string;
  name: string;
  handle(ctx: TenantCtx, payload: object, job: Job): Promise<void>;
  /** How many jobs of this subscriber run side by side in one worker; 4 unless told. */
  side?: number;
};

/** What reacts outside any business: a raw delivery whose business is not known yet. */
export type SystemSubscriber = Omit<Subscriber, "handle"> & {
  handle(ctx: SystemCtx, payload: object, job: Job): Promise<void>;
};

export type Job = { id: string; attempt: number };

type Envelope = { businessId: string | null; requestId: string; payload: object };

/** Types the payload of a subscriber by its event. */
export function on<P extends object>(
  event: EventType<P>,
  name: string,
  handle: (ctx: TenantCtx, payload: P, job: Job) => Promise<void>,
  options: { side?: number } = {},
): Subscriber {
  return { event: event.name, name, handle: handle as Subscriber["handle"], ...options };
}

/** The same for events outside any business. */
export function onSystem<P extends object>(
  event: EventType<P>,
  name: string,
  handle: (ctx: SystemCtx, payload: P, job: Job) => Promise<void>,
  options: { side?: number } = {},
): SystemSubscriber & { system: true } {
  return { event: event.name, name, handle: handle as SystemSubscriber["handle"], system: true, ...options };
}

export type AnySubscriber = Subscriber | (SystemSubscriber & { system: true });

/** An event with no subscriber in this build is dropped on purpose: nobody waits for it. */
export async function publish<P extends object>(
  tx: Tx,
  ctx: Ctx,
  event: EventType<P>,
  payload: P,
  /** `at`: not before this instant (epoch ms). */
  options: { at?: number } = {},
): Promise<void> {
  const names = queuesOf.get(event.name) ?? [];
  const envelope: Envelope = {
    businessId: ctx.kind === "tenant" ? ctx.businessId : null,
    requestId: ctx.requestId,
    payload,
  };
  const isDelayed = options.at !== undefined && options.at > ctx.now;
  const wake = () => {
    for (const name of names) ctx.db.notices.tell(WAKE_CHANNEL, name);
  };
  if (!isDelayed) tx.afterCommit(wake);
  await Promise.all(
    names.map((name) =>
      boss().send(name, envelope, {
        db: { executeSql: async (text, values = []) => ({ rows: await tx.run<object>(prepared(text), values) }) },
        id: newId(),
        ...(isDelayed ? { startAfter: new Date(options.at as number) } : {}),
      }),
    ),
  );
}

/** Where the library's workers listen: 'pgboss_' and the digest of its schema's name. */
const WAKE_CHANNEL = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

const statements = new Map<string, Statement>();

/** The library writes one text for each queue; planning it anew costs more than carrying it out. */
function prepared(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const made = { name: `queue-${statements.size}`, text };
  statements.set(text, made);
  return made;
}

let current: PgBoss | undefined;
const queuesOf = new Map<string, string[]>();

function boss(): PgBoss {
  if (!current) throw new Error("The queue was used before it was started.");
  return current;
}

const QUEUE = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  retentionSeconds: 60 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
  // Woken by ourselves after the commit (`db/notices.ts`); polling is the net below.
  notify: false,
} as const;

export const queueName = (subscriber: { event: string; name: string }) => `${subscriber.event}.${subscriber.name}`;

export class Queue {
  readonly #boss: PgBoss;
  readonly #subscribers: AnySubscriber[];
  readonly #log: Log;

  private constructor(url: string, subscribers: AnySubscriber[], log: Log, worker: boolean) {
    this.#subscribers = subscribers;
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      application_name: worker ? "mostrador worker" : "mostrador queue",
      max: worker ? 6 : 2,
      migrate: false,
      createSchema: false,
      schedule: false,
      supervise: worker,
      superviseIntervalSeconds: 3,
      monitorIntervalSeconds: 3,
      useListenNotify: worker,
      reindex: false,
    });
    this.#boss.on("error", (error) => log.error({ error: error.message }, "queue"));
  }

  /** Makes the queue's tables and one queue a subscriber; as the owner of the database. */
  static async install(ownerUrl: string, queues: string[]): Promise<void> {
    const installer = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
    installer.on("error", () => {});
    await installer.start();
    for (const name of queues) {
      if (await installer.getQueue(name)) await installer.updateQueue(name, QUEUE);
      else await installer.createQueue(name, QUEUE);
    }
    await installer.stop({ graceful: false, close: true });
  }

  /** Lets this process publish; with `worker` it also carries out. */
  static async open(url: string, subscribers: AnySubscriber[], log: Log, worker: boolean): Promise<Queue> {
    const queue = new Queue(url, subscribers, log, worker);
    await queue.#boss.start();
    current = queue.#boss;
    queuesOf.clear();
    for (const subscriber of subscribers) {
      const names = queuesOf.get(subscriber.event) ?? [];
      queuesOf.set(subscriber.event, [...names, queueName(subscriber)]);
    }
    return queue;
  }

  async work(makeCtx: (requestId: string) => SystemCtx): Promise<void> {
    await Promise.all(
      this.#subscribers.map((subscriber) =>
        this.#boss.work<Envelope, unknown, WorkOptions & { perJobResults: true; includeMetadata: true }>(
          queueName(subscriber),
          {
            ...lanesFor(subscriber.side),
            perJobResults: true,
            includeMetadata: true,
            pollingIntervalSeconds: 1,
            burstWhenBatchFull: true,
          },
          (jobs) => inParallel(jobs, FEW, (job) => this.#carryOut(makeCtx, subscriber, job)),
        ),
      ),
    );
  }

  async #carryOut(
    makeCtx: (requestId: string) => SystemCtx,
    subscriber: AnySubscriber,
    job: { id: string; data: Envelope; retryCount: number },
  ) {
    const { businessId, requestId, payload } = job.data;
    const ctx = makeCtx(requestId);
    const about = { id: job.id, attempt: job.retryCount + 1 };
    try {
      await faultPoint("job-claimed");
      if ("system" in subscriber) await subscriber.handle(ctx, payload, about);
      else if (businessId)
        await subscriber.handle(tenantCtx(ctx, businessId, { kind: "system", name: "Mostrador" }), payload, about);
      await faultPoint("job-done");
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      const { message, stack } = error as Error;
      this.#log.error(
        { job: queueName(subscriber), jobId: job.id, attempt: about.attempt, error: message, stack },
        "job failed",
      );
      return { id: job.id, status: "failed" as const, output: { message } };
    }
  }

  /** Waits for the jobs under way, at most `ms`. */
  async close(ms: number): Promise<void> {
    await this.#boss.stop({ graceful: true, close: true, timeout: ms });
    if (current === this.#boss) current = undefined;
  }
}

const FEW = 4;

/**
 * A batch is fetched anew when its last job is done. Where jobs wait for a provider, small batches side by side keep one
 * slow answer from holding up everybody else's.
 */
function lanesFor(side = FEW) {
  return side > FEW ? { batchSize: FEW, localConcurrency: Math.ceil(side / FEW) } : { batchSize: 20 };
}

async function inParallel<T, R>(items: T[], side: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(side, items.length) }, lane));
  return results;
}
