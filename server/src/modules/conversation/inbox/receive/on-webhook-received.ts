// Stored webhooks are read: each message and status in them in its own transaction, for the business that has the number.
// All of them may be repeated without harm, so a job that failed half-way simply runs again.
import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { type ChannelKind, WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import { messageTime } from "@mostrador/domain/conversation/inbox/message-time.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { type Job, onSystem, publish } from "../../../../kernel/queue/queue.ts";
import type { Messaging } from "../../../../providers/messaging/port.ts";
import type { NumberEvent, WebhookEvent } from "../../../../providers/messaging/webhook/port.ts";
import type { NoticeTeller } from "../../../business/privacy/index.ts";
import {
  applyAccountEvent,
  leaveUnread,
  noteHeard,
  noteHistory,
  noteTrouble,
  readDeliveries,
  readRoute,
} from "../../channels/index.ts";
import { tellTemplatesChanged } from "../../templates/index.ts";
import { applyOwnEcho } from "../pages/apply-own-echo.ts";
import { applySeen } from "../pages/apply-seen.ts";
import { receivedComment } from "../slots.ts";
import { applyStatus } from "./apply-status.ts";
import { type Arrival, arrivalId } from "./arrival-id.ts";
import { changeMessage } from "./change-message.ts";
import { knowPerson } from "./know-person.ts";
import { notePromotions } from "./note-promotions.ts";
import { receiveMessage } from "./receive-message.ts";
import { receiveOldMessage } from "./receive-old-message.ts";

/** After so many tries a webhook is left lying: its bytes stay for whoever looks into the log. */
const MOST_TRIES = 20;

/** `notice` informs the person who writes of the privacy notice. */
export type ReceiveDeps = { messaging: Messaging; notice: NoticeTeller };

export function onWebhookReceived(deps: ReceiveDeps) {
  const { messaging } = deps;
  return onSystem(
    WebhookReceived,
    "receive-message",
    async (ctx, { deliveryIds }, job) => {
      const deliveries = await readTogether(ctx, (tx) => readDeliveries(tx, deliveryIds));
      const arrivals = deliveries.flatMap((delivery) => arrivalsOf(messaging, delivery));
      // Meta batches in any order: the contact's clock decides, then the order in which it came.
      arrivals.sort((a, b) => timeOf(a.event) - timeOf(b.event));
      let isEarly = false;
      let failure: unknown;
      for (const { event, arrival } of arrivals) {
        try {
          if (!(await handle(ctx, event, arrival, deps))) isEarly = true;
        } catch (error) {
          // The others do not wait for it.
          failure = error;
        }
      }
      const [first] = deliveries;
      if (isEarly && first) await lookAgain(ctx, deliveryIds, ctx.now - first.received_at.getTime());
      if (failure) await giveUpOrThrow(ctx, job, deliveryIds, failure);
      await noteUnknown(ctx, arrivals);
      await noteHeardOf(ctx, arrivals);
    },
    { side: 8 },
  );
}

type StoredDelivery = { id: string; body: Buffer; received_at: Date };

function arrivalsOf(messaging: Messaging, delivery: StoredDelivery): { event: WebhookEvent; arrival: Arrival }[] {
  const receivedAt = delivery.received_at;
  return messaging.readWebhook(delivery.body).map((event, index) => ({
    event: inTime(event, receivedAt),
    arrival: { deliveryId: delivery.id, index, receivedAt },
  }));
}

function inTime(event: WebhookEvent, receivedAt: Date): WebhookEvent {
  return "at" in event ? { ...event, at: messageTime(event.at, receivedAt.getTime()) } : event;
}

/** False when it speaks of a message that is not here yet. */
async function handle(ctx: SystemCtx, event: WebhookEvent, arrival: Arrival, deps: ReceiveDeps): Promise<boolean> {
  if (event.type === "templates") {
    await tellTemplatesChanged(ctx, event.wabaId);
    return true;
  }
  if (event.type === "account") {
    await applyAccountEvent(ctx, event, { id: arrivalId(arrival.deliveryId, arrival.index), at: arrival.receivedAt });
    return true;
  }
  const kind = event.kind ?? "whatsapp";
  const route = await readTogether(ctx, (tx) => readRoute(tx, { kind, externalId: event.externalId }));
  if (!route) {
    ctx.log.warn({ externalId: event.externalId, deliveryId: arrival.deliveryId }, "a webhook for a number of nobody");
    return true;
  }
  const tenant: TenantCtx = tenantCtx(ctx, route.business_id, { kind: "system", name: carrierName(kind) });
  return handleOfNumber(tenant, { channelId: route.channel_id, kind }, event, arrival, deps);
}

async function handleOfNumber(
  ctx: TenantCtx,
  channel: { channelId: string; kind: ChannelKind },
  event: NumberEvent,
  arrival: Arrival,
  { notice }: ReceiveDeps,
): Promise<boolean> {
  const { channelId } = channel;
  switch (event.type) {
    case "message":
    case "echo":
      return receiveMessage(ctx, channel, event, arrival, { notice });
    case "status":
      await applyStatus(ctx, channel, event);
      return true;
    case "own-echo":
      await applyOwnEcho(ctx, channel, event);
      return true;
    case "seen":
      await applySeen(ctx, channelId, event);
      return true;
    case "comment":
      for (const receive of ctx.fillings.of(receivedComment)) await receive(ctx, channelId, event);
      return true;
    case "old-message":
      await receiveOldMessage(ctx, channel, event);
      return true;
    case "known-person":
      await knowPerson(ctx, event.person);
      return true;
    case "promotions":
      await notePromotions(ctx, event);
      return true;
    case "history-progress":
      await noteHistory(ctx, channelId, event.percent);
      return true;
    case "trouble": {
      const id = arrivalId(arrival.deliveryId, arrival.index);
      await noteTrouble(ctx, channelId, event, { id, at: arrival.receivedAt });
      return true;
    }
    default:
      return changeMessage(ctx, channelId, event, arrival.receivedAt);
  }
}

const PATIENCE_MS = 60_000;

/** Webhooks overtake each other: for a minute, at growing distances, what came too early is read again. */
async function lookAgain(ctx: SystemCtx, deliveryIds: string[], age: number): Promise<void> {
  if (age > PATIENCE_MS) return;
  const at = ctx.now + Math.max(500, age);
  await transact(ctx, (tx) => publish(tx, ctx, WebhookReceived, { deliveryIds }, { at }));
}

function timeOf(event: WebhookEvent): number {
  // What changes or reports on a message comes after the messages of its batch.
  const isWritten = event.type === "message" || event.type === "echo" || event.type === "old-message";
  return isWritten ? event.at : Number.MAX_SAFE_INTEGER;
}

/** Their bytes stay with the reason, so that they can be read again by who can (`npm run webhooks`). */
async function giveUpOrThrow(ctx: SystemCtx, job: Job, deliveryIds: string[], error: unknown): Promise<void> {
  if (job.attempt < MOST_TRIES) throw error;
  const { message } = error as Error;
  ctx.log.error({ jobId: job.id, error: message }, "a webhook was given up");
  await transact(ctx, (tx) => leaveUnread(tx, deliveryIds, message));
}

type Read = { event: WebhookEvent; arrival: Arrival };

async function noteUnknown(ctx: SystemCtx, arrivals: Read[]): Promise<void> {
  const unknown = Map.groupBy(
    arrivals.filter(({ event }) => event.type === "account" && event.isUnknown),
    ({ event }) => (event.type === "account" ? event.field : ""),
  );
  for (const [field, of] of unknown) {
    const ids = of.map(({ arrival }) => arrival.deliveryId);
    await transact(ctx, (tx) => leaveUnread(tx, ids, `field ${field}`));
  }
}

/** Something came from Meta for each of these numbers and pages: its webhooks work. */
async function noteHeardOf(ctx: SystemCtx, arrivals: Read[]): Promise<void> {
  const numbers = new Map<string, { kind: ChannelKind; externalId: string }>();
  for (const { event } of arrivals) {
    if (!("externalId" in event)) continue;
    const { externalId, kind = "whatsapp" } = event;
    numbers.set(`${kind}:${externalId}`, { kind, externalId });
  }
  for (const number of numbers.values()) await noteHeard(ctx, number);
}
