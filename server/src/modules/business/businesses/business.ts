// 'Registra tu negocio': the person who registers a business owns it (D-2.2); its members read and edit it.

import { mostBusinesses } from "@mostrador/domain/business/businesses/most-businesses.ts";
import type {
  createBusiness as createRoute,
  editBusiness as editRoute,
  getBusiness as getRoute,
  listBusinesses as listRoute,
} from "@mostrador/domain/business/businesses/routes.ts";
import { BusinessCreated, type BusinessEdit } from "@mostrador/domain/business/businesses/schema.ts";
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { slug } from "@mostrador/domain/kit/text.ts";
import { actorOf, type PersonCtx, type Principal, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { checkZone } from "../../../kernel/db/check-zone.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announceRevocation } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { fileUses, type UseFiles } from "../../ground/files/index.ts";
import { countOwned, insertMembership, noteBlindEdit, readOwners, writeAudit } from "../../ground/identity/index.ts";
import { holdPartnerOf } from "../../partners/partners/index.ts";
import { insertBusiness, lockBusiness, readBusiness, readOwnBusinesses, updateBusiness } from "./business.store.ts";
import { presentOwnPartner } from "./business-partner.ts";
import { type BusinessFigures, type BusinessSides, presentBusiness, presentSummary } from "./present-business.ts";

/** The figures of a business that a capability above counts. */
export const businessFigures = declareSlot<(tx: Tx) => Promise<Partial<BusinessFigures>>>("business-figures");

/** The figures of a new business. */
const NO_FIGURES: BusinessFigures = {
  credits: { gptModel: 0, reasoningModel: 0 },
  balanceMXN: 0,
  appointments: 0,
  isConfigured: false,
  isConnected: false,
};
const ZONE_FIELD = "business.timezone.name";

export async function createBusiness(ctx: PersonCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const businessId = newId();
  const { userId } = ctx.principal;
  const tenant = tenantCtx(ctx, businessId, actorOf(ctx.principal));
  const [row, partner] = await transact(tenant, async (tx) => {
    await refuseMore(tx, ctx.principal);
    await checkZone(tx, ZONE_FIELD, body.business.timezone.name);
    const partnerId = ctx.principal.role === "partner" ? await holdPartnerOf(tx, userId) : undefined;
    await insertBusiness(tx, body.business, {
      ...{ businessId, search: slug(body.business.name), at: new Date(ctx.now) },
      partnerId: partnerId ?? null,
    });
    await insertMembership(tx, {
      businessId,
      userId,
      role: "owner",
      access: "full",
      permissions: [],
      limits: UNLIMITED,
    });
    await writeAudit(tx, tenant, { action: "business.created", summary: "Registró el negocio" });
    await announceRevocation(tx, tenant, userId);
    await publish(tx, tenant, BusinessCreated, {});
    return Promise.all([readBusiness(tx), presentOwnPartner(tx)]);
  });
  if (!row) throw notFound("No se encontró el negocio");
  return {
    data: presentBusiness(row, { ...NO_FIGURES, user: userId, partner, admin: isOfTeam(tenant) }, ctx.now),
    message: "Negocio registrado correctamente",
  };
}

/** Counted one after the other, so that many calls at once cannot exceed the limit. The team may prepare any number. */
async function refuseMore(tx: Tx, { userId, role, emailVerified }: Principal): Promise<void> {
  if (role === "admin") return;
  const most = mostBusinesses({ role, isConfirmed: emailVerified });
  if ((await countOwned(tx, userId)) < most.count) return;
  throw new DomainError(422, most.text);
}

/** Its logo and cover are files of the business, or external addresses (contract/platform#a-business). */
export function createEditBusiness(files: UseFiles) {
  return async (ctx: TenantCtx, { params, body }: Call<typeof editRoute>) => {
    const [row, sides] = await transact(ctx, async (tx) => {
      const before = await lockBusiness(tx);
      if (!before || params.id.toLowerCase() !== ctx.businessId) throw notFound("No se encontró el negocio");
      const { name, timezone } = body.business;
      if (timezone) await checkZone(tx, ZONE_FIELD, timezone.name);
      const at = nextUpdate(ctx, before.updated_at, body.business.updatedAt);
      const derived = {
        ...(name === undefined ? {} : { search: slug(name) }),
        ...(await usePictures(tx, ctx, before, body.business, files)),
      };
      await updateBusiness(tx, { ...body.business, ...derived }, at);
      await noteBlindEdit(tx, ctx, body.business.updatedAt, {
        action: "business.edited",
        what: "los datos del negocio",
        details: { businessId: ctx.businessId },
      });
      return Promise.all([readBusiness(tx), readSides(tx, ctx)]);
    });
    if (!row) throw notFound("No se encontró el negocio");
    return { data: presentBusiness(row, sides, ctx.now), message: "Negocio actualizado correctamente" };
  };
}

type Pictures = { logo: string; cover: string };

/** The addresses to store, where one of them changed; releases the files of the previous ones. */
async function usePictures(tx: Tx, ctx: TenantCtx, before: Pictures, edit: BusinessEdit, files: UseFiles) {
  const wanted: Pictures = { logo: edit.logo ?? before.logo, cover: edit.cover ?? before.cover };
  const isSame = wanted.logo === before.logo && wanted.cover === before.cover;
  if (isSame) return {};
  const named = PICTURES.flatMap(({ key }) => (wanted[key] ? [{ path: `business.${key}`, url: wanted[key] }] : []));
  const found = await files.find(tx, named);
  for (const { key, message } of PICTURES) {
    const file = found.get(wanted[key]);
    if (file && file.kind !== "image")
      throw new DomainError(400, message, { errors: [{ path: `business.${key}`, message }] });
    wanted[key] = file?.url ?? wanted[key];
  }
  const ids = new Set([...found.values()].map(({ fileId }) => fileId));
  await fileUses.row.write(tx, ctx.businessId, ctx.businessId, [...ids]);
  return wanted;
}

const PICTURES = [
  { key: "logo", message: "El logotipo debe ser una imagen" },
  { key: "cover", message: "La portada debe ser una imagen" },
] as const;

/** The right belongs to the person (D-17.2). */
function isOfTeam({ actor }: TenantCtx): boolean {
  return actor.kind === "person" && actor.role === "admin";
}

async function readSides(tx: Tx, ctx: TenantCtx): Promise<BusinessSides> {
  const [owners, partner, ...figures] = await Promise.all([
    readOwners(tx),
    presentOwnPartner(tx),
    ...ctx.fillings.of(businessFigures).map((count) => count(tx)),
  ]);
  const user = owners[0]?.user_id ?? null;
  return { user, partner, admin: isOfTeam(ctx), ...Object.assign({}, NO_FIGURES, ...figures) };
}

export async function getBusiness(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  const [row, sides] = await readTogether(ctx, (tx) => Promise.all([readBusiness(tx), readSides(tx, ctx)]));
  if (!row || params.id.toLowerCase() !== ctx.businessId) throw notFound("No se encontró el negocio");
  return { data: presentBusiness(row, sides, ctx.now) };
}

export async function listBusinesses(ctx: PersonCtx, _call: Call<typeof listRoute>) {
  const rows = await readTogether(ctx, readOwnBusinesses);
  return { data: rows.map((row) => presentSummary(row, ctx.now)) };
}
