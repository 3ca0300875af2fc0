// Tells the open screens of a business that something changed: ids only, once the transaction is committed and not
// otherwise.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { TenantCtx } from "../context.ts";
import type { Notices } from "../db/notices.ts";
import type { Tx } from "../db/tx.ts";

export const LIVE_CHANNEL = "mostrador_live";

export async function announce<Data extends object>(
  tx: Tx,
  ctx: TenantCtx,
  event: LiveEvent<Data>,
  data: Data,
): Promise<void> {
  const told = { room: ctx.businessId, name: event.name, data: JSON.stringify(data) };
  tx.afterCommit(() => ctx.db.notices.tellRoom(LIVE_CHANNEL, told));
}

/** As `announceRevocation`, of what another hand has committed. */
export function sendRevocation(notices: Notices, userId: string): void {
  for (const listener of localListeners) listener(userId);
  notices.tell(LIVE_CHANNEL, JSON.stringify({ revoked: userId }));
}

const localListeners = new Set<(userId: string) => void>();

/** Hears of changed rights in this process at once, before the notice comes around through the database. */
export function onLocalRevocation(listener: (userId: string) => void): () => void {
  localListeners.add(listener);
  return () => localListeners.delete(listener);
}

/** Whoever gained or lost rights: every node reads them anew within a moment (D-2.3). */
export async function announceRevocation(tx: Tx, userId: string): Promise<void> {
  tx.afterCommit(() => {
    for (const listener of localListeners) listener(userId);
  });
  void tx.withCommit({ name: "announce", text: "select pg_notify($1, $2)" }, [
    LIVE_CHANNEL,
    JSON.stringify({ revoked: userId }),
  ]);
}
