// A business connects its WhatsApp number: the key is sealed (D-15.4), the number belongs to one business, and WhatsApp
// is asked whether it all holds. A channel that WhatsApp refuses is kept with the reason, so that nothing typed is lost.
import type {
  checkChannel as checkRoute,
  connectChannel as connectRoute,
  disconnectChannel as disconnectRoute,
  editChannel as editRoute,
  listChannels as listRoute,
} from "@mostrador/domain/conversation/channels/routes.ts";
import { conflict, notFound, Refusal } from "@mostrador/domain/kit/result.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import {
  claimNumber,
  insertChannel,
  lockChannel,
  lockChannelOfNumber,
  readChannel,
  readChannels,
  releaseNumber,
  updateChannel,
} from "./channel.store.ts";
import { presentChannel } from "./present-channel.ts";
import { KEY_CHANGED, opens, tokenPlace } from "./sender.ts";
import { type ChannelDeps, createAsk } from "./verify-channel.ts";

const UNKNOWN = "No se encontró el canal";

export function channelActions(deps: ChannelDeps) {
  const { seal } = deps;
  const ask = createAsk(deps);

  return {
    async connectChannel(ctx: TenantCtx, { body }: Pick<Call<typeof connectRoute>, "body">) {
      const { kind, phoneNumberId: externalId, wabaId, accessToken } = body.channel;
      if (kind !== "whatsapp") throw new Refusal(422, "Instagram y Messenger estarán disponibles pronto");
      const at = new Date(ctx.now);
      const { businessId } = ctx;
      const id = await transact(ctx, async (tx) => {
        const known = await lockChannelOfNumber(tx, kind, externalId);
        const channelId = known?.id ?? newId();
        if (!(await claimNumber(tx, { kind, externalId, businessId, channelId }))) {
          throw conflict("Ese número ya está conectado a otro negocio");
        }
        const twin = known ?? (await lockChannelOfNumber(tx, kind, externalId));
        const place = tokenPlace(businessId, twin?.id ?? channelId);
        const written = { waba_id: wabaId, access_token: seal.seal(accessToken, place), updated_at: at };
        if (twin) await updateChannel(tx, twin.id, written);
        else {
          const row = { business_id: businessId, id: channelId, kind, external_id: externalId, created_at: at };
          await insertChannel(tx, { ...row, ...written, status: "error", reason: "Falta revisar la conexión" });
        }
        await writeAudit(tx, ctx, { action: "channel.connected", summary: `Conectó el número ${externalId}` });
        return place.id;
      });
      return ask(ctx, id);
    },

    async listChannels(ctx: TenantCtx, _call: Call<typeof listRoute>) {
      const rows = await readTogether(ctx, readChannels);
      // said before the first message fails by it
      const lockedOut = { status: "disconnected", reason: KEY_CHANGED } as const;
      return { data: rows.map((row) => presentChannel(opens(seal, row) ? row : { ...row, ...lockedOut })) };
    },

    async editChannel(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
      const { accessToken, wabaId, updatedAt } = body.channel;
      await transact(ctx, async (tx) => {
        const before = await lockChannel(tx, params.id);
        if (!before) throw notFound(UNKNOWN);
        if (before.access_token === null) throw new Refusal(422, "El canal está desconectado: conéctalo de nuevo");
        const sealed = accessToken && seal.seal(accessToken, tokenPlace(ctx.businessId, params.id));
        await updateChannel(tx, params.id, {
          ...(wabaId ? { waba_id: wabaId } : {}),
          ...(sealed ? { access_token: sealed } : {}),
          updated_at: nextUpdate(ctx, before.updated_at, updatedAt),
        });
        await noteBlindEdit(tx, ctx, updatedAt, {
          action: "channel.edited",
          what: `el número ${before.external_id}`,
          details: { channelId: before.id },
        });
      });
      return ask(ctx, params.id);
    },

    async checkChannel(ctx: TenantCtx, { params }: Call<typeof checkRoute>) {
      const row = await readTogether(ctx, (tx) => readChannel(tx, params.id));
      if (!row) throw notFound(UNKNOWN);
      if (row.access_token === null) throw new Refusal(422, "El canal está desconectado: conéctalo de nuevo");
      return ask(ctx, params.id);
    },

    /** The number is free for another business; the conversations stay. */
    async disconnectChannel(ctx: TenantCtx, { params }: Call<typeof disconnectRoute>) {
      const row = await transact(ctx, async (tx) => {
        const before = await lockChannel(tx, params.id);
        if (!before) throw notFound(UNKNOWN);
        await releaseNumber(tx, ctx.businessId, params.id);
        await writeAudit(tx, ctx, {
          action: "channel.disconnected",
          summary: `Desconectó el número ${before.external_id}`,
        });
        await announce(tx, ctx, { name: "channel_changed", data: { channelId: params.id } });
        return updateChannel(tx, params.id, {
          access_token: null,
          status: "disconnected",
          reason: "Se desconectó desde Mostrador",
          updated_at: new Date(Math.max(ctx.now, before.updated_at.getTime() + 1)),
        });
      });
      if (!row) throw notFound(UNKNOWN);
      return { data: presentChannel(row), message: "Canal desconectado" };
    },
  };
}
