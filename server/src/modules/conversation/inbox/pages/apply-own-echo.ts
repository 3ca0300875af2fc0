// A page reports what was sent from here: it was sent, whatever the call returned (D-15.1). Messenger returns our own
// id; on Instagram the message is found by its words, if the end of its send is not known yet.
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
