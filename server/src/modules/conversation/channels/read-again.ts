// Reads stored webhooks again: the unread ones, or all since some instant. Work that was done before is recognised by
// its ids and times, so nothing is doubled and nothing newer is undone (D-8.1).
import { WebhookReceived } from "@mostrador/domain/conversation/channels/schema.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { takeToReadAgain } from "./delivery.store.ts";

const TOGETHER = 20;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Returns how many were given to the workers; `since` null: only the unread ones. */
export async function readWebhooksAgain(ctx: SystemCtx, since: Date | null): Promise<number> {
  const wanted = { since: since ?? new Date(0), unreadOnly: since === null, most: TOGETHER };
  let [after, count] = [FIRST, 0];
  for (;;) {
    const deliveryIds = await transact(ctx, async (tx) => {
      const ids = await takeToReadAgain(tx, { ...wanted, after });
      if (ids.length > 0) await publish(tx, ctx, WebhookReceived, { deliveryIds: ids });
      return ids;
    });
    const last = deliveryIds.at(-1);
    if (last === undefined) return count;
    after = last;
    count += deliveryIds.length;
  }
}
