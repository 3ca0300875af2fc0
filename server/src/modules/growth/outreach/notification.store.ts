// Planned messages as stored.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";

export type NotificationRow = Selectable<GrowthTables["notifications"]>;
export type NotificationWrite = Updateable<GrowthTables["notifications"]>;
export type NewNotificationRow = Omit<NotificationRow, "state" | "reason" | "by_person" | "message_id" | "settled_at">;

export function readNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("id", "=", id));
}

/** After the appointment of which it speaks: everybody takes the two in this order. */
export function lockNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("id", "=", id).forUpdate());
}

/** That of which this message of a conversation came. */
export function readByMessage(tx: Tx, messageId: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("message_id", "=", messageId));
}

/** Everything planned of an appointment so far, oldest first. */
export function readOfAppointment(tx: Tx, appointmentId: string): Promise<NotificationRow[]> {
  return tx.rows(
    sql
      .selectFrom("notifications")
      .selectAll()
      .where("appointment_id", "=", appointmentId)
      .orderBy("created_at")
      .orderBy("id"),
  );
}

/** False when the same is planned already. */
export async function insertNotification(tx: Tx, row: NewNotificationRow): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("notifications")
      .values(row)
      .onConflict((duplicate) => duplicate.doNothing()),
  );
  return made === 1;
}

export async function updateNotification(tx: Tx, id: string, write: NotificationWrite): Promise<void> {
  await tx.count(sql.updateTable("notifications").set(write).where("id", "=", id));
}

const OF_PERSON = {
  name: "notifications-of-person",
  text: `select n.id, n.state, n.contact_id = $1 as is_addressee from notifications n
    where n.business_id = current_business() and (n.contact_id = $1 or n.appointment_id in (
      select a.id from ${appointmentRows} a where a.business_id = current_business() and a.contact_id = $1))
    order by n.created_at, n.id for update of n`,
};

/** What was planned to be said to them, or of their appointments to whoever attends them; held. */
export function lockOfPerson(
  tx: Tx,
  contactId: string,
): Promise<(Pick<NotificationRow, "id" | "state"> & { is_addressee: boolean | null })[]> {
  return tx.run(OF_PERSON, [contactId]);
}
