// Asks the carrier whether a channel holds, outside any transaction of ours, and writes down what it says.
import { notFound } from "@mostrador/domain/kit/result.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { CheckOutcome, Messaging } from "../../../providers/messaging/port.ts";
import { lockChannel, readChannel, updateChannel } from "./channel.store.ts";
import { presentChannel } from "./present-channel.ts";
import { KEY_CHANGED, openToken } from "./sender.ts";

export type ChannelDeps = { seal: Seal; messaging: Messaging };

/** What the carrier said of a channel, and with which sealed key it was asked. */
export type Heard = { channelId: string; askedWith: string; outcome: CheckOutcome };

export function createAsk({ seal, messaging }: ChannelDeps) {
  return async function ask(ctx: TenantCtx, channelId: string): Promise<Heard> {
    const asked = await readTogether(ctx, (tx) => readChannel(tx, channelId));
    if (!asked?.access_token) throw notFound("No se encontró el canal");
    const accessToken = openToken(ctx, seal, channelId, asked.access_token);
    const outcome: CheckOutcome =
      accessToken === undefined
        ? { kind: "failed", reason: KEY_CHANGED }
        : await messaging.connect({ externalId: asked.external_id, accessToken }, asked.waba_id);
    return { channelId, askedWith: asked.access_token, outcome };
  };
}

/** The channel as it is afterwards; `message` says how it went, in words for its owner. */
export async function writeDown(ctx: TenantCtx, { channelId, askedWith, outcome }: Heard) {
  const row = await transact(ctx, async (tx) => {
    const now = await lockChannel(tx, channelId);
    // Somebody wrote another key meanwhile: what was heard is about the old one.
    if (now?.access_token !== askedWith) return now;
    await announce(tx, ctx, { name: "channel_changed", data: { channelId } });
    return updateChannel(tx, channelId, {
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
  });
  if (!row) throw notFound("No se encontró el canal");
  const message = row.status === "connected" ? "Canal conectado" : `Se guardó, pero no está conectado: ${row.reason}`;
  return { data: presentChannel(row), message };
}
