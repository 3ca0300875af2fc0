// Manages connected numbers: lists them, changes their key (sealed: D-15.4), asks WhatsApp again whether they work,
// and disconnects them.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import type {
  checkChannel as checkRoute,
  disconnectChannel as disconnectRoute,
  editChannel as editRoute,
  listChannels as listRoute,
  readSocialLogin as socialLoginRoute,
} from "@mostrador/domain/conversation/channels/routes.ts";
import { type Channel, ChannelSettled } from "@mostrador/domain/conversation/channels/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { type ChannelRow, hasChannel, lockChannel, readChannel, readChannels, updateChannel } from "./channel.store.ts";
import { releaseNumber } from "./claim.store.ts";
import type { ChannelDeps } from "./contest-number.ts";
import { presentChannels } from "./present-channel.ts";
import { keyChanged, opens, tokenPlace } from "./sender.ts";
import { createAsk } from "./verify-channel.ts";

const UNKNOWN = "No se encontró el canal";
const BY_FACEBOOK = "El permiso de este canal se renueva al iniciar sesión con Facebook";

/** 'el número 100…', 'Messenger de la página 100…' */
export function calledInHistory({ kind, external_id: id }: Pick<ChannelRow, "kind" | "external_id">): string {
  if (kind === "whatsapp") return `el número ${id}`;
  return kind === "messenger" ? `Messenger de la página ${id}` : `la cuenta de Instagram ${id}`;
}

export type ChannelReader = (ctx: TenantCtx) => Promise<Channel[]>;

/** Reads the channels of a business as its people see them. */
export function createChannelReader({ seal }: Pick<ChannelDeps, "seal">): ChannelReader {
  return (ctx) =>
    transact(ctx, async (tx) => {
      const rows = await readChannels(tx);
      // shown before the first message fails because of it
      const shown = rows.map((row) =>
        opens(seal, row) ? row : { ...row, status: "disconnected" as const, reason: keyChanged(row.kind) },
      );
      return presentChannels(tx, ctx, shown);
    });
}

export function channelActions(deps: ChannelDeps) {
  const { seal } = deps;
  const ask = createAsk(deps);
  const readAll = createChannelReader(deps);

  return {
    async listChannels(ctx: TenantCtx, _call: Call<typeof listRoute>) {
      return { data: await readAll(ctx) };
    },

    async readSocialLogin(ctx: TenantCtx, { params }: Call<typeof socialLoginRoute>) {
      if (params.id.toLowerCase() !== ctx.businessId) throw notFound("No se encontró el negocio");
      const isThere = await readTogether(ctx, (tx) => hasChannel(tx, ["messenger", "instagram"]));
      return { data: { meta: { login: { accessToken: isThere ? ("conectado" as const) : null } } } };
    },

    async editChannel(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
      const { accessToken, wabaId, updatedAt } = body.channel;
      await transact(ctx, async (tx) => {
        const before = await lockChannel(tx, params.id);
        if (!before) throw notFound(UNKNOWN);
        if (before.access_token === null) throw new DomainError(422, "El canal está desconectado: conéctalo de nuevo");
        if (before.kind !== "whatsapp") throw new DomainError(422, BY_FACEBOOK);
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
      if (row.access_token === null) throw new DomainError(422, "El canal está desconectado: conéctalo de nuevo");
      return ask(ctx, params.id);
    },

    /** The number is free for another business; the conversations stay. */
    async disconnectChannel(ctx: TenantCtx, { params }: Call<typeof disconnectRoute>) {
      return transact(ctx, async (tx) => {
        const before = await lockChannel(tx, params.id);
        if (!before) throw notFound(UNKNOWN);
        await releaseNumber(tx, ctx.businessId, params.id);
        await writeAudit(tx, ctx, {
          action: "channel.disconnected",
          summary: `Desconectó ${calledInHistory(before)}`,
        });
        await announce(tx, ctx, channelChanged, { channelId: params.id });
        const row = await updateChannel(tx, params.id, {
          access_token: null,
          status: "disconnected",
          reason: "Se desconectó desde Mostrador",
          check_at: null,
          token_expires_at: null,
          register_pin: null,
          updated_at: new Date(Math.max(ctx.now, before.updated_at.getTime() + 1)),
        });
        await publish(tx, ctx, ChannelSettled, { channelId: params.id });
        const [data] = await presentChannels(tx, ctx, row ? [row] : []);
        if (!data) throw notFound(UNKNOWN);
        return { data, message: "Canal desconectado" };
      });
    },
  };
}
