// A business connects its Mercado Pago account: the consent is given there, returns to the same session once and soon,
// and is exchanged for tokens that are sealed and never leave the server (D-15.4).
import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { sellerChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import type { connectSeller as connectRoute } from "@mostrador/domain/scheduling/payments/routes.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { Unavailable } from "../../../../kernel/http/unavailable.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { PaymentsAway, type SellerTokens } from "../../../../providers/payments/port.ts";
import { setCollecting } from "../../../business/businesses/index.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import type { PaymentDeps } from "../deps.ts";
import { presentSeller } from "./present-seller.ts";
import { ensureSeller, insertConnect, lockSeller, readSeller, takeConnect, updateSeller } from "./seller.store.ts";
import { planRenewal, sealedTokens } from "./seller-tokens.ts";

const PERMISSION_MS = 10 * 60_000;
const NOT_ASKED = "Ese permiso ya no sirve. Vuelve a conectar Mercado Pago desde esta página.";

type State = { connect: string; session: string; until: number };

export function sellerActions(deps: PaymentDeps) {
  const { seal, payments, missing, publicUrl } = deps;
  const redirectUrl = `${publicUrl}/integraciones/mercado-pago`;
  const statePlace = (businessId: string) => ({ businessId, table: "payment_connects", column: "state", id: "" });
  const verifierPlace = (businessId: string, id: string) => ({
    businessId,
    table: "payment_connects",
    column: "verifier",
    id,
  });

  function readState(ctx: TenantCtx, text: string): State {
    try {
      const state = JSON.parse(seal.open(text, statePlace(ctx.businessId))) as State;
      if (state.session === sessionOf(ctx) && state.until > ctx.now) return state;
    } catch {
      // changed, of another business, or of another installation
    }
    throw new DomainError(422, NOT_ASKED);
  }

  return {
    async getSeller(ctx: TenantCtx) {
      return { data: presentSeller(await readTogether(ctx, readSeller), missing) };
    },

    async beginConnecting(ctx: TenantCtx) {
      if (missing.length > 0) throw new DomainError(422, `Falta configurar Mercado Pago: ${missing.join(", ")}`);
      const verifier = randomBytes(48).toString("base64url");
      const [id, until, session] = [newId(), ctx.now + PERMISSION_MS, sessionOf(ctx)];
      await transact(ctx, (tx) =>
        insertConnect(
          tx,
          {
            business_id: ctx.businessId,
            id,
            session_hash: session,
            verifier: seal.seal(verifier, verifierPlace(ctx.businessId, id)),
            expires_at: new Date(until),
          },
          new Date(ctx.now),
        ),
      );
      const state = seal.seal(
        JSON.stringify({ connect: id, session, until } satisfies State),
        statePlace(ctx.businessId),
      );
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      return { data: { url: payments.authorizeUrl({ redirectUrl, state, challenge }) } };
    },

    /** Exchanges the consent; only its use is written so far. */
    async askToConnect(ctx: TenantCtx, { body }: Pick<Call<typeof connectRoute>, "body">): Promise<SellerTokens> {
      const { connect, session } = readState(ctx, body.state);
      const taken = await transact(ctx, (tx) => takeConnect(tx, connect, session));
      if (!taken || taken.expires_at.getTime() <= ctx.now) throw new DomainError(422, NOT_ASKED);
      const verifier = seal.open(taken.verifier, verifierPlace(ctx.businessId, connect));
      try {
        return await payments.exchange({ code: body.code, redirectUrl, verifier });
      } catch (error) {
        if (error instanceof PaymentsAway) throw new Unavailable("Mercado Pago no respondió. Vuelve a conectarlo.");
        throw new DomainError(422, "Mercado Pago no aceptó el permiso. Vuelve a conectarlo desde esta página.");
      }
    },

    async connectSeller(ctx: TenantCtx, tokens: SellerTokens) {
      const data = await transact(ctx, async (tx, inside) => {
        const at = new Date(ctx.now);
        const fresh = {
          seller: tokens.seller,
          public_key: tokens.publicKey,
          live_mode: tokens.isLive,
          status: "connected" as const,
          reason: "",
          expires_at: new Date(ctx.now + tokens.lastsSeconds * 1000),
          renewing_until: null,
          connected_by: actorName(ctx.actor),
          connected_at: at,
          updated_at: at,
        };
        const { id } = await ensureSeller(tx, { ...fresh, business_id: ctx.businessId, id: newId() });
        const row = await updateSeller(tx, id, { ...fresh, ...sealedTokens(seal, ctx.businessId, id, tokens) });
        await writeAudit(tx, ctx, {
          action: "mercadoPago.connected",
          summary: `Conectó la cuenta ${tokens.seller} de Mercado Pago`,
        });
        await setCollecting(tx, tokens.publicKey);
        await planRenewal(tx, inside, id, fresh.expires_at);
        await announce(tx, ctx, sellerChanged, { businessId: ctx.businessId });
        return presentSeller(row, missing);
      });
      return { data, message: "Mercado Pago conectado" };
    },

    /** Payments stay; links say that they cannot be paid now. */
    async disconnectSeller(ctx: TenantCtx) {
      const data = await transact(ctx, async (tx) => {
        const row = await lockSeller(tx);
        if (!row || row.status === "disconnected") return presentSeller(undefined, missing);
        await updateSeller(tx, row.id, {
          status: "disconnected",
          reason: "",
          access_token: null,
          refresh_token: null,
          public_key: "",
          updated_at: new Date(ctx.now),
        });
        await setCollecting(tx, null);
        await writeAudit(tx, ctx, {
          action: "mercadoPago.disconnected",
          summary: `Desconectó la cuenta ${row.seller} de Mercado Pago`,
        });
        await announce(tx, ctx, sellerChanged, { businessId: ctx.businessId });
        return presentSeller(undefined, missing);
      });
      return { data, message: "Mercado Pago desconectado" };
    },
  };
}

/** The browser of the caller: a consent that returns in another one is refused. */
function sessionOf({ actor }: TenantCtx): string {
  const session = actor.kind === "person" ? actor.sessionId : `${actor.kind} ${actor.name}`;
  return createHash("sha256").update(session).digest("base64url");
}
