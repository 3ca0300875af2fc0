// A page tells of what was sent from here: it went out, whatever became of the answer to the call (D-15.1). Messenger brings
// our own id back; on Instagram it is found by its words, where nobody knows yet how its send ended.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { applyStatus, type Channel } from "../receive/apply-status.ts";
import { findUnsettled } from "./page-sends.store.ts";

type OwnEcho = Extract<NumberEvent, { type: "own-echo" }>;

export async function applyOwnEcho(
  ctx: TenantCtx,
  channel: Channel,
  { externalId, providerId, reference: told, userId, text }: OwnEcho,
): Promise<void> {
  const reference =
    told ?? (await readTogether(ctx, (tx) => findUnsettled(tx, { channelId: channel.channelId, userId, text })));
  const report = { type: "status", status: "sent", reason: "", isChannelAtFault: false } as const;
  await applyStatus(ctx, channel, { ...report, externalId, providerId, reference });
}
