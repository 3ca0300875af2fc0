// Handles Meta's signed request that a person withdrew the permission given by Facebook sign-in, or wants their data
// deleted (providers' protocol: HMAC-SHA256 over the second part with the app's secret). It disconnects what they
// connected and deletes the id by which Meta names them, the only thing stored about them.
import { createHmac, timingSafeEqual } from "node:crypto";
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { ChannelSettled } from "@mostrador/domain/conversation/channels/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { Signer } from "../../../../kernel/sign.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { lockChannel, updateChannel } from "../channel.store.ts";
import { forgetMetaUser, readRoutesOf } from "../claim.store.ts";

const PATH = "/api/webhooks/meta";
const MOST_BYTES = 16 * 1024;
const PURPOSE = "facebook-deletion";
const WITHDRAWN = "Quien la conectó quitó el permiso en Facebook. Inicia sesión con Facebook de nuevo.";

type Deps = { appSecret: string | undefined; signer: Signer; publicUrl: string };

export function withdrawnRoutes({ appSecret, signer, publicUrl }: Deps): RawRoute[] {
  const signed = {
    method: "POST",
    from: "provider",
    guard: "signed_request firmado con META_APP_SECRET",
    rawBody: true,
    bodyLimit: MOST_BYTES,
  } as const;
  return [
    {
      ...signed,
      path: `${PATH}/deauthorize`,
      summary: "Alguien quitó el permiso de la aplicación en Facebook",
      handle: async (ctx, request) => {
        await disconnectAll(ctx, userOf(request.body, appSecret));
        return { success: true };
      },
    },
    {
      ...signed,
      path: `${PATH}/deletion`,
      summary: "Alguien pide en Facebook que se borren sus datos",
      handle: async (ctx, request) => {
        const userId = userOf(request.body, appSecret);
        await disconnectAll(ctx, userId);
        await transact(ctx, (tx) => forgetMetaUser(tx, userId));
        const at = String(Math.floor(ctx.now / 1000));
        const code = `${at}-${signer.mark(PURPOSE, at)}`;
        return { url: `${publicUrl}${PATH}/deletion/${code}`, confirmation_code: code };
      },
    },
    {
      method: "GET",
      path: `${PATH}/deletion/:code`,
      from: "people",
      summary: "Qué fue de una solicitud de borrar datos hecha en Facebook",
      guard: "código firmado de confirmación",
      handle: async (_ctx, request, reply) => {
        const { code } = request.params as { code: string };
        const [, at = "", mark = ""] = /^(\d{1,12})-(.+)$/.exec(code) ?? [];
        if (!at || !signer.isMark(mark, PURPOSE, at)) throw notFound("No se encontró la solicitud");
        const day = new Date(Number(at) * 1000).toISOString().slice(0, 10);
        return reply.type("text/plain; charset=utf-8").send(doneText(day, code));
      },
    },
  ];
}

/** A bad body gets the same answer as a bad signature: neither reveals anything. */
function userOf(body: unknown, appSecret: string | undefined): string {
  const said = new URLSearchParams(Buffer.isBuffer(body) ? body.toString("utf8") : "").get("signed_request");
  if (!said) throw new DomainError(401, "Falta la firma");
  const [signature = "", payload = ""] = said.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = appSecret && createHmac("sha256", appSecret).update(payload).digest();
  const isSigned = expected && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned) throw new DomainError(403, "La firma no coincide");
  const userId = userIn(Buffer.from(payload, "base64url").toString("utf8"));
  if (userId === undefined) throw new DomainError(400, "La solicitud no dice de quién es");
  return userId;
}

function userIn(json: string): string | undefined {
  try {
    const { user_id: id } = JSON.parse(json) as { user_id?: unknown };
    return typeof id === "string" && /^\d{1,40}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Works in each business separately. A disconnected channel stays as it is, so a second request does nothing. */
async function disconnectAll(ctx: SystemCtx, userId: string): Promise<void> {
  const routes = await transact(ctx, (tx) => readRoutesOf(tx, userId));
  for (const { business_id: businessId, channel_id: channelId } of routes) {
    await disconnect(tenantCtx(ctx, businessId, { kind: "system", name: "Facebook" }), channelId);
  }
}

async function disconnect(ctx: TenantCtx, channelId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await lockChannel(tx, channelId);
    if (!row?.access_token) return;
    await updateChannel(tx, channelId, {
      access_token: null,
      status: "disconnected",
      check_at: null,
      reason: WITHDRAWN,
      updated_at: new Date(Math.max(ctx.now, row.updated_at.getTime() + 1)),
    });
    await writeAudit(tx, ctx, {
      action: "channel.withdrawn",
      summary: `Se quitó en Facebook el permiso de ${row.verified_name || row.external_id}`,
    });
    await publish(tx, ctx, ChannelSettled, { channelId });
    await announce(tx, ctx, channelChanged, { channelId });
  });
}

function doneText(day: string, code: string): string {
  return [
    "Solicitud cumplida.",
    `El ${day} Mostrador desconectó las páginas y cuentas que conectaste con Facebook y borró tu identificador.`,
    `Código de confirmación: ${code}`,
  ].join("\n");
}
