// Stores webhooks, which come in bursts; each must be on disk before it is answered (D-8.1). Those that come during a
// write are written next, all in one transaction of one round trip: each waits for two commits at most. Two writes run
// in parallel, so that one collects while the other waits for the disk.
import { createHash } from "node:crypto";
import { WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type Delivery, insertDeliveries } from "./delivery.store.ts";

type Waiter = { stored(): void; failed(error: unknown): void };
type Entry = { delivery: Omit<Delivery, "ageMs">; cameAt: number; key: string; waiters: Waiter[] };

const MOST_TOGETHER = 50;
const MOST_WRITERS = 2;
/** Of the digests that were stored last. */
const MOST_REMEMBERED = 1_000;

/** Resolves when the bytes are stored with the job that reads them, or were stored before. */
export function createDeliveryWriter(): (ctx: SystemCtx, body: Buffer) => Promise<void> {
  const queue: Entry[] = [];
  /** Waiting or being written, by digest: the same bytes are written once, and all their requests wait for that. */
  const pending = new Map<string, Entry>();
  const remembered = new Set<string>();
  let writers = 0;

  async function writeAll(ctx: SystemCtx): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_TOGETHER);
      const failure = await store(ctx, batch).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      for (const { key, waiters } of batch) {
        pending.delete(key);
        if (!failure) remember(key);
        for (const { stored, failed } of waiters) failure ? failed(failure.error) : stored();
      }
    }
    writers -= 1;
  }

  function remember(key: string): void {
    remembered.add(key);
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  }

  return (ctx, body) =>
    new Promise((stored, failed) => {
      const digest = createHash("sha256").update(body).digest();
      const key = digest.toString("latin1");
      if (remembered.has(key)) return stored();
      const same = pending.get(key);
      if (same) return void same.waiters.push({ stored, failed });
      const delivery = { id: newId(), digest, body };
      const entry = { delivery, cameAt: ctx.now, key, waiters: [{ stored, failed }] };
      pending.set(key, entry);
      queue.push(entry);
      if (writers === MOST_WRITERS) return;
      writers += 1;
      // deliveries of the same moment are written with it
      setImmediate(() => void writeAll(ctx));
    });
}

/**
 * The job is written without checking which deliveries are new: the id of repeated bytes names no row, and the reader
 * finds nothing under it.
 */
async function store(ctx: SystemCtx, entries: Entry[]): Promise<void> {
  await transact(ctx, async (tx) => {
    const now = Date.now();
    const deliveries = entries.map(({ delivery, cameAt }) => ({ ...delivery, ageMs: now - cameAt }));
    insertDeliveries(tx, deliveries);
    await publish(tx, ctx, WebhookReceived, { deliveryIds: deliveries.map(({ id }) => id) });
  });
}
