// The seller's access token, opened for a call. It is renewed a month before it expires; the refresh token works only
// once, so only one worker uses it, and the new pair is stored in one write.
import { sellerChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import { SellerRenewalDue } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import { SellerGone, type SellerTokens } from "../../../../providers/payments/port.ts";
import { setCollecting } from "../../../business/businesses/index.ts";
import type { PaymentDeps } from "../deps.ts";
import { lockSeller, readSeller, updateSeller } from "./seller.store.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Of the 180 days that a token lives. */
const BEFORE_END_MS = 30 * DAY_MS;
const RENEWING_MS = 60_000;
const GONE = "Mercado Pago dejó de aceptar el permiso. Vuelve a conectar la cuenta.";

const place = (businessId: string, id: string, column: "access_token" | "refresh_token") => ({
  businessId,
  table: "payment_sellers",
  column,
  id,
});

export function sealedTokens(seal: Seal, businessId: string, id: string, tokens: SellerTokens) {
  return {
    access_token: seal.seal(tokens.accessToken, place(businessId, id, "access_token")),
    refresh_token: seal.seal(tokens.refreshToken, place(businessId, id, "refresh_token")),
  };
}

/** The open account: its number and its token. Null while none is connected. */
export type OpenSeller = { seller: string; accessToken: string };

export async function openSeller(ctx: TenantCtx, { seal }: PaymentDeps): Promise<OpenSeller | null> {
  const row = await readTogether(ctx, readSeller);
  if (!row?.access_token || row.status !== "connected") return null;
  try {
    const accessToken = seal.open(row.access_token, place(ctx.businessId, row.id, "access_token"));
    return { seller: row.seller, accessToken };
  } catch {
    await markGone(ctx, "La llave de la instalación cambió. Vuelve a conectar la cuenta.");
    return null;
  }
}

/** Runs `work`; when the consent turns out to have ended, notifies the owner and rethrows the error. */
export async function whileConnected<T>(ctx: TenantCtx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SellerGone) await markGone(ctx, GONE);
    throw error;
  }
}

async function markGone(ctx: TenantCtx, reason: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await lockSeller(tx);
    if (row?.status !== "connected") return;
    await updateSeller(tx, row.id, { status: "expired", reason, updated_at: new Date(ctx.now) });
    await setCollecting(tx, null);
    await announce(tx, ctx, sellerChanged, { businessId: ctx.businessId });
  });
}

export async function planRenewal(tx: Tx, ctx: TenantCtx, sellerId: string, expiresAt: Date): Promise<void> {
  const at = expiresAt.getTime() - Math.min(BEFORE_END_MS, (expiresAt.getTime() - ctx.now) / 6);
  await publish(tx, ctx, SellerRenewalDue, { sellerId }, { at });
}

export const onRenewalDue = (deps: PaymentDeps) =>
  on(
    SellerRenewalDue,
    { name: "renew-seller", title: "Renovar la conexión con Mercado Pago" },
    async (ctx, { sellerId }) => {
      const { seal, payments } = deps;
      const held = await transact(ctx, async (tx, inside) => {
        const row = await lockSeller(tx);
        if (row?.id !== sellerId || row.status !== "connected" || !row.refresh_token) return null;
        // connected again meanwhile: its own renewal is planned
        if (row.expires_at.getTime() - BEFORE_END_MS > ctx.now + DAY_MS) return null;
        if (row.renewing_until && row.renewing_until.getTime() > ctx.now) {
          throw new Error("Another worker is renewing these tokens.");
        }
        await updateSeller(tx, row.id, { renewing_until: new Date(inside.now + RENEWING_MS) });
        return row;
      });
      if (!held?.refresh_token) return;
      const refresh = seal.open(held.refresh_token, place(ctx.businessId, held.id, "refresh_token"));
      const tokens = await whileConnected(ctx, () => payments.renew(refresh)).catch((error: unknown) => {
        if (error instanceof SellerGone) return null;
        throw error;
      });
      if (!tokens) return;
      await transact(ctx, async (tx, inside) => {
        const row = await lockSeller(tx);
        // disconnected or connected again meanwhile: these tokens have no account
        if (row?.refresh_token !== held.refresh_token) return;
        const expiresAt = new Date(ctx.now + tokens.lastsSeconds * 1000);
        await updateSeller(tx, row.id, {
          ...sealedTokens(seal, ctx.businessId, row.id, tokens),
          public_key: tokens.publicKey,
          expires_at: expiresAt,
          renewing_until: null,
          updated_at: new Date(ctx.now),
        });
        await planRenewal(tx, inside, row.id, expiresAt);
      });
    },
  );
