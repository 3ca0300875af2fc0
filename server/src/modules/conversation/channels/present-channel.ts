// Presents channels in responses, with their status and Meta's notices: never with their tokens (D-15.4).
import type { AnsweringAssistant } from "@mostrador/domain/conversation/channels/answering/answering-of.ts";
import { channelHealth } from "@mostrador/domain/conversation/channels/health.ts";
import type { Channel, ChannelNotice } from "@mostrador/domain/conversation/channels/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { answeringIn, readAnswerers } from "./answering/channel-answering.ts";
import type { ChannelRow } from "./channel.store.ts";
import { type NoticeRow, readNotices } from "./health/notice.store.ts";

const MOST_NOTICES = 10;

export async function presentChannels(tx: Tx, ctx: TenantCtx, rows: ChannelRow[]): Promise<Channel[]> {
  const ids = rows.map(({ id }) => id);
  const [notices, queued, assistants] = await Promise.all([
    readNotices(tx, ids, MOST_NOTICES),
    countQueued(tx, ctx),
    readAnswerers(tx, ctx),
  ]);
  const ofChannel = Map.groupBy(notices, (notice) => notice.channel_id);
  return rows.map((row) =>
    presentChannel(row, ctx.now, {
      notices: ofChannel.get(row.id) ?? [],
      waiting: queued.get(row.id) ?? 0,
      assistants,
    }),
  );
}

/** How many messages wait in each channel; messages belong to another capability. */
export const queuedByChannel = declareSlot<(tx: Tx) => Promise<ReadonlyMap<string, number>>>("queued-by-channel");

async function countQueued(tx: Tx, ctx: TenantCtx): Promise<Map<string, number>> {
  const counts = await Promise.all(ctx.fillings.of(queuedByChannel).map((read) => read(tx)));
  return new Map(counts.flatMap((each) => [...each]));
}

type Beside = { notices: NoticeRow[]; waiting: number; assistants: readonly AnsweringAssistant[] };

function presentChannel(row: ChannelRow, now: number, { notices, waiting, assistants }: Beside): Channel {
  const answering = answeringIn(row, assistants);
  return {
    _id: row.id,
    businessId: row.business_id,
    kind: row.kind,
    phoneNumberId: row.external_id,
    wabaId: row.waba_id,
    displayPhoneNumber: row.display_phone_number,
    verifiedName: row.verified_name,
    status: statusOf(row),
    reason: row.reason,
    tokenState: row.access_token === null ? null : "conectado",
    checkedAt: row.checked_at?.toISOString() ?? null,
    checkAt: row.status === "connected" || row.access_token === null ? null : (row.check_at?.toISOString() ?? null),
    health: healthOf(row, answering, now),
    answering,
    quality: row.quality,
    messagingLimit: row.messaging_limit,
    tokenExpiresAt: row.token_expires_at?.toISOString() ?? null,
    isCoexistence: row.is_coexistence,
    historyPercent: row.history_percent,
    // Some messages are always being sent: the count of waiting ones is shown only while nothing can be sent.
    waiting: row.status === "connected" ? 0 : waiting,
    notices: notices.map(presentNotice),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** If a check passes while sends keep failing, that is one state, not two that alternate. */
function statusOf({ status, failed_sends, access_token }: ChannelRow): Channel["status"] {
  return status === "disconnected" && failed_sends > 1 && access_token !== null ? "error" : status;
}

function healthOf(row: ChannelRow, answering: Channel["answering"], now: number): Channel["health"] {
  const facts = {
    kind: row.kind,
    status: statusOf(row),
    reason: row.reason,
    hasKey: row.access_token !== null,
    quality: row.quality,
    messagingLimit: row.messaging_limit,
    standing: row.standing,
    standingReason: row.standing_reason,
    standingUntil: row.standing_until?.getTime() ?? null,
    tokenExpiresAt: row.token_expires_at?.getTime() ?? null,
    heardAt: row.heard_at?.getTime() ?? null,
    sentAt: row.sent_at?.getTime() ?? null,
    answering,
  };
  return channelHealth(facts, now);
}

function presentNotice({ id, text, tone, at }: NoticeRow): ChannelNotice {
  return { _id: id, text, tone, at: at.toISOString() };
}
