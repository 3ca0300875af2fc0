// Decides between two businesses that claim one number, by asking WhatsApp with the key of each. The holder keeps the
// number while its key works or cannot be checked; if its key no longer works, a business that proved the number takes
// it (docs/decisions/0016).
import { NumberDisplaced } from "@mostrador/domain/conversation/channels/schema.ts";
import { type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { Messaging } from "../../../providers/messaging/port.ts";
import { type Kind, readChannel } from "./channel.store.ts";
import { claimNumber, type NumberOf, type ReplaceableHolder, readRoute } from "./claim.store.ts";
import { openToken } from "./sender.ts";

export type ChannelDeps = { seal: Seal; messaging: Messaging };

const TAKEN: Readonly<Record<Kind, string>> = {
  whatsapp: "Ese número ya está conectado a otro negocio",
  messenger: "Esa página ya está conectada a otro negocio",
  instagram: "Esa cuenta ya está conectada a otro negocio",
};

export function takenText(kind: Kind): string {
  return TAKEN[kind];
}

/** A holder that may be replaced. */
export type Rival = ReplaceableHolder & { businessId: string };

/** Asks outside any transaction; null if no other business holds the number, or the holder keeps it. */
export async function askRival(ctx: TenantCtx, deps: ChannelDeps, number: NumberOf): Promise<Rival | null> {
  const route = await readTogether(ctx, (tx) => readRoute(tx, number));
  if (!route || route.business_id === ctx.businessId) return null;
  const theirs = systemOf(ctx, route.business_id);
  const row = await readTogether(theirs, (tx) => readChannel(tx, route.channel_id));
  const accessToken = row?.access_token && openToken(theirs, deps.seal, row.id, row.access_token);
  if (row && accessToken) {
    const sender = { externalId: row.external_id, accessToken, kind: row.kind };
    const outcome = await deps.messaging.proveNumber(sender, row.waba_id);
    if (outcome.kind === "connected" || !outcome.isDisproved) return null;
  }
  return { businessId: route.business_id, channelId: route.channel_id, provedAt: route.proved_at };
}

/** `metaUserId`: the Facebook user who just signed in for it, if any. */
type ProvedNumber = { channelId: string; wabaId: string; metaUserId?: string };

/**
 * Whether the number belongs to this channel now. It was just proved; `rival` is the result of `askRival` for the
 * holder.
 */
export async function takeNumber(
  tx: Tx,
  ctx: TenantCtx,
  { channelId, wabaId, metaUserId = "", ...number }: NumberOf & ProvedNumber,
  rival: Rival | null,
): Promise<boolean> {
  const claim = { ...number, wabaId, metaUserId, businessId: ctx.businessId, channelId, provedAt: new Date(ctx.now) };
  if (!(await claimNumber(tx, claim, rival))) return false;
  // The rival's own rows are not visible in this transaction.
  if (rival) await publish(tx, systemOf(ctx, rival.businessId), NumberDisplaced, { channelId: rival.channelId });
  return true;
}

export async function isTaken(tx: Tx, ctx: TenantCtx, number: NumberOf): Promise<boolean> {
  const holder = await readRoute(tx, number);
  return holder !== undefined && holder.business_id !== ctx.businessId;
}

function systemOf(ctx: TenantCtx, businessId: string): TenantCtx {
  return tenantCtx(ctx, businessId, { kind: "system", name: "Mostrador" });
}
