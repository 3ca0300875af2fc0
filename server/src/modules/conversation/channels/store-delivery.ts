// Webhooks come in bursts, and each must be on disk before it is answered (D-8.1). Those that come while others are being
// written are written next, all in one transaction of one round trip: each waits for one commit at most, and a burst costs
// few of them.
import { createHash } from "node:crypto";
import { WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type Delivery, insertDeliveries } from "./delivery.store.ts";

type Waiting = { delivery: Delivery; key: string; stored(): void; failed(error: unknown): void };

const MOST_TOGETHER = 50;
/** Of the digests that were stored last. */
const MOST_REMEMBERED = 1_000;

/** Resolves when the bytes are stored with the job that reads them, or were stored before. */
export function createDeliveryWriter(): (ctx: SystemCtx, body: Buffer) => Promise<void> {
  const waiting: Waiting[] = [];
  const remembered = new Set<string>();
  let isWriting = false;

  async function writeAll(ctx: SystemCtx): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_TOGETHER);
      try {
        await store(ctx, newOf(batch));
        for (const { key, stored } of batch) {
          remember(key);
          stored();
        }
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  /** Each of the bytes once, and not those of a moment ago. */
  function newOf(batch: Waiting[]): Delivery[] {
    const fresh = batch.filter(({ key }) => !remembered.has(key));
    return [...new Map(fresh.map(({ key, delivery }) => [key, delivery])).values()];
  }

  function remember(key: string): void {
    remembered.add(key);
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  }

  return (ctx, body) =>
    new Promise((stored, failed) => {
      const digest = createHash("sha256").update(body).digest();
      const delivery = { id: newId(), digest, body, receivedAt: new Date(ctx.now) };
      waiting.push({ delivery, key: digest.toString("latin1"), stored, failed });
      if (!isWriting) void writeAll(ctx);
    });
}

/**
 * The job is written without waiting for which of them are new: the id of bytes that were there before names no row, and
 * whoever reads finds nothing under it.
 */
async function store(ctx: SystemCtx, deliveries: Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await transact(ctx, async (tx) => {
    insertDeliveries(tx, deliveries);
    await publish(tx, ctx, WebhookReceived, { deliveryIds: deliveries.map(({ id }) => id) });
  });
}
