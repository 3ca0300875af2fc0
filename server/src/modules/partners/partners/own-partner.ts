// The partner that a call names, for its people and the team. For everybody else it does not exist (D-2.5).
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Branding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdPartner, type PartnerRow, partnerOf, readPartner } from "./partner.store.ts";
import { presentPartners } from "./present-partner.ts";

export const UNKNOWN_PARTNER = "No se encontró el partner";

type Wanted = {
  /** Locked until the transaction ends. */
  hold?: boolean;
  /** The field of the call that names it. */
  path?: string;
};

/** The row; 404 for everybody but its people and the team. */
export async function requirePartner(tx: Tx, ctx: PersonCtx, id: string, wanted: Wanted = {}): Promise<PartnerRow> {
  const partnerId = id.toLowerCase();
  const isTheirs = isOfTeam(ctx) || (await partnerOf(tx, ctx.principal.userId)) === partnerId;
  const row = isTheirs ? await (wanted.hold ? holdPartner : readPartner)(tx, partnerId) : undefined;
  if (!row) throw notFound(UNKNOWN_PARTNER, wanted.path);
  return row;
}

export async function shown(tx: Tx, ctx: PersonCtx, row: PartnerRow): Promise<Partner> {
  const [partner] = await presentPartners(tx, ctx, [row]);
  if (!partner) throw notFound(UNKNOWN_PARTNER);
  return partner;
}

export function isOfTeam({ principal }: PersonCtx): boolean {
  return principal.role === "admin";
}

/** A picture that was uploaded belongs to the brand of one partner. */
export function ownPictures(branding: Branding, partnerId: string, path: string): Branding {
  refuseForeignPicture(branding.logoUrl, partnerId, `${path}.logoUrl`);
  return branding;
}

export function refuseForeignPicture(url: string, partnerId: string, path: string): void {
  if (url.startsWith("/") && !url.includes(`/${partnerId}/`)) throw invalid(path, "No se encontró la imagen");
}
