// Gives a channel's number and opened key to the code that sends, and notes how sends end.
import { checkDelay } from "@mostrador/domain/conversation/channels/check-delay.ts";
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { Seal, SealPlace } from "../../../kernel/seal.ts";
import type { Sender } from "../../../providers/messaging/port.ts";
import { type ChannelRow, clearSendTrouble, lockChannel, readChannel, updateChannel } from "./channel.store.ts";
import { planCheck } from "./watch/plan-check.ts";

export function tokenPlace(businessId: string, channelId: string): SealPlace {
  return { businessId, table: "channels", column: "access_token", id: channelId };
}

/** Null when the channel is disconnected: nothing is sent until it is connected again. */
export async function senderOf(tx: Tx, ctx: TenantCtx, seal: Seal, channelId: string): Promise<Sender | null> {
  const row = await readChannel(tx, channelId);
  if (!row?.access_token || row.status === "disconnected") return null;
  const accessToken = openToken(ctx, seal, channelId, row.access_token);
  const perSecond = row.is_coexistence ? 20 : 80;
  const { external_id: externalId, kind, waba_id: accountId } = row;
  if (accessToken !== undefined) return { externalId, accessToken, perSecond, kind, accountId };
  await markDisconnected(tx, ctx, channelId, { reason: keyChanged(kind), triedAt: new Date(ctx.now) });
  return null;
}

export function keyChanged(kind: ChannelRow["kind"]): string {
  const again = kind === "whatsapp" ? "Vuelve a conectar el número." : "Inicia sesión con Facebook de nuevo.";
  return `La llave de la instalación cambió. ${again}`;
}

/** Whether the installation can open the key of a channel; true for a channel without a key. */
export function opens(seal: Seal, row: Pick<ChannelRow, "business_id" | "id" | "access_token">): boolean {
  try {
    if (row.access_token !== null) seal.open(row.access_token, tokenPlace(row.business_id, row.id));
    return true;
  } catch {
    return false;
  }
}

/** Undefined if it was sealed with another key of the installation: it will never open, so retries are useless. */
export function openToken(ctx: TenantCtx, seal: Seal, channelId: string, sealed: string): string | undefined {
  try {
    return seal.open(sealed, tokenPlace(ctx.businessId, channelId));
  } catch {
    ctx.log.error({ channelId }, "the key of a channel does not open: the installation's own key was changed");
    return undefined;
  }
}

/**
 * A message that left after the last failure has arrived, so the channel works. Costs one statement if nothing was
 * wrong.
 */
export async function noteArrived(tx: Tx, ctx: TenantCtx, channelId: string, leftAt: Date | null): Promise<void> {
  if (leftAt && (await clearSendTrouble(tx, channelId, leftAt))) await announce(tx, ctx, channelChanged, { channelId });
}

/**
 * The carrier no longer accepts the key: the owner sees why, and it is not used again until a check. A failure from
 * before the last good check (`triedAt`) no longer counts. A new check is planned. False when nothing changed.
 */
export async function markDisconnected(
  tx: Tx,
  ctx: TenantCtx,
  channelId: string,
  { reason, triedAt, bySend = false }: { reason: string; triedAt: Date; bySend?: boolean },
): Promise<boolean> {
  const row = await lockChannel(tx, channelId);
  if (!row?.access_token || (row.checked_at !== null && row.checked_at > triedAt)) return false;
  const isNew = row.status !== "disconnected";
  const checked_at = new Date(ctx.now);
  const failedSends = bySend && isNew ? row.failed_sends + 1 : row.failed_sends;
  await updateChannel(tx, channelId, {
    status: "disconnected",
    reason,
    checked_at,
    failed_checks: 0,
    ...(bySend ? { failed_sends: failedSends, send_failed_at: checked_at } : {}),
  });
  // While sends keep failing, checks come at growing intervals, even if each check passes.
  if (isNew) await planCheck(tx, ctx, channelId, checkDelay(Math.max(0, failedSends - 1)));
  await announce(tx, ctx, channelChanged, { channelId });
  return true;
}
