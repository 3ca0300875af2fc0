// Applies Meta's events about an account or one of its numbers: updates the channels and stores a notice for the
// owner. Webhooks that are late or read again do not change newer facts.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { AccountChange, AccountEvent } from "../../../../providers/messaging/webhook/port.ts";
import { type ChannelRow, lockChannelsOfAccount, updateChannel } from "../channel.store.ts";
import { businessesOfAccount } from "../claim.store.ts";
import { markDisconnected } from "../sender.ts";
import { insertNotice, wasTold } from "./notice.store.ts";

/** Of the webhook: its unique id, and when it came. */
export type WebhookRef = { id: string; at: Date };

/** If only the account is named, every business that proved a number of it gets the event. */
export async function applyAccountEvent(ctx: SystemCtx, event: AccountEvent, told: WebhookRef): Promise<void> {
  const businesses = await readTogether(ctx, (tx) => businessesOfAccount(tx, event.wabaId));
  for (const businessId of businesses) {
    const tenant = tenantCtx(ctx, businessId, { kind: "system", name: "WhatsApp" });
    await transact(tenant, async (tx) => {
      for (const row of await lockChannelsOfAccount(tx, event.wabaId)) {
        if (isMeant(row, event.displayPhone)) await applyTo(tx, tenant, row, event, told);
      }
    });
  }
}

function isMeant({ display_phone_number: display, access_token: key }: ChannelRow, displayPhone: string): boolean {
  return key !== null && (displayPhone === "" || display.replace(/\D/g, "") === displayPhone);
}

const DAY_MS = 24 * 3600_000;

async function applyTo(
  tx: Tx,
  ctx: TenantCtx,
  row: ChannelRow,
  event: AccountEvent,
  { id, at }: WebhookRef,
): Promise<void> {
  const { field, text, tone, change } = event;
  const about = { channelId: row.id, field, text, since: new Date(at.getTime() - DAY_MS) };
  if (event.isUnknown && (await wasTold(tx, about))) return;
  const notice = { business_id: ctx.businessId, id, channel_id: row.id, field, text: text.slice(0, 400), tone, at };
  if (!(await insertNotice(tx, notice))) return;
  const changed = { ...ofQuality(row, change, at), ...ofStanding(row, change, at) };
  if (Object.keys(changed).length > 0) await updateChannel(tx, row.id, changed);
  const isOut = change.standing === "left" || change.standing === "banned";
  if (isOut && changed.standing) await markDisconnected(tx, ctx, row.id, { reason: text, triedAt: at });
  await announce(tx, ctx, channelChanged, { channelId: row.id });
}

function ofQuality(row: ChannelRow, change: AccountChange, at: Date) {
  const { quality, messagingLimit, verifiedName } = change;
  if (row.quality_at !== null && row.quality_at > at) return {};
  const said = {
    ...(quality ? { quality } : {}),
    ...(messagingLimit ? { messaging_limit: messagingLimit } : {}),
    ...(verifiedName ? { verified_name: verifiedName } : {}),
  };
  return Object.keys(said).length > 0 ? { ...said, quality_at: at } : {};
}

function ofStanding(row: ChannelRow, { standing, standingReason = "", standingUntil = null }: AccountChange, at: Date) {
  if (!standing || (row.standing_at !== null && row.standing_at > at)) return {};
  const standing_until = standingUntil === null ? null : new Date(standingUntil);
  return { standing, standing_reason: standingReason, standing_until, standing_at: at };
}
