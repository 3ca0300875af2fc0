// Notes the traffic of a number, rarely enough to cost nothing: whether WhatsApp still reports on what is sent, how
// much of the phone's history has been imported, and what is wrong with the number itself.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { lockChannel, updateChannel } from "../channel.store.ts";
import { type NumberOf, readRoute } from "../claim.store.ts";
import { markDisconnected } from "../sender.ts";
import type { WebhookRef } from "./account-event.ts";
import { insertNotice } from "./notice.store.ts";

const SELDOM_MS = 5 * 60_000;
/** In this process: when each number was last noted. Another process may note it too, which does no harm. */
const heard = new Map<string, number>();
const sent = new Map<string, number>();

export async function noteHeard(ctx: SystemCtx, number: NumberOf): Promise<void> {
  if (!isDue(heard, number.externalId, ctx.now)) return;
  const route = await readTogether(ctx, (tx) => readRoute(tx, number));
  if (!route) return;
  const tenant = tenantCtx(ctx, route.business_id, { kind: "system", name: "WhatsApp" });
  await transact(tenant, (tx) => updateChannel(tx, route.channel_id, { heard_at: new Date(ctx.now) }));
}

/** A message was accepted. */
export async function noteSent(tx: Tx, ctx: TenantCtx, channelId: string): Promise<void> {
  if (isDue(sent, channelId, ctx.now)) await updateChannel(tx, channelId, { sent_at: new Date(ctx.now) });
}

function isDue(noted: Map<string, number>, key: string, now: number): boolean {
  const last = noted.get(key);
  if (last !== undefined && Math.abs(now - last) < SELDOM_MS) return false;
  noted.set(key, now);
  return true;
}

/** Null: the owner of the phone does not share its conversations. */
export async function noteHistory(ctx: TenantCtx, channelId: string, percent: number | null): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await lockChannel(tx, channelId);
    const known = row?.history_percent ?? 0;
    if (!row || (percent !== null && percent <= known && row.history_percent !== null)) return;
    await updateChannel(tx, channelId, { history_percent: percent });
    await announce(tx, ctx, channelChanged, { channelId });
  });
}

export async function noteTrouble(
  ctx: TenantCtx,
  channelId: string,
  { reason, isChannelAtFault }: { reason: string; isChannelAtFault: boolean },
  { id, at }: WebhookRef,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const notice = { business_id: ctx.businessId, id, channel_id: channelId, field: "messages", text: reason, at };
    if (!(await insertNotice(tx, { ...notice, tone: "error" }))) return;
    if (isChannelAtFault) await markDisconnected(tx, ctx, channelId, { reason, triedAt: at });
    await announce(tx, ctx, channelChanged, { channelId });
  });
}
