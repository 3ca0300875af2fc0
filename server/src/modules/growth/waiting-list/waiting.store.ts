// The entries of the queue, with the names of the requested rows.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { specialistRows } from "../../business/specialists/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";

export type EntryRow = Selectable<GrowthTables["waiting_entries"]>;
export type NewEntry = Insertable<GrowthTables["waiting_entries"]>;

export type NamedEntry = EntryRow & {
  zone: string;
  branch_name: string;
  service_name: string;
  specialist_name: string | null;
  client_name: string;
  client_lastname: string;
  client_push_name: string;
  client_whatsapp: string;
  client_country_code: string;
  offer_id: string | null;
  offer_starts: Date | null;
  offer_ends: Date | null;
  offer_specialist_id: string | null;
  offer_specialist: string | null;
  held_until: Date | null;
};

const NAMED = {
  name: "waiting-named",
  text: `select w.*, b.zone, b.name as branch_name, s.name as service_name, p.name as specialist_name,
      c.name as client_name, c.lastname as client_lastname, c.push_name as client_push_name,
      c.whatsapp as client_whatsapp, c.country_code as client_country_code,
      o.id as offer_id, o.starts as offer_starts, o.ends as offer_ends, o.specialist_id as offer_specialist_id,
      op.name as offer_specialist, o.held_until
    from waiting_entries w
    join ${branchRows} b on b.business_id = w.business_id and b.id = w.branch_id
    join ${serviceRows} s on s.business_id = w.business_id and s.id = w.service_id
    join ${contactRows} c on c.business_id = w.business_id and c.id = w.contact_id
    left join ${specialistRows} p on p.business_id = w.business_id and p.id = w.specialist_id
    left join waiting_offers o on o.business_id = w.business_id and o.entry_id = w.id and o.status = 'open'
    left join ${specialistRows} op on op.business_id = o.business_id and op.id = o.specialist_id
    where w.business_id = current_business() and ($1::uuid is null or w.id = $1)
      and ($1::uuid is not null or w.status in ('waiting', 'offered'))
    order by w.created_at, w.id limit 500`,
};

/** The waiting ones, in order of arrival. */
export function readLine(tx: Tx): Promise<NamedEntry[]> {
  return tx.run<NamedEntry>(NAMED, [null]);
}

/** Whether an entry waits for an offer, or for an answer to one. */
export async function isAnyoneWaiting(tx: Tx): Promise<boolean> {
  const query = sql.selectFrom("waiting_entries").select("id").where("status", "in", ["waiting", "offered"]).limit(1);
  return (await tx.first(query)) !== undefined;
}

export async function readNamedEntry(tx: Tx, id: string): Promise<NamedEntry | undefined> {
  return (await tx.run<NamedEntry>(NAMED, [id]))[0];
}

export function lockEntry(tx: Tx, id: string): Promise<EntryRow | undefined> {
  return tx.first(sql.selectFrom("waiting_entries").selectAll().where("id", "=", id).forUpdate());
}

/** Undefined when its key, or its appointment, has an entry already. */
export function insertWaiting(tx: Tx, row: NewEntry): Promise<EntryRow | undefined> {
  return tx.first(
    sql
      .insertInto("waiting_entries")
      .values(row)
      .onConflict((known) => known.doNothing())
      .returningAll(),
  );
}

export async function updateWaiting(
  tx: Tx,
  id: string,
  set: Updateable<GrowthTables["waiting_entries"]>,
): Promise<void> {
  await tx.count(sql.updateTable("waiting_entries").set(set).where("id", "=", id));
}

export function findByRequestKey(tx: Tx, key: string): Promise<EntryRow | undefined> {
  return tx.first(sql.selectFrom("waiting_entries").selectAll().where("request_key", "=", key));
}

export function findByAppointment(tx: Tx, appointmentId: string): Promise<EntryRow | undefined> {
  return tx.first(
    sql
      .selectFrom("waiting_entries")
      .selectAll()
      .where("appointment_id", "=", appointmentId)
      .where("status", "in", ["waiting", "offered"]),
  );
}

/** The entries of a contact that are not for an earlier slot of an appointment: created before that instant. */
export function findWithoutAppointment(tx: Tx, contactId: string, serviceId: string, before: Date) {
  return tx.rows(
    sql
      .selectFrom("waiting_entries")
      .select("id")
      .where("contact_id", "=", contactId)
      .where("service_id", "=", serviceId)
      .where("appointment_id", "is", null)
      .where("status", "in", ["waiting", "offered"])
      .where("created_at", "<", before),
  );
}
