// What a contact may do with its own appointments, through the assistant (D-9.2): list the future ones, move one to a
// free slot, cancel it, confirm it. Other contacts' appointments are not found.
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readUpcoming, type UpcomingRow } from "./agenda.store.ts";
import { lockWithVisit, type ZonedRow } from "./appointment.store.ts";
import { applyStatus } from "./change-status.ts";
import type { FreeOnly } from "./check-place.ts";
import { applyChange } from "./edit-appointment.ts";

/** `start` and `end` in epoch ms; names, place and price as stored now (D-15.10). */
export type ContactAppointment = {
  id: string;
  shortId: string;
  start: Instant;
  end: Instant;
  /** The person who comes, when it is not the contact. */
  attendeeName: string | null;
  status: string;
  zone: string;
  branch: { id: string; name: string; address: string };
  service: { id: string; name: string; price: string };
  specialist: { id: string; name: string };
};

export type OwnAppointment = { contactId: string; appointmentId: string };

const ACTIVE = new Set(["agendada", "confirmada", "pago_pendiente"]);

/** The current and future ones that hold their slot, the next one first; at most 20. */
export async function upcomingAppointmentsOf(ctx: TenantCtx, contactId: string): Promise<ContactAppointment[]> {
  const rows = await readTogether(ctx, (tx) => readUpcoming(tx, contactId, new Date(ctx.now)));
  return rows.map(present);
}

/** One of the contact's, in any status. */
export async function contactAppointment(ctx: TenantCtx, own: OwnAppointment): Promise<ContactAppointment> {
  return readTogether(ctx, (tx) => presented(tx, ctx, own));
}

export async function rescheduleAppointment(
  ctx: TenantCtx,
  own: OwnAppointment,
  to: { start: Instant; specialistId: string; branchId: string; serviceId?: string | undefined; requireFree: FreeOnly },
): Promise<ContactAppointment> {
  return withOwn(ctx, own, async (tx, inside, row) => {
    if (!ACTIVE.has(row.status)) throw new DomainError(422, "Esa cita ya no está activa");
    await applyChange(tx, inside, row, { ...to, updatedAt: row.updated_at.toISOString() });
  });
}

/** A second cancellation has no further effect. */
export async function cancelAppointment(ctx: TenantCtx, own: OwnAppointment): Promise<ContactAppointment> {
  return withOwn(ctx, own, async (tx, inside, row) => {
    if (row.status === "cancelada") return;
    if (!ACTIVE.has(row.status)) throw new DomainError(422, "Esa cita ya no está activa");
    await applyStatus(tx, inside, row, "cancelada");
  });
}

/** Only the payment confirms an appointment that waits for it (D-5.4). */
export async function confirmAppointment(ctx: TenantCtx, own: OwnAppointment): Promise<ContactAppointment> {
  return withOwn(ctx, own, async (tx, inside, row) => {
    if (!ACTIVE.has(row.status)) throw new DomainError(422, "Esa cita ya no está activa");
    if (row.status === "pago_pendiente") throw new DomainError(422, "La cita se confirma al recibir su pago");
    await applyStatus(tx, inside, row, "confirmada");
  });
}

async function withOwn(
  ctx: TenantCtx,
  own: OwnAppointment,
  work: (tx: Tx, inside: TenantCtx, row: ZonedRow) => Promise<void>,
): Promise<ContactAppointment> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockWithVisit(tx, own.appointmentId);
    if (!row || row.contact_id !== own.contactId) throw notFound(NO_APPOINTMENT);
    await work(tx, inside, row);
    return presented(tx, ctx, own);
  });
}

async function presented(tx: Tx, ctx: TenantCtx, own: OwnAppointment): Promise<ContactAppointment> {
  const [row] = await readUpcoming(tx, own.contactId, new Date(ctx.now), own.appointmentId);
  if (!row) throw notFound(NO_APPOINTMENT);
  return present(row);
}

function present(row: UpcomingRow): ContactAppointment {
  return {
    id: row.id,
    shortId: row.short_id,
    start: row.starts.getTime(),
    end: row.ends.getTime(),
    attendeeName: row.attendee_name,
    status: row.status,
    zone: row.zone,
    branch: { id: row.branch_id, name: row.branch_name, address: row.branch_address.description },
    service: { id: row.service_id, name: row.service_name, price: row.price },
    specialist: { id: row.specialist_id, name: row.specialist_name },
  };
}
