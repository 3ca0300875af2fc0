// Reads stored webhooks, those of several jobs together. All effects may be repeated without harm, so a job that
// failed half-way just runs again.
import { WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import type { SystemCtx } from "../../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../../kernel/db/transaction.ts";
import { type BatchJob, onSystemTogether, publish } from "../../../../../kernel/queue/queue.ts";
import type { Messaging } from "../../../../../providers/messaging/port.ts";
import { leaveUnread, noteHeard, readDeliveries } from "../../../channels/index.ts";
import { type ArrivedEvent, arrivalsOf, type StoredDelivery } from "./arrivals.ts";
import { handleArrivals, numbersOf } from "./handle-arrivals.ts";
import type { EventDeps } from "./handle-event.ts";

/** After this many tries a webhook stays unread: its bytes are kept for the operator. */
const MOST_TRIES = 20;
/** Their bodies are in memory while they are read. */
const MOST_DELIVERIES = 100;

export type ReceiveDeps = { messaging: Messaging } & EventDeps;

type ReadingJob = BatchJob<{ deliveryIds: string[] }>;

export function onWebhookReceived(deps: ReceiveDeps) {
  return onSystemTogether(
    WebhookReceived,
    { name: "receive-message", title: "Recibir mensajes" },
    async (ctx, jobs) => {
      const failures = new Map<string, unknown>();
      for (const some of portions(jobs)) await readSome(ctx, some, deps, failures);
      return failures;
    },
    { together: 50, side: 2 },
  );
}

/** Few deliveries at a time, and at least one job. */
function portions(jobs: ReadingJob[]): ReadingJob[][] {
  const all: ReadingJob[][] = [];
  let held = Number.POSITIVE_INFINITY;
  for (const job of jobs) {
    held += job.payload.deliveryIds.length;
    if (held <= MOST_DELIVERIES) all.at(-1)?.push(job);
    else {
      all.push([job]);
      held = job.payload.deliveryIds.length;
    }
  }
  return all;
}

/** Adds to `failures` why jobs failed, by their ids. */
async function readSome(
  ctx: SystemCtx,
  jobs: ReadingJob[],
  deps: ReceiveDeps,
  failures: Map<string, unknown>,
): Promise<void> {
  const jobOf = new Map(jobs.flatMap((job) => job.payload.deliveryIds.map((id) => [id, job] as const)));
  try {
    const deliveries = await readTogether(ctx, (tx) => readDeliveries(tx, [...jobOf.keys()]));
    const { arrivals, unreadable } = arrivalsOf(deps.messaging, deliveries, (id) => jobOf.get(id)?.requestId ?? "");
    const outcomes = await handleArrivals(ctx, arrivals, deps);
    for (const job of jobs) {
      const ids = new Set(job.payload.deliveryIds);
      const came = [...outcomes].filter(([arrival]) => ids.has(arrival.deliveryId)).map(([, outcome]) => outcome);
      const all = [...came, ...[...ids].flatMap((id) => unreadable.get(id) ?? [])];
      const failed = all.find((outcome) => "failure" in outcome);
      const isEarly = all.some((outcome) => "isEarly" in outcome && outcome.isEarly);
      if (isEarly) await lookAgain(ctx, job, deliveries);
      if (failed && !(await isGivenUp(ctx, job, failed.failure))) failures.set(job.id, failed.failure);
    }
    const settled = arrivals.filter(({ arrival }) => !failures.has(jobOf.get(arrival.deliveryId)?.id ?? ""));
    await noteUnknown(ctx, settled);
    // Meta sent something for each of these numbers and pages: their webhooks work.
    for (const number of numbersOf(settled).values()) await noteHeard(ctx, number);
  } catch (error) {
    for (const { id } of jobs) failures.set(id, error);
  }
}

const PATIENCE_MS = 60_000;

/** Webhooks overtake each other: an event that came too early is read again for a minute, at growing intervals. */
async function lookAgain(ctx: SystemCtx, { payload, requestId }: ReadingJob, deliveries: StoredDelivery[]) {
  const { deliveryIds } = payload;
  const first = deliveries.find(({ id }) => deliveryIds.includes(id));
  const age = ctx.now - (first?.received_at.getTime() ?? 0);
  if (age > PATIENCE_MS) return;
  const at = ctx.now + Math.max(500, age);
  const cause = { ...ctx, requestId };
  await transact(cause, (tx) => publish(tx, cause, WebhookReceived, { deliveryIds }, { at }));
}

/** Their bytes are kept with the reason, so that an operator can have them read again (`npm run webhooks`). */
async function isGivenUp(ctx: SystemCtx, { id, attempt, payload }: ReadingJob, error: unknown): Promise<boolean> {
  if (attempt < MOST_TRIES) return false;
  const { message } = error as Error;
  ctx.log.error({ jobId: id, error: message }, "a webhook was given up");
  await transact(ctx, (tx) => leaveUnread(tx, payload.deliveryIds, message));
  return true;
}

async function noteUnknown(ctx: SystemCtx, arrivals: ArrivedEvent[]): Promise<void> {
  const unknown = Map.groupBy(
    arrivals.filter(({ event }) => event.type === "account" && event.isUnknown),
    ({ event }) => (event.type === "account" ? event.field : ""),
  );
  for (const [field, of] of unknown) {
    const ids = of.map(({ arrival }) => arrival.deliveryId);
    await transact(ctx, (tx) => leaveUnread(tx, ids, `field ${field}`));
  }
}
