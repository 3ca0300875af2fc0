// Which partner a business belongs to: decided by the team, and by who registers it.
import type { BusinessPartner } from "@mostrador/domain/business/businesses/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { shownBranding } from "@mostrador/domain/partners/partners/brand/shown-branding.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type Letterhead, letterheadOf, writeAudit } from "../../ground/identity/index.ts";
import { readPartner } from "../../partners/partners/index.ts";
import { lockBusiness, readBusiness, readOwnPartner, writePartner } from "./business.store.ts";

/** The name and the partner of the open business; undefined where there is none. */
export async function readBusinessPartner(tx: Tx): Promise<{ name: string; partnerId: string | null } | undefined> {
  const row = await readBusiness(tx);
  return row && { name: row.name, partnerId: row.partner_id };
}

/** Null: of no partner. The people of the partner before lose it at once. */
export async function setBusinessPartner(ctx: TenantCtx, partnerId: string | null): Promise<void> {
  await transact(ctx, async (tx) => {
    const before = await lockBusiness(tx);
    if (!before) throw notFound("No se encontró el negocio");
    if (before.partner_id === partnerId) return;
    const partner = partnerId === null ? null : await readPartner(tx, partnerId);
    if (partner === undefined) throw notFound("No se encontró el partner", "business.partner");
    await writePartner(tx, partnerId, nextUpdate(ctx, before.updated_at, undefined));
    await writeAudit(tx, ctx, {
      action: "business.partner",
      summary: partner ? `El negocio pasó al partner ${partner.name}` : "El negocio dejó de tener partner",
      details: { from: before.partner_id, to: partnerId },
    });
  });
}

/** As it is shown in its business; null: of none. */
export async function presentOwnPartner(tx: Tx): Promise<BusinessPartner | null> {
  const row = await readOwnPartner(tx);
  if (!row) return null;
  return {
    _id: row.id,
    name: row.name,
    partnerCode: row.partner_code,
    branding: shownBranding(row.branding, row.name),
  };
}

/** The head of the letters to the people of this business: that of its partner. */
export async function businessLetterhead(ctx: TenantCtx): Promise<Letterhead> {
  const row = await transact(ctx, readBusiness);
  return ctx.fillings.one(letterheadOf)(ctx, row?.partner_id ?? null);
}
