// Asks the carrier whether a channel works, outside any transaction, and stores the answer.
import { checkDelay, nextLook } from "@mostrador/domain/conversation/channels/check-delay.ts";
import { dueWarning } from "@mostrador/domain/conversation/channels/health.ts";
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { type Channel, ChannelSettled, TokenEnding } from "@mostrador/domain/conversation/channels/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { CheckOutcome, NumberFacts } from "../../../providers/messaging/port.ts";
import { type ChannelRow, lockChannel, readChannel, updateChannel } from "./channel.store.ts";
import { askRival, type ChannelDeps, type Rival, takeNumber, takenText } from "./contest-number.ts";
import { presentChannels } from "./present-channel.ts";
import { keyChanged, openToken } from "./sender.ts";
import { planCheck } from "./watch/plan-check.ts";

/** The carrier's answer for a channel, the sealed key it was asked with, and the holder that may be replaced. */
export type ChannelCheck = { channelId: string; askedWith: string; outcome: CheckOutcome; rival: Rival | null };

export function createAsk(deps: ChannelDeps) {
  return async function ask(ctx: TenantCtx, channelId: string): Promise<ChannelCheck> {
    const asked = await readTogether(ctx, (tx) => readChannel(tx, channelId));
    if (!asked?.access_token) throw notFound(UNKNOWN);
    const { kind, external_id: externalId, waba_id: wabaId, access_token: askedWith } = asked;
    const accessToken = openToken(ctx, deps.seal, channelId, askedWith);
    const outcome: CheckOutcome =
      accessToken === undefined
        ? { kind: "failed", reason: keyChanged(kind), isDisproved: true }
        : await deps.messaging.connect({ externalId, accessToken, kind }, wabaId);
    const rival = outcome.kind === "connected" ? await askRival(ctx, deps, { kind, externalId }) : null;
    return { channelId, askedWith, outcome, rival };
  };
}

/** Returns the channel afterwards; a number that was refused at first may become the business's here. */
export async function writeDown(ctx: TenantCtx, heard: ChannelCheck) {
  return transact(ctx, async (tx) => told(tx, ctx, await writeHeard({ ...ctx, tx }, heard, { byPerson: true })));
}

/** `byPerson`: a person asked for this check, so earlier failures no longer count. */
export async function writeHeard(
  ctx: TenantCtx,
  { channelId, askedWith, outcome, rival }: ChannelCheck,
  { byPerson = false } = {},
): Promise<ChannelRow> {
  return transact(ctx, async (tx) => {
    const row = await lockChannel(tx, channelId);
    if (!row) throw notFound(UNKNOWN);
    // A person stored another key meanwhile: the answer is about the old one.
    if (row.access_token !== askedWith) return row;
    const number = { kind: row.kind, externalId: row.external_id, wabaId: row.waba_id, channelId };
    const isTaken = outcome.kind === "connected" && !(await takeNumber(tx, ctx, number, rival));
    const ending: CheckOutcome = isTaken
      ? { kind: "failed", reason: takenText(row.kind), isDisproved: false }
      : outcome;
    return writeOutcome(tx, ctx, row, ending, { byPerson });
  });
}

/** Also plans the next check, and releases the messages that waited for the number. */
export async function writeOutcome(
  tx: Tx,
  ctx: TenantCtx,
  before: ChannelRow,
  outcome: CheckOutcome,
  { byPerson }: { byPerson: boolean },
) {
  const channelId = before.id;
  await announce(tx, ctx, channelChanged, { channelId });
  const isGood = outcome.kind === "connected";
  const isDoubted = isGood && !byPerson && before.failed_sends > 0;
  const failures = isGood ? 0 : before.failed_checks + 1;
  const row = await updateChannel(tx, channelId, {
    checked_at: new Date(ctx.now),
    failed_checks: failures,
    ...(isGood
      ? {
          // Its sends failed: only a successful send proves that they work again.
          ...(isDoubted ? { status: "error", reason: before.reason } : WELL),
          display_phone_number: outcome.displayPhoneNumber,
          verified_name: outcome.verifiedName,
          ...(outcome.facts ? columnsOf(ctx, before, outcome.facts) : {}),
        }
      : { status: statusAfter(before), reason: outcome.reason }),
  });
  if (!row) throw notFound(UNKNOWN);
  if (isGood) await warnOfEnd(tx, ctx, row);
  await planCheck(tx, ctx, channelId, isGood ? nextLook(endOf(row), ctx.now) : checkDelay(failures));
  if (isGood && before.status !== "connected") await publish(tx, ctx, ChannelSettled, { channelId });
  return row;
}

const WELL = { status: "connected", reason: "", failed_sends: 0, send_failed_at: null } as const;

/** A failed number stays failed, and its messages wait, until a check passes. */
function statusAfter(before: ChannelRow): "disconnected" | "error" {
  return before.status === "disconnected" ? "disconnected" : "error";
}

function columnsOf(ctx: TenantCtx, before: ChannelRow, { tokenExpiresAt, ...facts }: NumberFacts) {
  // The account answers for the number again, so the number belongs to it again.
  const isBack = before.standing === "left" || before.standing === "banned";
  const isRenewed = tokenExpiresAt !== undefined && tokenExpiresAt !== endOf(before);
  return {
    is_coexistence: facts.isCoexistence,
    ...(facts.quality ? { quality: facts.quality, quality_at: new Date(ctx.now) } : {}),
    ...(facts.messagingLimit ? { messaging_limit: facts.messagingLimit } : {}),
    ...(isBack ? { standing: "good" as const, standing_reason: "", standing_at: new Date(ctx.now) } : {}),
    ...(isRenewed
      ? { token_expires_at: tokenExpiresAt === null ? null : new Date(tokenExpiresAt), token_warned_days: null }
      : {}),
  };
}

async function warnOfEnd(tx: Tx, ctx: TenantCtx, row: ChannelRow): Promise<void> {
  const expiresAt = endOf(row);
  const days = dueWarning(expiresAt, row.token_warned_days, ctx.now);
  if (days === null || expiresAt === null) return;
  await updateChannel(tx, row.id, { token_warned_days: days });
  await publish(tx, ctx, TokenEnding, { channelId: row.id, days, expiresAt });
}

function endOf({ token_expires_at: end }: Pick<ChannelRow, "token_expires_at">): number | null {
  return end?.getTime() ?? null;
}

/** `message` says in words for its owner how it went. */
export async function told(tx: Tx, ctx: TenantCtx, row: ChannelRow) {
  const message = row.status === "connected" ? "Canal conectado" : `Se guardó, pero no está conectado: ${row.reason}`;
  const [data] = await presentChannels(tx, ctx, [row]);
  return { data: data as Channel, message };
}

const UNKNOWN = "No se encontró el canal";
