// Planned messages in the database.

import type { AskedReminderKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";

export type NotificationRow = Selectable<GrowthTables["notifications"]>;
export type NotificationWrite = Updateable<GrowthTables["notifications"]>;
type Unset =
  | "state"
  | "reason"
  | "by_person"
  | "message_id"
  | "settled_at"
  | "rule_id"
  | "subject_id"
  | "updated_at"
  | "hurried";
export type NewNotificationRow = Omit<NotificationRow, Unset> & { rule_id?: string; subject_id?: string };

export function readNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("id", "=", id));
}

/** Locked after its appointment: all code locks the two in this order. */
export function lockNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("id", "=", id).forUpdate());
}

/** Locked where it has nothing that is locked before it: no appointment and no subject. */
export function lockStandalone(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(
    sql
      .selectFrom("notifications")
      .selectAll()
      .where("id", "=", id)
      .where("appointment_id", "is", null)
      .where("subject_id", "is", null)
      .forUpdate(),
  );
}

const STANDALONE_AMONG = {
  name: "lock-standalone-notifications",
  text: `select * from notifications where business_id = current_business() and id = any($1::uuid[])
    and appointment_id is null and subject_id is null order by contact_id, created_at, id for update skip locked`,
};

/** The same for those among these that nobody else has locked; by contact, the oldest first. */
export function lockStandaloneAmong(tx: Tx, ids: readonly string[]): Promise<NotificationRow[]> {
  return tx.run(STANDALONE_AMONG, [ids]);
}

/** The planned message behind this message of a conversation. */
export function readByMessage(tx: Tx, messageId: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("notifications").selectAll().where("message_id", "=", messageId));
}

/** Everything planned for these appointments, and for a visit, so far, oldest first. */
export function readOfVisit(tx: Tx, ids: readonly string[], visitId: string | null): Promise<NotificationRow[]> {
  let query = sql.selectFrom("notifications").selectAll().orderBy("created_at").orderBy("id");
  query = visitId
    ? query.where((eb) => eb.or([eb("appointment_id", "in", ids), eb("visit_id", "=", visitId)]))
    : query.where("appointment_id", "in", ids);
  return tx.rows(query);
}

/** Its appointments, in order; a visit has several. */
export function appointmentIdsOf(row: Pick<NotificationRow, "appointment_id" | "with_appointments">): string[] {
  return row.appointment_id ? [row.appointment_id, ...row.with_appointments] : [];
}

/** False when the same one is planned already. */
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

/** Their pending reminders, the next first. */
export function remindersOf(tx: Tx, contactId: string, kind: AskedReminderKind): Promise<NotificationRow[]> {
  return tx.rows(
    sql
      .selectFrom("notifications")
      .selectAll()
      .where("contact_id", "=", contactId)
      .where("kind", "=", kind)
      .where("state", "=", "planned")
      .orderBy("deliver_at")
      .orderBy("id"),
  );
}

const OF_PERSON = {
  name: "notifications-of-person",
  text: `select n.id, n.state, n.contact_id = $1 as is_addressee from notifications n
    where n.business_id = current_business() and (n.contact_id = $1 or n.appointment_id in (
      select a.id from ${appointmentRows} a where a.business_id = current_business() and a.contact_id = $1))
    order by n.created_at, n.id for update of n`,
};

/** Pending messages to them, or about their appointments to the specialist; locked. */
export function lockOfPerson(
  tx: Tx,
  contactId: string,
): Promise<(Pick<NotificationRow, "id" | "state"> & { is_addressee: boolean | null })[]> {
  return tx.run(OF_PERSON, [contactId]);
}
