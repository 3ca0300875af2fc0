// The people who attend: at which branch, which services, when they rest. One with appointments is archived instead of
// deleted, so that the history keeps its names.
import { countryCodeExtOf } from "@mostrador/domain/business/businesses/country-code.ts";
import type {
  archiveSpecialist as archiveRoute,
  createSpecialist as createRoute,
  deleteSpecialist as deleteRoute,
  editSpecialist as editRoute,
  listSpecialists as listRoute,
  searchSpecialists as searchRoute,
} from "@mostrador/domain/business/specialists/routes.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/schema.ts";
import { notFound } from "@mostrador/domain/kit/result.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import {
  deleteSpecialistRow,
  hasBranch,
  insertSpecialist,
  lockSpecialist,
  readActiveSpecialists,
  readServicesBySpecialist,
  readSpecialist,
  readSpecialists,
  type SpecialistRow,
  setSpecialistArchived,
  updateSpecialist,
  writeServicesOfSpecialist,
} from "./specialist.store.ts";

const UNKNOWN = "No se encontró al especialista";

export async function listSpecialists(ctx: TenantCtx, { query }: Pick<Call<typeof listRoute>, "query">) {
  const [rows, services] = await readTogether(ctx, (tx) =>
    Promise.all([readSpecialists(tx, query.branchId), readServicesBySpecialist(tx)]),
  );
  return { data: rows.map((row) => presentSpecialist(row, services)) };
}

/** 404 when the branch is not there. */
export async function searchSpecialists(ctx: TenantCtx, { params, query }: Call<typeof searchRoute>) {
  const wanted = fold(query.search);
  const [isThere, rows, services] = await readTogether(ctx, (tx) =>
    Promise.all([hasBranch(tx, params.id), readActiveSpecialists(tx, params.id), readServicesBySpecialist(tx)]),
  );
  if (!isThere) throw notFound("No se encontró la sucursal");
  const found = rows.filter((row) => fold(row.name).includes(wanted)).slice(0, query.limit);
  return { data: found.map((row) => presentSpecialist(row, services)) };
}

export async function createSpecialist(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { businessId: _, services, ...specialist } = body.specialist;
  const id = newId();
  const data = await transact(ctx, async (tx) => {
    await insertSpecialist(tx, ctx.businessId, id, specialist, new Date(ctx.now));
    await writeServicesOfSpecialist(tx, ctx.businessId, id, services);
    return present(tx, id);
  });
  return { data, message: "Especialista registrado correctamente" };
}

export async function editSpecialist(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { services, updatedAt, ...edit } = body.specialist;
  const data = await transact(ctx, async (tx) => {
    const before = await lockSpecialist(tx, params.id);
    if (!before) throw notFound(UNKNOWN);
    await updateSpecialist(tx, params.id, edit, nextUpdate(ctx, before.updated_at, updatedAt));
    if (services) await writeServicesOfSpecialist(tx, ctx.businessId, params.id, services);
    await noteBlindEdit(tx, ctx, updatedAt, {
      action: "specialist.edited",
      what: `al especialista ${before.name}`,
      details: { specialistId: before.id },
    });
    return present(tx, params.id);
  });
  return { data, message: "Especialista actualizado correctamente" };
}

export async function archiveSpecialist(ctx: TenantCtx, { params, query }: Call<typeof archiveRoute>) {
  const data = await transact(ctx, async (tx) => {
    if (!(await setSpecialistArchived(tx, params.id, query.archive, new Date(ctx.now)))) throw notFound(UNKNOWN);
    return present(tx, params.id);
  });
  const message = query.archive ? "Especialista archivado correctamente" : "Especialista recuperado correctamente";
  return { data, message };
}

export async function deleteSpecialist(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  const isArchived = await transact(ctx, async (tx) => {
    try {
      if (!(await tx.savepoint(() => deleteSpecialistRow(tx, params.id)))) throw notFound(UNKNOWN);
      return false;
    } catch (error) {
      if ((error as { code?: string }).code !== "23503") throw error;
      await setSpecialistArchived(tx, params.id, true, new Date(ctx.now));
      return true;
    }
  });
  const message = isArchived
    ? "El especialista tiene citas, así que se archivó"
    : "Especialista eliminado correctamente";
  return { data: { _id: params.id, isArchived }, message };
}

async function present(tx: Tx, id: string): Promise<Specialist> {
  const [row, services] = await Promise.all([readSpecialist(tx, id), readServicesBySpecialist(tx)]);
  if (!row) throw notFound(UNKNOWN);
  return presentSpecialist(row, services);
}

function presentSpecialist(row: SpecialistRow, services: Map<string, string[]>): Specialist {
  return {
    _id: row.id,
    businessId: row.business_id,
    customId: row.custom_id,
    name: row.name,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
    countryCodeExt: countryCodeExtOf(row.country_code),
    email: row.email,
    paymentInfo: row.payment_info,
    colorHex: row.color_hex,
    branchId: row.branch_id,
    services: services.get(row.id) ?? [],
    restSchedules: row.rest_schedules,
    isArchived: row.is_archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
