// Closes a date, or gives it other hours (D-17.10). Bookings on it stay: the answer lists them, and a person decides.

import { holidaysBetween } from "@mostrador/domain/business/branches/closed-dates/holidays.ts";
import type * as routes from "@mostrador/domain/business/branches/closed-dates/routes.ts";
import type { ClosedDate, StrandedAppointment } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { declareSlot } from "../../../../kernel/slot.ts";
import { noteBlindEdit } from "../../../ground/identity/index.ts";
import {
  applyDates,
  type ClosedDateRow,
  deleteClosedDate,
  holdClosedDate,
  insertClosedDate,
  readBetween,
  updateClosedDate,
} from "./closed-date.store.ts";

/** Who is booked on that local day of a branch, or of all branches. */
export type StrandedOnDay = (tx: Tx, day: string, branchId: string | null) => Promise<StrandedAppointment[]>;
export const strandedAppointments = declareSlot<StrandedOnDay>("stranded-appointments");

const NO_DATE = "No se encontró ese día";
const UNIQUE = "23505";
const THERE = "Ese día ya está en la lista. Ábrelo para cambiarlo.";

function asThere(error: unknown): never {
  throw (error as { code?: string }).code === UNIQUE ? conflict(THERE) : error;
}

export async function listClosedDates(ctx: TenantCtx, { query }: Call<typeof routes.listClosedDates>) {
  const dates = await transact(ctx, async (tx) => {
    const rows = await readBetween(tx, query.from, query.to);
    return Promise.all(rows.map((row) => present(tx, ctx, row)));
  });
  return { data: { dates, holidays: holidaysBetween(query.from, query.to) } };
}

export async function createClosedDate(ctx: TenantCtx, { body }: Call<typeof routes.createClosedDate>) {
  const { branchId, day, name, hours } = body.closedDate;
  const data = await transact(ctx, async (tx, tenant) => {
    const [id, at] = [newId(), new Date(ctx.now)];
    const row = {
      business_id: tenant.businessId,
      id,
      branch_id: branchId,
      day,
      name,
      hours: JSON.stringify(hours),
    };
    const made = await insertClosedDate(tx, {
      ...row,
      created_by: actorName(ctx.actor),
      created_at: at,
      updated_at: at,
    });
    if (made === 0) throw conflict(THERE);
    await apply(tx, tenant, row);
    return present(tx, ctx, await hold(tx, id));
  });
  return { data, message: hours.length === 0 ? "Día cerrado" : "Horario del día guardado" };
}

export async function editClosedDate(ctx: TenantCtx, { params, body }: Call<typeof routes.editClosedDate>) {
  const { updatedAt, day, name, hours } = body.closedDate;
  const data = await transact(ctx, async (tx, tenant) => {
    const row = await hold(tx, params.id);
    await updateClosedDate(tx, row.id, {
      day: day ?? row.day,
      name: name ?? row.name,
      hours: JSON.stringify(hours ?? row.hours),
      updated_at: nextUpdate(tenant, row.updated_at, updatedAt),
    }).catch(asThere);
    await noteBlindEdit(tx, tenant, updatedAt, {
      action: "closedDate.edited",
      what: `el día ${row.day}`,
      details: { closedDateId: row.id },
    });
    await apply(tx, tenant, row);
    return present(tx, ctx, await hold(tx, row.id));
  });
  return { data, message: "Día guardado" };
}

export async function removeClosedDate(ctx: TenantCtx, { params }: Call<typeof routes.removeClosedDate>) {
  await transact(ctx, async (tx, inside) => {
    const row = await hold(tx, params.id);
    await deleteClosedDate(tx, row.id);
    await apply(tx, inside, row);
  });
  return { data: { _id: params.id }, message: "Ese día vuelve a su horario de siempre" };
}

async function present(tx: Tx, ctx: TenantCtx, row: ClosedDateRow): Promise<ClosedDate> {
  const stranded = ctx.fillings.of(strandedAppointments).map((read) => read(tx, row.day, row.branch_id));
  return {
    _id: row.id,
    businessId: row.business_id,
    branchId: row.branch_id,
    day: row.day,
    name: row.name,
    hours: row.hours as ClosedDate["hours"],
    appointments: (await Promise.all(stranded)).flat(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Every branch that it applies to reads its dates again, and so do the screens. */
async function apply(tx: Tx, ctx: TenantCtx, { branch_id, id }: { branch_id: string | null; id: string }) {
  await applyDates(tx, branch_id);
  await announce(tx, ctx, branches.changed, { id: branch_id ?? id });
}

async function hold(tx: Tx, id: string): Promise<ClosedDateRow> {
  const row = await holdClosedDate(tx, id);
  if (!row) throw notFound(NO_DATE);
  return row;
}
