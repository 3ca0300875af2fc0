// A business connects its WhatsApp number. WhatsApp is asked with the given key before anything is written, and only a
// confirmed number becomes the business's (docs/decisions/0016). A refused one is stored with the reason and the
// sealed key (D-15.4), so that no input is lost; it receives nothing.
import type { connectChannel as connectRoute } from "@mostrador/domain/conversation/channels/routes.ts";
import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { ensureChannel, updateChannel } from "./channel.store.ts";
import { calledInHistory } from "./channel.ts";
import { askRival, type ChannelDeps, isTaken, takeNumber, takenText } from "./contest-number.ts";
import { tokenPlace } from "./sender.ts";
import { type ChannelCheck, told, writeOutcome } from "./verify-channel.ts";

/** `phoneNumberId` is also the id of a page or of an account; then `wabaId` is the page's. */
type ChannelRequest = Call<typeof connectRoute>["body"]["channel"] & { metaUserId?: string };

const BY_FACEBOOK = "Instagram y Messenger se conectan al iniciar sesión con Facebook";

export function connectActions(deps: ChannelDeps) {
  return {
    /** Asks WhatsApp; writes nothing. */
    async askToConnect(ctx: TenantCtx, { body }: Pick<Call<typeof connectRoute>, "body">) {
      const { kind, phoneNumberId: externalId, wabaId, accessToken } = body.channel;
      if (kind !== "whatsapp") throw new DomainError(422, BY_FACEBOOK);
      const outcome = await deps.messaging.connect({ externalId, accessToken }, wabaId);
      const rival = outcome.kind === "connected" ? await askRival(ctx, deps, { kind, externalId }) : null;
      return { wanted: body.channel, outcome, rival };
    },

    /** Parallel calls that connect one number make one channel. */
    async connectChannel(
      ctx: TenantCtx,
      { wanted, ...heard }: Pick<ChannelCheck, "outcome" | "rival"> & { wanted: ChannelRequest },
    ) {
      const { kind, phoneNumberId: externalId, wabaId, accessToken, metaUserId = "" } = wanted;
      const at = new Date(ctx.now);
      return transact(ctx, async (tx) => {
        const row = await ensureChannel(tx, {
          business_id: ctx.businessId,
          id: newId(),
          kind,
          external_id: externalId,
          status: "error",
          created_at: at,
          updated_at: at,
        });
        const { id, updated_at: before } = row;
        const isConnected = heard.outcome.kind === "connected";
        const isOurs = isConnected
          ? await takeNumber(tx, ctx, { kind, externalId, wabaId, metaUserId, channelId: id }, heard.rival)
          : !(await isTaken(tx, ctx, { kind, externalId }));
        if (!isOurs) throw conflict(takenText(kind));
        const saved = await updateChannel(tx, id, {
          waba_id: wabaId,
          access_token: deps.seal.seal(accessToken, tokenPlace(ctx.businessId, id)),
          updated_at: new Date(Math.max(ctx.now, before.getTime())),
          failed_checks: 0,
        });
        await writeAudit(tx, ctx, {
          action: "channel.connected",
          summary: isConnected ? `Conectó ${calledInHistory(row)}` : `Guardó ${calledInHistory(row)}, sin conectarlo`,
        });
        return told(tx, ctx, await writeOutcome(tx, ctx, saved ?? row, heard.outcome, { byPerson: true }));
      });
    },
  };
}
