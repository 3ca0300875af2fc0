// Where the event of an appointment or a block is in Google, and its last written version.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { appointmentRows } from "../../appointments/index.ts";

export type EventRow = Selectable<SchedulingTables["calendar_events"]>;
type EventWrite = Updateable<SchedulingTables["calendar_events"]>;

export function lockEvent(tx: Tx, appointmentId: string): Promise<EventRow | undefined> {
  return tx.first(
    sql.selectFrom("calendar_events").selectAll().where("appointment_id", "=", appointmentId).forUpdate(),
  );
}

export async function insertEvent(tx: Tx, row: EventRow): Promise<void> {
  await tx.count(
    sql
      .insertInto("calendar_events")
      .values(row)
      .onConflict((known) => known.columns(["business_id", "appointment_id"]).doNothing()),
  );
}

/** Only for this event: there may be another one by now. */
export async function updateEvent(tx: Tx, appointmentId: string, eventId: string, write: EventWrite): Promise<boolean> {
  const update = sql.updateTable("calendar_events").set(write).where("appointment_id", "=", appointmentId);
  return (await tx.count(update.where("event_id", "=", eventId))) === 1;
}

export async function deleteEvent(tx: Tx, appointmentId: string, eventId: string): Promise<void> {
  const gone = sql.deleteFrom("calendar_events").where("appointment_id", "=", appointmentId);
  await tx.count(gone.where("event_id", "=", eventId));
}

/** They are written again. */
export async function unsettle(tx: Tx, appointmentIds: string[]): Promise<void> {
  const update = sql.updateTable("calendar_events").set({ pushed_version: null });
  await tx.count(update.where("appointment_id", "in", appointmentIds));
}

/** Of an unlinked calendar; returns their owners. */
export async function forgetRows(tx: Tx, specialistId: string): Promise<string[]> {
  const gone = sql.deleteFrom("calendar_events").where("specialist_id", "=", specialistId);
  return (await tx.rows(gone.returning("appointment_id"))).map((row) => row.appointment_id);
}

/** The rest of an account: of specialists who have another calendar by now. */
export async function forgetRowsOfAccount(tx: Tx, accountId: string): Promise<string[]> {
  const gone = sql.deleteFrom("calendar_events").where("account_id", "=", accountId);
  return (await tx.rows(gone.returning("appointment_id"))).map((row) => row.appointment_id);
}

/** Our events among the entries of a calendar. */
export function readEventsOf(tx: Tx, specialistId: string, calendarId: string): Promise<EventRow[]> {
  return tx.rows(
    sql
      .selectFrom("calendar_events")
      .selectAll()
      .where("specialist_id", "=", specialistId)
      .where("calendar_id", "=", calendarId),
  );
}

const HOLDING = "('agendada', 'confirmada', 'asistida', 'pago_pendiente')";

const LATE = {
  name: "calendar-late",
  text: `(select a.id from ${appointmentRows} a
      left join calendar_events e on e.business_id = a.business_id and e.appointment_id = a.id
      where a.business_id = current_business() and a.specialist_id = $1 and not a.is_block and a.starts > $2
        and a.status in ${HOLDING}
        and (e.appointment_id is null or e.pushed_version is distinct from a.updated_at or e.calendar_id <> $3)
      order by a.starts limit 100)
    union
    (select a.id from ${appointmentRows} a
      left join calendar_events e on e.business_id = a.business_id and e.appointment_id = a.id
      where a.business_id = current_business() and a.specialist_id = $1 and a.is_block and a.ends > $2
        and (e.appointment_id is null or e.pushed_version is distinct from a.updated_at or e.calendar_id <> $3)
      order by a.ends limit 100)
    union
    (select e.appointment_id as id from calendar_events e
      left join ${appointmentRows} a on a.business_id = e.business_id and a.id = e.appointment_id
      where e.business_id = current_business() and e.specialist_id = $1
        and (a.id is null or a.specialist_id <> $1 or (not a.is_block and a.status not in ${HOLDING}))
      limit 100)`,
};

/** Appointments and blocks of the specialist whose current state is not in Google yet. */
export async function readLate(
  tx: Tx,
  at: { specialistId: string; calendarId: string; after: Date },
): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(LATE, [at.specialistId, at.after, at.calendarId]);
  return rows.map(({ id }) => id);
}
