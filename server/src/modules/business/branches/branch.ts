// Where and when the business attends. The rests follow from the gaps between working blocks, the zone from the place
// unless the owner set it (D-15.8). A branch that others name is archived instead of deleted.
import { branchZone } from "@mostrador/domain/business/branches/branch-zone.ts";
import { restsFromGaps } from "@mostrador/domain/business/branches/hours.ts";
import type {
  archiveBranch as archiveRoute,
  createBranch as createRoute,
  deleteBranch as deleteRoute,
  editBranch as editRoute,
  listBranches as listRoute,
} from "@mostrador/domain/business/branches/routes.ts";
import type { Branch, BranchEdit } from "@mostrador/domain/business/branches/schema.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/result.ts";
import { offsetMinutes } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import { businessSettings } from "../businesses/index.ts";
import {
  type BranchRow,
  deleteBranchRow,
  insertBranch,
  lockBranch,
  readBranch,
  readBranches,
  setArchived,
  updateBranch,
} from "./branch.store.ts";
import { readServicesOf, writeServicesOf } from "./branch-service.store.ts";

const UNKNOWN = "No se encontró la sucursal";

export async function listBranches(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  const [rows, services] = await readTogether(ctx, (tx) => Promise.all([readBranches(tx), readServicesOf(tx)]));
  return { data: rows.map((row) => presentBranch(row, services.get(row.id) ?? [], ctx.now)) };
}

export async function createBranch(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { businessId: _, services, ...branch } = body.branch;
  const id = newId();
  const data = await transact(ctx, async (tx, inside) => {
    const settings = await businessSettings(inside as TenantCtx);
    const zone = branch.timezone?.name ?? branchZone(branch) ?? settings?.zone ?? "America/Mexico_City";
    const at = new Date(ctx.now);
    await insertBranch(tx, ctx.businessId, id, { ...branch, restSchedules: restsOf(branch.schedules), zone }, at);
    await writeServicesOf(tx, ctx.businessId, id, services);
    return present(tx, id, ctx.now);
  });
  return { data, message: "Sucursal registrada correctamente" };
}

export async function editBranch(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { services, updatedAt, ...edit } = body.branch;
  const data = await transact(ctx, async (tx, inside) => {
    const before = await lockBranch(tx, params.id);
    if (!before) throw notFound(UNKNOWN);
    const at = nextUpdate(ctx, before.updated_at, updatedAt);
    const zone = zoneAfter(before, edit) ?? (await businessSettings(inside as TenantCtx))?.zone ?? before.zone;
    const rests = edit.schedules ? { restSchedules: restsOf(edit.schedules) } : {};
    await updateBranch(tx, params.id, { ...edit, ...rests, zone }, at);
    if (services) await writeServicesOf(tx, ctx.businessId, params.id, services);
    await noteBlindEdit(tx, ctx, updatedAt, {
      action: "branch.edited",
      what: `la sucursal ${before.name}`,
      details: { branchId: before.id },
    });
    return present(tx, params.id, ctx.now);
  });
  return { data, message: "Sucursal actualizada correctamente" };
}

export async function archiveBranch(ctx: TenantCtx, { params, query }: Call<typeof archiveRoute>) {
  const data = await transact(ctx, async (tx) => {
    if (!(await setArchived(tx, params.id, query.archive, new Date(ctx.now)))) throw notFound(UNKNOWN);
    return present(tx, params.id, ctx.now);
  });
  return { data, message: query.archive ? "Sucursal archivada correctamente" : "Sucursal recuperada correctamente" };
}

/** Others name it when the database refuses the delete. */
export async function deleteBranch(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  const isArchived = await transact(ctx, async (tx) => {
    try {
      if (!(await tx.savepoint(() => deleteBranchRow(tx, params.id)))) throw notFound(UNKNOWN);
      return false;
    } catch (error) {
      if ((error as { code?: string }).code !== "23503") throw error;
      await setArchived(tx, params.id, true, new Date(ctx.now));
      return true;
    }
  });
  const message = isArchived ? "La sucursal tiene registros, así que se archivó" : "Sucursal eliminada correctamente";
  return { data: { _id: params.id, isArchived }, message };
}

async function present(tx: Tx, id: string, now: number): Promise<Branch> {
  const [row, services] = await Promise.all([readBranch(tx, id), readServicesOf(tx)]);
  if (!row) throw notFound(UNKNOWN);
  return presentBranch(row, services.get(id) ?? [], now);
}

function presentBranch(row: BranchRow, services: string[], now: number): Branch {
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    address: row.address,
    location: row.location,
    city: row.city,
    state: row.state,
    country: row.country,
    schedules: row.schedules,
    restSchedules: row.rest_schedules,
    timezone: { name: row.zone, offset: offsetMinutes(row.zone, now) / 60, isSetByHand: row.timezone_set !== null },
    resources: row.resources,
    services,
    isArchived: row.is_archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function restsOf(schedules: NonNullable<BranchEdit["schedules"]>) {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, restsFromGaps(schedules[day])]));
}

/** The zone set by hand, before or now; else the one of the place as it will be; null leaves it to the business. */
function zoneAfter(before: BranchRow, edit: Omit<BranchEdit, "updatedAt" | "services">): string | null {
  const byHand = edit.timezone === undefined ? before.timezone_set : (edit.timezone?.name ?? null);
  return (
    byHand ?? branchZone({ country: before.country, state: before.state, city: before.city, ...definedPlace(edit) })
  );
}

function definedPlace({ country, state, city }: { country?: string; state?: string; city?: string }) {
  return { ...(country ? { country } : {}), ...(state ? { state } : {}), ...(city ? { city } : {}) };
}
