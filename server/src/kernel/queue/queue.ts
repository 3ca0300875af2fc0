// Events and their subscribers, as capabilities see them. An event is published in the transaction of its cause and
// handled at least once; a handler makes its effect happen only once (D-5).
import type { EventType } from "@mostrador/domain/kit/event.ts";
import type { Ctx, SystemCtx, TenantCtx } from "../context.ts";
import type { Tx } from "../db/tx.ts";
import type { Feature } from "../features/features.ts";

/** An event with no subscriber in this build is dropped on purpose. */
export async function publish<P extends object>(
  tx: Tx,
  ctx: Ctx,
  event: EventType<P>,
  payload: P,
  /** `at`: not before this instant (epoch ms). */
  options: { at?: number } = {},
): Promise<void> {
  const businessId = ctx.kind === "tenant" ? ctx.businessId : null;
  const cause = { businessId, requestId: ctx.requestId, now: ctx.now, notices: ctx.db.notices };
  await ctx.outbox.write(tx, cause, event.name, payload, options.at);
}

/** What a subscriber does: `answer-contact`, and in Spanish for the team that looks at the queues. */
export type Work = { name: string; title: string };

/** Code that reacts to an event. */
export type Subscriber = Work & {
  event: string;
  /** What happened, as the event says it. */
  eventTitle?: string | undefined;
  handle(ctx: TenantCtx, payload: object, job: Job): Promise<void>;
  /**
   * How many jobs of this subscriber run at the same time in one worker, in a queue of its own: for one that waits for
   * a provider. Without it: 4, and it shares the job of the event with the others.
   */
  side?: number;
  /** How many of these may belong to one business, so that a busy one does not delay the others; by default all. */
  shareOfOne?: number;
  /** Which payloads get a job at all, for a subscriber that needs few of them; by default all. */
  wants?(payload: object): boolean;
  /** While it is off in the business, the jobs wait. */
  feature?: Feature;
};

/** A subscriber outside any business: for raw deliveries whose business is not known yet. */
export type SystemSubscriber = Omit<Subscriber, "handle"> & {
  handle(ctx: SystemCtx, payload: object, job: Job): Promise<void>;
};

export type Job = { id: string; attempt: number };

/** Types the payload of a subscriber by its event. */
export function on<P extends object>(
  event: EventType<P>,
  work: Work,
  handle: (ctx: TenantCtx, payload: P, job: Job) => Promise<void>,
  options: { side?: number; shareOfOne?: number; wants?: (payload: P) => boolean } = {},
): Subscriber {
  const { wants, ...others } = options;
  const filter = wants ? { wants: wants as NonNullable<Subscriber["wants"]> } : {};
  return { ...subscribing(event, work), handle: handle as Subscriber["handle"], ...others, ...filter };
}

function subscribing(event: EventType<object>, { name, title }: Work) {
  return { event: event.name, eventTitle: event.title, name, title };
}

/** The same for events outside any business. */
export function onSystem<P extends object>(
  event: EventType<P>,
  work: Work,
  handle: (ctx: SystemCtx, payload: P, job: Job) => Promise<void>,
  options: { side?: number } = {},
): SystemSubscriber & { system: true } {
  return { ...subscribing(event, work), handle: handle as SystemSubscriber["handle"], system: true, ...options };
}

/** One of several jobs that are handled together. */
export type BatchJob<P extends object = object> = Job & { requestId: string; payload: P };

/** Handles several jobs at once, outside any business: many small effects then cost few transactions. */
export type BatchSubscriber = Pick<Subscriber, "event" | "eventTitle" | "name" | "title"> & {
  system: true;
  /** At most this many jobs are passed at once. */
  together: number;
  /** How many such batches run at the same time in one worker. */
  side: number;
  /**
   * Returns the errors of failed jobs, by their ids: these are tried again, the others are done. When it throws, all
   * have failed.
   */
  handleTogether(ctx: SystemCtx, jobs: BatchJob[]): Promise<Map<string, unknown>>;
};

/** Like `onSystem`, for several jobs at once. */
export function onSystemTogether<P extends object>(
  event: EventType<P>,
  work: Work,
  handle: (ctx: SystemCtx, jobs: BatchJob<P>[]) => Promise<Map<string, unknown>>,
  options: { together: number; side: number },
): BatchSubscriber {
  const handleTogether = handle as BatchSubscriber["handleTogether"];
  return { ...subscribing(event, work), handleTogether, system: true, ...options };
}

/** Handles several jobs of one business at once. */
export type TenantBatchSubscriber = Pick<Subscriber, "event" | "eventTitle" | "name" | "title"> & {
  /** At most this many jobs of one business are handed over at once, and no others of it meanwhile. */
  together: number;
  /** How many workers fetch; `together` at least, because the library counts a business's jobs by workers. */
  side: number;
  /** As that of `BatchSubscriber`. */
  handleTogether(ctx: TenantCtx, jobs: BatchJob[]): Promise<Map<string, unknown>>;
  /** As that of `Subscriber`. */
  feature?: Feature;
};

/** Like `on`, for several jobs of one business at once. */
export function onTogether<P extends object>(
  event: EventType<P>,
  work: Work,
  handle: (ctx: TenantCtx, jobs: BatchJob<P>[]) => Promise<Map<string, unknown>>,
  together: number,
): TenantBatchSubscriber {
  const handleTogether = handle as TenantBatchSubscriber["handleTogether"];
  return { ...subscribing(event, work), handleTogether, together, side: together };
}

/** A subscriber that gets one job at a time. */
export type SingleSubscriber = Subscriber | (SystemSubscriber & { system: true });

export type AnySubscriber = SingleSubscriber | BatchSubscriber | TenantBatchSubscriber;

/** The jobs of the subscriber wait while the feature is off in their business. */
export function waitsWithFeature<S extends Subscriber | TenantBatchSubscriber>(feature: Feature, subscriber: S): S {
  return { ...subscriber, feature };
}
