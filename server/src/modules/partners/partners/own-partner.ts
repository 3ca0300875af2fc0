// The partner that a call names, for its people and the team. For everybody else it does not exist (D-2.5).
import { FILES_PATH } from "@mostrador/domain/ground/files/file-address.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Branding, isUploaded } from "@mostrador/domain/partners/partners/brand/schema.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdPartner, type PartnerRow, partnerOf, readPartner } from "./partner.store.ts";
import { holdPicture } from "./picture.store.ts";
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

/** Those of a brand that were uploaded must be the partner's own. */
export async function ownPictures(tx: Tx, branding: Branding, partnerId: string, path: string): Promise<Branding> {
  await refuseForeignPicture(tx, branding.logoUrl, partnerId, `${path}.logoUrl`);
  return branding;
}

export async function refuseForeignPicture(tx: Tx, url: string, partnerId: string, path: string): Promise<void> {
  if (!isUploaded(url)) return;
  const name = url.slice(FILES_PATH.length + 1);
  if (!(await holdPicture(tx, partnerId, name))) throw invalid(path, "No se encontró la imagen");
}
