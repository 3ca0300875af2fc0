// The agenda's only table. Its exclusion constraints decide concurrent writes (D-4.3).
import { MOST_BUFFER } from "@mostrador/domain/catalog/services/schema.ts";
import type { AgendaStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Selectable, Updateable } from "kysely";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows, branchZoneOf } from "../../business/branches/index.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { serviceSpecialistRows, specialistRows } from "../../business/specialists/index.ts";
import { serviceFacilityRows, serviceRows } from "../../catalog/services/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { stockMovementRows } from "../../money/inventory/index.ts";

export type AppointmentRow = Selectable<SchedulingTables["appointments"]>;
export type AppointmentWrite = Updateable<SchedulingTables["appointments"]>;

export const LONGEST_TITLE = 150;

/** With the zone of its branch, for display. */
export type ZonedRow = AppointmentRow & { zone: string } & MovementIds;

/** Its income and its used products, the oldest first; left out of a new row. */
export type MovementIds = { money_movement_ids?: string[]; stock_movement_ids?: string[] };

/** An expression for the ids of those movements of the appointment with the alias `of` in a statement. */
export function movementIds(movements: string, of: string): string {
  return `array(select m.id from ${movements} m where m.business_id = ${of}.business_id and m.appointment_id = ${of}.id
    order by m.date, m.id)`;
}
const idsOf = (movements: string) => raw<string[]>`${raw.raw(movementIds(movements, "appointments"))}`;

const zoned = sql
  .selectFrom("appointments")
  .selectAll("appointments")
  .select(branchZoneOf("appointments").as("zone"))
  .select(idsOf(moneyMovementRows).as("money_movement_ids"))
  .select(idsOf(stockMovementRows).as("stock_movement_ids"));

const MOST_BUFFER_MS = MOST_BUFFER * 60_000;
const HOLDING: AgendaStatus[] = ["agendada", "confirmada", "asistida", "pago_pendiente"];

/** The values of an entry; the table fills in the rest of its row. */
export type NewEntry = Pick<
  AppointmentRow,
  | "business_id"
  | "id"
  | "short_id"
  | "is_block"
  | "branch_id"
  | "specialist_id"
  | "service_id"
  | "contact_id"
  | "title"
  | "details"
  | "client_notes"
  | "attendee_name"
  | "starts"
  | "ends"
  | "type"
  | "status"
  | "color_hex"
  | "request_key"
  | "created_by"
  | "created_at"
  | "visit_id"
  | "minutes_before"
  | "minutes_after"
  | "capacity"
>;

// One index read: a piece of busy time lasts a day at most.
const [FROM, TO] = [
  "($12::timestamptz - make_interval(mins => $22))",
  "($13::timestamptz + make_interval(mins => $23))",
];
const BUSY_ELSEWHERE = `exists (select from busy_times e where e.business_id = $1 and e.specialist_id = $6
      and e.starts > ${FROM} - interval '1 day' and e.starts < ${TO} and e.ends > ${FROM})`;

/** Without any, no trigger of rooms and equipment runs. */
const NEEDS_FACILITIES = `exists (select from ${serviceFacilityRows} n where n.business_id = $1 and n.service_id = $7)`;

const INSERT = {
  name: "appointment-insert",
  text: `insert into appointments (business_id, id, short_id, is_block, branch_id, specialist_id, service_id, contact_id,
      title, details, client_notes, starts, ends, type, status, color_hex, request_key,
      created_by, updated_by, created_at, updated_at, visit_id, attendee_name, minutes_before, minutes_after, capacity,
      needs_facilities)
    select $1, $2, $3, $4::boolean, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19, $19, $20, $21,
      $22::int, $23::int, $24::int, ${NEEDS_FACILITIES}
    where $4::boolean or not ${BUSY_ELSEWHERE}
    on conflict do nothing returning id`,
};

