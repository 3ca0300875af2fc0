// The current appointment, locked until the transaction ends: a cancellation or a move comes before, or after.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { DeletedAppointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type HeldRow, readDeleted, readHeld, readHeldVisit } from "./lock.store.ts";

export type HeldAppointment = {
  id: string;
  /** Null: it is not part of a visit. */
  visitId: string | null;
  /** Null: it has no client. */
  contactId: string | null;
  /** The person who comes, when it is not the client. */
  attendeeName: string | null;
  status: string;
  start: Instant;
  createdAt: Instant;
  cancelledAt: Instant | null;
  cancellationMessage: string;
  autoCancelAt: Instant | null;
  zone: string;
  branch: { id: string; name: string; address: string };
  service: { name: string };
  specialist: { id: string; name: string; whatsapp: string; countryCode: string };
};

export async function holdAppointment(tx: Tx, id: string): Promise<HeldAppointment | null> {
  const [row] = await readHeld(tx, [id]);
  return row ? present(row) : null;
}

/** The existing ones, in the given order. */
export async function holdAppointments(tx: Tx, ids: readonly string[]): Promise<HeldAppointment[]> {
  const rows = (await readHeld(tx, ids)).map(present);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The appointment and all of its visit. `visitId`: of one that may be deleted. */
export async function holdVisit(tx: Tx, id: string, visitId: string | null = null): Promise<HeldAppointment[]> {
  return (await readHeldVisit(tx, id, visitId)).map(present);
}

/** A deleted one, as it was; null where its references are deleted, too. */
export async function deletedAppointment(tx: Tx, id: string, was: DeletedAppointment): Promise<HeldAppointment | null> {
  const row = await readDeleted(tx, id, was);
  return row ? present(row) : null;
}

function present(row: HeldRow): HeldAppointment {
  return {
    id: row.id,
    visitId: row.visit_id,
    contactId: row.contact_id,
    attendeeName: row.attendee_name,
    status: row.status,
    start: row.starts.getTime(),
    createdAt: row.created_at.getTime(),
    cancelledAt: row.cancelled_at?.getTime() ?? null,
    cancellationMessage: row.cancellation_message,
    autoCancelAt: row.auto_cancel_date?.getTime() ?? null,
    zone: row.zone,
    branch: { id: row.branch_id, name: row.branch_name, address: row.branch_address.description },
    service: { name: row.service_name },
    specialist: {
      id: row.specialist_id,
      name: row.specialist_name,
      whatsapp: row.specialist_whatsapp,
      countryCode: row.specialist_country_code,
    },
  };
}
