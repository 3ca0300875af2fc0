// Who speaks for a channel: its number with the opened key, for whoever is about to send.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { Seal, SealPlace } from "../../../kernel/seal.ts";
import type { Sender } from "../../../providers/messaging/port.ts";
import { readChannel, updateChannel } from "./channel.store.ts";

export function tokenPlace(businessId: string, channelId: string): SealPlace {
  return { businessId, table: "channels", column: "access_token", id: channelId };
}

/** Null when the channel is disconnected: nothing is sent until its owner connects it again. */
export async function senderOf(tx: Tx, ctx: TenantCtx, seal: Seal, channelId: string): Promise<Sender | null> {
  const row = await readChannel(tx, channelId);
  if (!row?.access_token || row.status === "disconnected") return null;
  return {
    externalId: row.external_id,
    accessToken: seal.open(row.access_token, tokenPlace(ctx.businessId, channelId)),
  };
}

/** The carrier no longer accepts the key: the owner sees why, and nothing more is tried with it. */
export async function markDisconnected(tx: Tx, ctx: TenantCtx, channelId: string, reason: string): Promise<void> {
  await updateChannel(tx, channelId, { status: "disconnected", reason, checked_at: new Date(ctx.now) });
  await announce(tx, ctx, { name: "channel_changed", data: { channelId } });
}