// The title as `titleOf` writes it; one that may need a cut is left to it.
const INSERT_AS_KNOWN = {
  name: "appointment-insert-as-known",
  text: `with made as (
      insert into appointments (business_id, id, short_id, is_block, branch_id, specialist_id, service_id, contact_id,
        title, details, client_notes, starts, ends, type, status, color_hex, request_key,
        created_by, updated_by, created_at, updated_at, visit_id, attendee_name, minutes_before, minutes_after, capacity,
        needs_facilities)
      select $1, $2, $3, $4, $5, $6, $7, $8, t.title, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19, $19, $20, $21,
        $22::int, $23::int, $24::int, ${NEEDS_FACILITIES}
      from ${branchRows} b, ${serviceRows} s, ${specialistRows} p, ${contactRows} c, lateral (select coalesce(nullif($9::text, ''),
        s.name || ' · ' || coalesce(nullif(concat_ws(' ', nullif(c.name, ''), nullif(c.lastname, ''),
            nullif(c.second_lastname, '')), ''),
          nullif(c.push_name, ''), nullif(c.whatsapp, ''), 'Cliente')) as title) t
      where b.business_id = $1 and b.id = $5 and b.xmin = $25::xid
        and p.business_id = $1 and p.id = $6 and p.xmin = $26::xid
        and s.business_id = $1 and s.id = $7 and s.xmin = $27::xid
        and c.business_id = $1 and c.id = $8 and c.deleted_at is null
        and $28::boolean = exists (select 1 from ${serviceSpecialistRows} l
          where l.business_id = $1 and l.service_id = $7 and l.specialist_id = $6)
        and ($9::text <> '' or octet_length(t.title) <= ${LONGEST_TITLE})
        and not ${BUSY_ELSEWHERE}
      on conflict do nothing returning title
    )
    select coalesce((select title from made), place_taken()::text) as title`,
};

/**
 * Undefined when the slot, the request key or the short id is taken: `on conflict` waits and never deadlocks. A block
 * may overlap busy times elsewhere, an appointment may not.
 */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<AppointmentRow | undefined> {
  const [made] = await tx.run<{ id: string }>(INSERT, valuesOf(entry));
  return made && rowOf(entry);
}

/**
 * The versions of the branch, the specialist and the service when they were read; and whether the specialist gives the
 * service.
 */
export type Versions = [branch: string, specialist: string, service: string, gives: boolean];

/**
 * In the round trip of the commit, which becomes a rollback (23P01) where `insertEntry` would return undefined, where
 * one of the three rows changed since, or the client is missing. An empty title is made from the service and the
 * client.
 */
export function insertAsKnown(tx: Tx, entry: NewEntry, versions: Versions): Promise<AppointmentRow[]> {
  const made = tx.withCommit<{ title: string }>(INSERT_AS_KNOWN, [...valuesOf(entry), ...versions]);
  return made.then((rows) => rows.map(({ title }) => rowOf({ ...entry, title })));
}

function valuesOf(entry: NewEntry): unknown[] {
  return [
    entry.business_id,
    entry.id,
    entry.short_id,
    entry.is_block,
    entry.branch_id,
    entry.specialist_id,
    entry.service_id,
    entry.contact_id,
    entry.title,
    entry.details,
    entry.client_notes,
    entry.starts,
    entry.ends,
    entry.type,
    entry.status,
    entry.color_hex,
    entry.request_key,
    entry.created_by,
    entry.created_at,
    entry.visit_id,
    entry.attendee_name,
    entry.minutes_before,
    entry.minutes_after,
    entry.capacity,
  ];
}

const NO_EVENT = { google_calendar_id: null, google_calendar_name: null };

/** As the table fills it in. */
function rowOf(entry: NewEntry): AppointmentRow {
  const filledIn = {
    confirmation_messages_counter: 0,
    event_id: "",
    auto_cancel_date: null,
    cancelled_at: null,
    cancellation_message: "",
    // The statement knows; only the triggers ask.
    needs_facilities: true,
    ...NO_EVENT,
  };
  return { ...entry, ...filledIn, updated_by: entry.created_by, updated_at: entry.created_at };
}

/** Before `lockSpecialists`: all code locks the two in this order. */
export function lockEntry(tx: Tx, id: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("id", "=", id).forUpdate());
}

export function readEntry(tx: Tx, id: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("id", "=", id));
}

export function readByRequestKey(tx: Tx, key: string): Promise<ZonedRow | undefined> {
  return tx.first(zoned.where("request_key", "=", key));
}

/** All appointments of its visit, itself included, locked in the order of their ids. */
export function lockVisit(tx: Tx, visitId: string): Promise<ZonedRow[]> {
  return tx.rows(zoned.where("visit_id", "=", visitId).orderBy("id").forUpdate());
}

/** With the other parts of its visit, so that two of them never wait for each other. */
export async function lockWithVisit(tx: Tx, id: string): Promise<ZonedRow | undefined> {
  const known = await readEntry(tx, id);
  if (!known?.visit_id) return known && lockEntry(tx, id);
  return (await lockVisit(tx, known.visit_id)).find((row) => row.id === id);
}

