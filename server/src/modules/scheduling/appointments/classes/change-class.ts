// Moves the whole class of an appointment, or changes its status: every client who has a place in it, or none
// (decision 152).
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type ClassMove, NOT_OF_A_CLASS } from "@mostrador/domain/scheduling/appointments/classes/schema.ts";
import { type Appointment, NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { lockSpecialists } from "../../../business/specialists/index.ts";
import { lockClass, readEntry, type ZonedRow } from "../appointment.store.ts";
import { applyStatus } from "../change-status.ts";
import { applyChange } from "../edit-appointment.ts";
import { lockFacilities } from "../facilities/facility-hold.store.ts";
import { dropHeldPlaces } from "../held/hold-place.ts";
import { presentAppointment } from "../present-appointment.ts";
import { ofEdit } from "../refusals/of-edit.ts";
import { leavePlaces } from "./class.store.ts";

/** Everything else of the edit is for this appointment alone. */
export async function moveClass(ctx: TenantCtx, id: string, move: ClassMove): Promise<Appointment[]> {
  return transact(ctx, async (tx, tenant) => {
    const { rows, own } = await hold(tx, id);
    nextUpdate(tenant, own.updated_at, move.updatedAt);
    const { start, end, updatedAt: _sent, ...edit } = move;
    const { branchId, specialistId, confirmOutsideHours, confirmOtherBranch, confirmNotGiven } = edit;
    const place = {
      ...{ branchId, specialistId, confirmOutsideHours, confirmOtherBranch, confirmNotGiven },
      start: Date.parse(start),
      ...(end && { end: Date.parse(end) }),
    };
    await lockSpecialists(tx, [own.specialist_id, specialistId ?? own.specialist_id]);
    const branches = [...new Set([own.branch_id, branchId ?? own.branch_id])].sort();
    for (const branch of branches) await lockFacilities(tx, branch, [own.service_id as string]);
    // at the new start they are one class again: meanwhile none of them is in the way of the others
    await leavePlaces(
      tx,
      rows.map((row) => row.id),
    );
    await dropHeldPlaces(tx, tenant, own);
    const moved: ZonedRow[] = [];
    for (const row of rows) {
      const change = {
        ...(row.id === own.id ? edit : {}),
        ...place,
        updatedAt: row.updated_at.toISOString(),
        takesPlaceAgain: true,
      };
      moved.push(await ofEdit("class", () => applyChange(tx, tenant, row, change)));
    }
    return moved.map(presentAppointment);
  });
}

/** `tellClient`: each of the clients who are cancelled gets it. */
export async function changeClassStatus(
  ctx: TenantCtx,
  id: string,
  status: AppointmentStatus,
  tellClient = "",
): Promise<Appointment[]> {
  return transact(ctx, async (tx, inside) => {
    const { rows: all, own } = await hold(tx, id);
    // who attended stays so, whatever happens to the others
    const rows = all.filter((row) => row.status === own.status || row.status !== "asistida");
    if (!holdsPlace(status)) await dropHeldPlaces(tx, inside, own);
    const changed: ZonedRow[] = [];
    for (const row of rows) changed.push(await applyStatus(tx, inside, row, status, tellClient));
    return changed.map(presentAppointment);
  });
}

/** Locked in the order of their ids. */
async function hold(tx: Tx, id: string): Promise<{ rows: ZonedRow[]; own: ZonedRow }> {
  const known = await readEntry(tx, id);
  if (!known || known.is_block) throw notFound(NO_APPOINTMENT);
  if (known.capacity === 1 || !holdsPlace(known.status)) throw invalid("class", NOT_OF_A_CLASS);
  const rows = await lockClass(tx, known);
  const own = rows.find((row) => row.id === known.id);
  if (!own) throw notFound(NO_APPOINTMENT);
  return { rows, own };
}
