// Tells the open screens of a business that something changed: ids only, and only after the commit.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { Ctx, TenantCtx } from "../context.ts";
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

/** Like `announceRevocation`, for a change that other code has committed. */
export function sendRevocation(notices: Notices, userId: string): void {
  const revocation = JSON.stringify({ revoked: userId });
  notices.tellHere(revocation);
  notices.tell(LIVE_CHANNEL, revocation);
}

/** A person gained or lost rights: this process reads them again at once, the others within a moment (D-2.3). */
export async function announceRevocation(tx: Tx, ctx: Ctx, userId: string): Promise<void> {
  const revocation = JSON.stringify({ revoked: userId });
  tx.afterCommit(() => ctx.db.notices.tellHere(revocation));
  void tx.withCommit({ name: "announce", text: "select pg_notify($1, $2)" }, [LIVE_CHANNEL, revocation]);
}
