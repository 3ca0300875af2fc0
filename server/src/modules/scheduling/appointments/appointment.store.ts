// The agenda's one table. Writes that may meet somebody else's are settled by its exclusion constraints (D-4.3).
import type { AgendaStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type AppointmentRow = Selectable<SchedulingTables["appointments"]>;
export type AppointmentWrite = Updateable<SchedulingTables["appointments"]>;

/** With the zone of its branch, in which it is shown. */
export type ZonedRow = AppointmentRow & { zone: string };

const zoned = sql
  .selectFrom("appointments")
  .selectAll("appointments")
  .select((query) =>
    query
      .selectFrom("branches")
      .whereRef("branches.business_id", "=", "appointments.business_id")
      .whereRef("branches.id", "=", "appointments.branch_id")
      .select("branches.zone")
      .$asScalar()
      .$notNull()
      .as("zone"),
  );

const HOLDING: AgendaStatus[] = ["agendada", "confirmada", "asistida", "pago_pendiente"];

/** Undefined when the place, the request key or the short id is taken: `on conflict` waits and never deadlocks. */
export function insertEntry(
  tx: Tx,
  row: Insertable<SchedulingTables["appointments"]>,
): Promise<AppointmentRow | undefined> {
  return tx.first(
    sql
      .insertInto("appointments")
      .values(row)
      .onConflict((taken) => taken.doNothing())
      .returningAll(),
  );
}

/** Before `lockSpecialists`: everybody takes the two in this order. */
export function lockEntry(tx: Tx, id: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("id", "=", id).forUpdate());
}

export function readEntry(tx: Tx, id: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("id", "=", id));
}

export function readByRequestKey(tx: Tx, key: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("request_key", "=", key));
}

/** In the order of their ids, so that two who want the same ones wait instead of deadlocking. */
export async function lockSpecialists(tx: Tx, ids: string[]): Promise<void> {
  await tx.rows(
    sql
      .selectFrom("specialists")
      .select("id")
      .where("id", "in", [...new Set(ids)])
      .orderBy("id")
      .forNoKeyUpdate(),
  );
}

export function updateEntry(tx: Tx, id: string, write: AppointmentWrite): Promise<AppointmentRow | undefined> {
  return tx.first(sql.updateTable("appointments").set(write).where("id", "=", id).returningAll());
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("appointments").where("id", "=", id));
}

export type OverlapRow = Pick<AppointmentRow, "id" | "is_block" | "title" | "starts">;

/** What holds any of the specialist's time between the two instants, in order; at most three. */
export function readOverlaps(
  tx: Tx,
  at: { specialistId: string; starts: Date; ends: Date; ignoreId?: string; of: "appointments" | "everything" },
): Promise<OverlapRow[]> {
  let query = sql
    .selectFrom("appointments")
    .select(["id", "is_block", "title", "starts"])
    .where("specialist_id", "=", at.specialistId)
    .where("starts", "<", at.ends)
    .where("ends", ">", at.starts)
    .where("status", "in", at.of === "everything" ? [...HOLDING, "block"] : HOLDING)
    .orderBy("starts")
    .limit(3);
  if (at.ignoreId) query = query.where("id", "<>", at.ignoreId);
  return tx.rows(query);
}

/** Appointments of one contact, the newest first. */
export function readHistory(tx: Tx, contactId: string, most: number): Promise<ZonedRow[]> {
  return tx.rows(
    zoned.where("contact_id", "=", contactId).where("is_block", "=", false).orderBy("starts", "desc").limit(most),
  );
}
