// The events of deliveries, in the order in which they are to be read.
import { messageTime } from "@mostrador/domain/conversation/inbox/message-time.ts";
import type { Messaging } from "../../../../../providers/messaging/port.ts";
import type { WebhookEvent } from "../../../../../providers/messaging/webhook/port.ts";
import type { Arrival } from "../arrival-id.ts";

export type StoredDelivery = { id: string; body: Buffer; received_at: Date };
/** `requestId`: of the request that brought it. */
export type ArrivedEvent = { event: WebhookEvent; arrival: Arrival; requestId: string };

type Arrivals = {
  arrivals: ArrivedEvent[];
  /** Why a delivery could not be read, by its id. */
  unreadable: Map<string, { failure: unknown }>;
};

/** `requestOf`: the request that brought a delivery. */
export function arrivalsOf(
  messaging: Messaging,
  deliveries: StoredDelivery[],
  requestOf: (deliveryId: string) => string,
): Arrivals {
  const arrivals: ArrivedEvent[] = [];
  const unreadable: Arrivals["unreadable"] = new Map();
  for (const { id, body, received_at: receivedAt } of deliveries) {
    try {
      for (const [index, event] of messaging.readWebhook(body).entries()) {
        const arrival = { deliveryId: id, index, receivedAt };
        arrivals.push({ event: inTime(event, receivedAt), arrival, requestId: requestOf(id) });
      }
    } catch (failure) {
      unreadable.set(id, { failure });
    }
  }
  // Meta batches in any order: the contact's clock decides, then the order of arrival.
  arrivals.sort((a, b) => timeOf(a.event) - timeOf(b.event));
  return { arrivals, unreadable };
}

function inTime(event: WebhookEvent, receivedAt: Date): WebhookEvent {
  return "at" in event ? { ...event, at: messageTime(event.at, receivedAt.getTime()) } : event;
}

function timeOf(event: WebhookEvent): number {
  // Changes of and reports on a message come after the messages of its batch.
  const isWritten = event.type === "message" || event.type === "echo" || event.type === "old-message";
  return isWritten || event.type === "handover" ? event.at : Number.MAX_SAFE_INTEGER;
}
