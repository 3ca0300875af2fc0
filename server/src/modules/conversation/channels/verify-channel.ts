// Asks the carrier whether a channel holds, outside any transaction of ours, and writes down what it says.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { CheckOutcome } from "../../../providers/messaging/port.ts";
import { type ChannelRow, lockChannel, readChannel, updateChannel } from "./channel.store.ts";
import { askRival, type ChannelDeps, type Rival, TAKEN, takeNumber } from "./contest-number.ts";
import { presentChannel } from "./present-channel.ts";
import { KEY_CHANGED, openToken } from "./sender.ts";

/** What the carrier said of a channel, with which sealed key it was asked, and who may be pushed aside for it. */
export type Heard = { channelId: string; askedWith: string; outcome: CheckOutcome; rival: Rival | null };

export function createAsk(deps: ChannelDeps) {
  return async function ask(ctx: TenantCtx, channelId: string): Promise<Heard> {
    const asked = await readTogether(ctx, (tx) => readChannel(tx, channelId));
    if (!asked?.access_token) throw notFound(UNKNOWN);
    const { kind, external_id: externalId, waba_id: wabaId, access_token: askedWith } = asked;
    const accessToken = openToken(ctx, deps.seal, channelId, askedWith);
    const outcome: CheckOutcome =
      accessToken === undefined
        ? { kind: "failed", reason: KEY_CHANGED, isDisproved: true }
        : await deps.messaging.connect({ externalId, accessToken }, wabaId);
    const rival = outcome.kind === "connected" ? await askRival(ctx, deps, { kind, externalId }) : null;
    return { channelId, askedWith, outcome, rival };
  };
}

/** The channel as it is afterwards; a number that was refused at first may become the business's by this. */
export async function writeDown(ctx: TenantCtx, { channelId, askedWith, outcome, rival }: Heard) {
  return transact(ctx, async (tx) => {
    const row = await lockChannel(tx, channelId);
    if (!row) throw notFound(UNKNOWN);
    // Somebody wrote another key meanwhile: what was heard is about the old one.
    if (row.access_token !== askedWith) return told(row);
    const number = { kind: row.kind, externalId: row.external_id, wabaId: row.waba_id, channelId };
    const isTaken = outcome.kind === "connected" && !(await takeNumber(tx, ctx, number, rival));
    const ending: CheckOutcome = isTaken ? { kind: "failed", reason: TAKEN, isDisproved: false } : outcome;
    return told(await writeOutcome(tx, ctx, channelId, ending));
  });
}

export async function writeOutcome(tx: Tx, ctx: TenantCtx, channelId: string, outcome: CheckOutcome) {
  await announce(tx, ctx, channelChanged, { channelId });
  const row = await updateChannel(tx, channelId, {
    checked_at: new Date(ctx.now),
    ...(outcome.kind === "connected"
      ? {
          status: "connected",
          reason: "",
          display_phone_number: outcome.displayPhoneNumber,
          verified_name: outcome.verifiedName,
        }
      : { status: "error", reason: outcome.reason }),
  });
  if (!row) throw notFound(UNKNOWN);
  return row;
}

/** `message` says how it went, in words for its owner. */
export function told(row: ChannelRow) {
  const message = row.status === "connected" ? "Canal conectado" : `Se guardó, pero no está conectado: ${row.reason}`;
  return { data: presentChannel(row), message };
}

const UNKNOWN = "No se encontró el canal";
