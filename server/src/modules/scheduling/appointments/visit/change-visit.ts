// Moves the whole visit of an appointment, or changes its status: every appointment of it, or none (D-4.3).
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Appointment, NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { VisitMove } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { lockSpecialists } from "../../../business/specialists/index.ts";
import { lockVisit, readEntry, type ZonedRow } from "../appointment.store.ts";
import { applyStatus } from "../change-status.ts";
import { applyChange } from "../edit-appointment.ts";
import { lockFacilities } from "../facilities/facility-hold.store.ts";
import { presentAppointment } from "../present-appointment.ts";
import { ofEdit } from "../refusals/of-edit.ts";
import { ofLine } from "./of-line.ts";

const OPEN: ReadonlySet<string> = new Set(["agendada", "confirmada", "pago_pendiente"]);

/** Appointments that released their slot stay where they were. */
export async function moveVisit(ctx: TenantCtx, id: string, move: VisitMove): Promise<Appointment[]> {
  return transact(ctx, async (tx, tenant) => {
    const { rows, own } = await hold(tx, id);
    nextUpdate(tenant, own.updated_at, move.updatedAt);
    const { start: _start, end, ...edit } = move;
    const shift = Date.parse(move.start) - own.starts.getTime();
    const moved = rows.filter((row) => row.id === own.id || holdsPlace(row.status));
    await lockSpecialists(tx, [...moved.map((row) => row.specialist_id), move.specialistId ?? own.specialist_id]);
    await lockOfVisit(tx, moved);
    const done: ZonedRow[] = [];
    // The first one in the direction of the move goes first, and makes room for the next.
    for (const row of [...moved].sort((a, b) => (a.starts.getTime() - b.starts.getTime()) * (shift > 0 ? -1 : 1))) {
      const common = {
        start: row.starts.getTime() + shift,
        confirmOutsideHours: move.confirmOutsideHours,
        updatedAt: row.updated_at.toISOString(),
      };
      const change = row.id === own.id ? { ...edit, ...(end && { end: Date.parse(end) }), ...common } : common;
      const work = () => applyChange(tx, tenant, row, change);
      done.push(await (row.id === own.id ? ofEdit("visit", work) : ofLine(rows.indexOf(row), work)));
    }
    return inOrder(done);
  });
}

/** `tellClient`: sent once, with the first that is cancelled. */
export async function changeVisitStatus(
  ctx: TenantCtx,
  id: string,
  status: AppointmentStatus,
  tellClient = "",
): Promise<Appointment[]> {
  return transact(ctx, async (tx, inside) => {
    const { rows: all, own } = await hold(tx, id);
    // Attended appointments stay so, whatever happens to the others.
    const rows = all.filter((row) => row.status === own.status || OPEN.has(row.status));
    if (holdsPlace(status)) {
      await lockSpecialists(
        tx,
        rows.map((row) => row.specialist_id),
      );
      await lockOfVisit(tx, rows);
    }
    const done: ZonedRow[] = [];
    let words = tellClient;
    for (const [index, row] of rows.entries()) {
      const changed = await ofLine(index, () => applyStatus(tx, inside, row, status, words));
      if (changed !== row) words = "";
      done.push(changed);
    }
    return inOrder(done);
  });
}

/** In the order of their starts. */
async function hold(tx: Tx, id: string): Promise<{ rows: ZonedRow[]; own: ZonedRow }> {
  const known = await readEntry(tx, id);
  if (!known || known.is_block) throw notFound(NO_APPOINTMENT);
  if (!known.visit_id) throw invalid("visit", "La cita no es parte de una visita");
  const rows = (await lockVisit(tx, known.visit_id)).sort((a, b) => a.starts.getTime() - b.starts.getTime());
  const own = rows.find((row) => row.id === known.id);
  if (!own) throw notFound(NO_APPOINTMENT);
  return { rows, own };
}

/** All at once: two visits never wait for each other's rooms. */
async function lockOfVisit(tx: Tx, rows: readonly ZonedRow[]): Promise<void> {
  const branches = [...new Set(rows.map((row) => row.branch_id))].sort();
  const services = rows.flatMap((row) => row.service_id ?? []);
  for (const branchId of branches) await lockFacilities(tx, branchId, services);
}

function inOrder(rows: ZonedRow[]): Appointment[] {
  return [...rows].sort((a, b) => a.starts.getTime() - b.starts.getTime()).map(presentAppointment);
}