/** All who hold a place in its class, itself included, locked in the order of their ids. */
export function lockClass(
  tx: Tx,
  { specialist_id, branch_id, service_id, starts }: AppointmentRow,
): Promise<ZonedRow[]> {
  const atOnce = zoned.where("specialist_id", "=", specialist_id).where("starts", "=", starts);
  const ofClass = atOnce.where("branch_id", "=", branch_id).where("service_id", "=", service_id);
  return tx.rows(ofClass.where("capacity", ">", 1).where("status", "in", HOLDING).orderBy("id").forUpdate());
}

export function updateEntry(tx: Tx, id: string, write: AppointmentWrite): Promise<AppointmentRow | undefined> {
  return tx.first(sql.updateTable("appointments").set(write).where("id", "=", id).returningAll());
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("appointments").where("id", "=", id));
}

export type OverlapRow = Pick<
  AppointmentRow,
  "is_block" | "title" | "starts" | "ends" | "minutes_before" | "minutes_after"
>;

type OverlapSearch = {
  specialistId: string;
  starts: Date;
  ends: Date;
  ignoreId?: string | undefined;
  of: "appointments" | "everything";
  /** Its appointments share the time. */
  ofClass?: ClassKey | undefined;
};

/** The class that an appointment at that start belongs to. */
export type ClassKey = { branchId: string; serviceId: string; starts: Date };

/** The entries that occupy the specialist's time between the two instants, in order; at most three. */
export function readOverlaps(tx: Tx, at: OverlapSearch): Promise<OverlapRow[]> {
  let query = sql
    .selectFrom("appointments")
    .select(["is_block", "title", "starts", "ends", "minutes_before", "minutes_after"])
    .where("specialist_id", "=", at.specialistId)
    // the longest preparation and cleaning, so that the index is used
    .where("starts", "<", new Date(at.ends.getTime() + MOST_BUFFER_MS))
    .where("ends", ">", new Date(at.starts.getTime() - MOST_BUFFER_MS))
    .where(raw<boolean>`occupied(starts, ends, minutes_before, minutes_after) && tstzrange(${at.starts}, ${at.ends})`)
    .where((row) => {
      const holding = row("status", "in", at.of === "everything" ? [...HOLDING, "block"] : HOLDING);
      // a held place of a class is kept like an appointment
      return row.or([holding, row("capacity", ">", 1).and("status", "=", "block")]);
    })
    .orderBy("starts")
    .limit(3);
  if (at.ignoreId) query = query.where("id", "<>", at.ignoreId);
  if (at.ofClass) {
    const { branchId, serviceId, starts } = at.ofClass;
    query = query.where(
      raw<boolean>`not (capacity > 1 and branch_id = ${branchId} and service_id = ${serviceId} and starts = ${starts})`,
    );
  }
  return tx.rows(query);
}

/** Appointments of one contact, the newest first. */
export function readHistory(tx: Tx, contactId: string, most: number): Promise<ZonedRow[]> {
  return tx.rows(
    zoned.where("contact_id", "=", contactId).where("is_block", "=", false).orderBy("starts", "desc").limit(most),
  );
}

const FORGET = {
  name: "appointments-forget-client",
  text: `update appointments a
    set title = left(coalesce((select s.name || ' · ' from ${serviceRows} s
        where s.business_id = a.business_id and s.id = a.service_id), '') || (select c.name from ${contactRows} c
        where c.business_id = a.business_id and c.id = a.contact_id), ${LONGEST_TITLE}),
      details = '', client_notes = '', attendee_name = null, updated_at = greatest($2, a.updated_at + interval '1 millisecond')
    where a.business_id = current_business() and a.contact_id = $1 returning a.id`,
};

/** Their ids. */
export async function forgetClient(tx: Tx, contactId: string, at: Date): Promise<string[]> {
  return (await tx.run<{ id: string }>(FORGET, [contactId, at])).map(({ id }) => id);
}

/** Which of these are appointments of the business; blocks are not. */
export async function knownAppointments(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx.rows(
    sql.selectFrom("appointments").select("id").where("id", "in", ids).where("is_block", "=", false),
  );
  return rows.map(({ id }) => id);
}

const COUNT = {
  name: "appointments-count",
  text: "select count(*)::int as appointments from appointments where business_id = current_business() and not is_block",
};

/** How many appointments the agenda ever had, in any status. */
export async function countAppointments(tx: Tx): Promise<number> {
  return (await tx.run<{ appointments: number }>(COUNT, []))[0]?.appointments ?? 0;
}
