// What is sold by appointment. Edits are whole objects; places and people are named beside the service (document 1,
// section 7). A service with appointments is archived instead of deleted.
import { discountDuration } from "@mostrador/domain/catalog/services/discount.ts";
import type {
  archiveService as archiveRoute,
  createService as createRoute,
  deleteService as deleteRoute,
  editService as editRoute,
  getService as getRoute,
  listServices as listRoute,
} from "@mostrador/domain/catalog/services/routes.ts";
import type { NewService, Service, ServiceEdit } from "@mostrador/domain/catalog/services/schema.ts";
import { serviceRests } from "@mostrador/domain/catalog/services/service-rests.ts";
import { notFound } from "@mostrador/domain/kit/result.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import {
  deleteServiceRow,
  insertService,
  type Links,
  lockService,
  readBranchLinks,
  readService,
  readServices,
  readSpecialistLinks,
  type ServiceRow,
  type ServiceWrite,
  setServiceArchived,
  updateService,
  writeBranchLinks,
  writeSpecialistLinks,
} from "./service.store.ts";

const UNKNOWN = "No se encontró el servicio";

export async function listServices(ctx: TenantCtx, _call: Pick<Call<typeof listRoute>, "query">) {
  const [rows, branches, specialists] = await readTogether(ctx, (tx) =>
    Promise.all([readServices(tx), readBranchLinks(tx), readSpecialistLinks(tx)]),
  );
  return { data: rows.map((row) => presentService(row, branches, specialists)) };
}

export async function getService(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  return { data: await readTogether(ctx, (tx) => present(tx, params.id)) };
}

export async function createService(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { businessId: _, ...service } = body.service;
  const id = newId();
  const data = await transact(ctx, async (tx) => {
    await insertService(tx, ctx.businessId, id, stored(service, service.isAlwaysAvailable), new Date(ctx.now));
    await writeBranchLinks(tx, ctx.businessId, id, body.branches);
    await writeSpecialistLinks(tx, ctx.businessId, id, body.specialists);
    return present(tx, id);
  });
  return { data, message: "Servicio creado correctamente" };
}

export async function editService(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { updatedAt, ...edit } = body.service;
  const data = await transact(ctx, async (tx) => {
    const before = await lockService(tx, params.id);
    if (!before) throw notFound(UNKNOWN);
    const always = edit.isAlwaysAvailable ?? before.is_always_available;
    await updateService(tx, params.id, stored(edit, always), nextUpdate(ctx, before.updated_at, updatedAt));
    if (body.branches) await writeBranchLinks(tx, ctx.businessId, params.id, body.branches);
    if (body.specialists) await writeSpecialistLinks(tx, ctx.businessId, params.id, body.specialists);
    await noteBlindEdit(tx, ctx, updatedAt, {
      action: "service.edited",
      what: `el servicio ${before.name}`,
      details: { serviceId: before.id },
    });
    return present(tx, params.id);
  });
  return { data, message: "Servicio actualizado correctamente" };
}

export async function archiveService(ctx: TenantCtx, { params, query }: Call<typeof archiveRoute>) {
  const data = await transact(ctx, async (tx) => {
    if (!(await setServiceArchived(tx, params.id, query.archive, new Date(ctx.now)))) throw notFound(UNKNOWN);
    return present(tx, params.id);
  });
  return { data, message: query.archive ? "Servicio archivado correctamente" : "Servicio recuperado correctamente" };
}

export async function deleteService(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  const isArchived = await transact(ctx, async (tx) => {
    try {
      if (!(await tx.savepoint(() => deleteServiceRow(tx, params.id)))) throw notFound(UNKNOWN);
      return false;
    } catch (error) {
      if ((error as { code?: string }).code !== "23503") throw error;
      await setServiceArchived(tx, params.id, true, new Date(ctx.now));
      return true;
    }
  });
  const message = isArchived ? "El servicio tiene citas, así que se archivó" : "Servicio eliminado correctamente";
  return { data: { _id: params.id, isArchived }, message };
}

async function present(tx: Tx, id: string): Promise<Service> {
  const [row, branches, specialists] = await Promise.all([
    readService(tx, id),
    readBranchLinks(tx),
    readSpecialistLinks(tx),
  ]);
  if (!row) throw notFound(UNKNOWN);
  return presentService(row, branches, specialists);
}

/** With what follows from the edit: rests as they are kept, how long the discount lasts. */
function stored(edit: Omit<NewService, "businessId"> | Omit<ServiceEdit, "updatedAt">, always: boolean): ServiceWrite {
  const { linkPrice, restSchedules, ...rest } = edit;
  const discounted = linkPrice && {
    ...linkPrice,
    discount: { ...linkPrice.discount, duration: discountDuration(linkPrice.discount) },
  };
  const rests = restSchedules ?? (always ? {} : undefined);
  return {
    ...rest,
    ...(linkPrice === undefined ? {} : { linkPrice: discounted ?? null }),
    ...(rests === undefined ? {} : { restSchedules: serviceRests(rests, always) as ServiceWrite["restSchedules"] }),
  };
}

function presentService(row: ServiceRow, branches: Links, specialists: Links): Service {
  return {
    _id: row.id,
    businessId: row.business_id,
    customId: row.custom_id,
    name: row.name,
    description: row.description,
    duration: row.duration,
    price: row.price,
    available: row.available,
    isAlwaysAvailable: row.is_always_available,
    isArchived: row.is_archived,
    branches: branches.get(row.id) ?? [],
    specialists: specialists.get(row.id) ?? [],
    restSchedules: row.rest_schedules,
    stockOperations: row.stock_operations,
    resources: row.resources,
    images: row.images,
    linkPrice: row.link_price,
    appointmentConfig: row.appointment_config,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
