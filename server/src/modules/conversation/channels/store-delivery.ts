// Webhooks come in bursts, and each must be on disk before it is answered (D-8.1). Those that come while others are being
// written are written next, all in one transaction: each waits for one commit at most, and a burst costs few of them.
import { createHash } from "node:crypto";
import { WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type Delivery, insertDeliveries } from "./delivery.store.ts";

type Waiting = { delivery: Delivery; stored(): void; failed(error: unknown): void };

const MOST_TOGETHER = 50;

/** Resolves when the bytes are stored with the job that reads them, or were stored before. */
export function createDeliveryWriter(): (ctx: SystemCtx, body: Buffer) => Promise<void> {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(ctx: SystemCtx): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_TOGETHER);
      try {
        await store(
          ctx,
          batch.map(({ delivery }) => delivery),
        );
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  return (ctx, body) =>
    new Promise((stored, failed) => {
      const digest = createHash("sha256").update(body).digest();
      waiting.push({ delivery: { id: newId(), digest, body, receivedAt: new Date(ctx.now) }, stored, failed });
      if (!isWriting) void writeAll(ctx);
    });
}

async function store(ctx: SystemCtx, deliveries: Delivery[]): Promise<void> {
  await transact(ctx, async (tx) => {
    const deliveryIds = await insertDeliveries(tx, deliveries);
    if (deliveryIds.length > 0) await publish(tx, ctx, WebhookReceived, { deliveryIds });
  });
}
