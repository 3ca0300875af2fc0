// The data of an appointment or a block for an external calendar, and the marks of where it is there.
import { joinable } from "../../../../kernel/db/joinable.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { businessRows } from "../../../business/businesses/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../../business/contacts/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

/** Place, time, status and version: for joins. Blocks are included. */
export const appointmentRows = joinable("appointments", [
  "business_id",
  "id",
  "is_block",
  "visit_id",
  "branch_id",
  "specialist_id",
  "service_id",
  "contact_id",
  "attendee_name",
  "title",
  "starts",
  "ends",
  "status",
  "created_at",
  "updated_at",
]);

export type ToldAppointment = ClientNames & {
  id: string;
  is_block: boolean;
  specialist_id: string;
  starts: Date;
  ends: Date;
  title: string;
  details: string;
  client_notes: string;
  attendee_name: string | null;
  status: string;
  created_at: Date;
  updated_at: Date;
  zone: string;
  business_name: string;
  branch_name: string;
  branch_address: { description: string };
  specialist_name: string;
  service_name: string | null;
};

const TOLD = `select a.id, a.is_block, a.specialist_id, a.starts, a.ends, a.title, a.details, a.client_notes, a.attendee_name, a.status,
      a.created_at, a.updated_at, b.zone, n.name as business_name, b.name as branch_name, b.address as branch_address,
      p.name as specialist_name, s.name as service_name,
      ${CLIENT_NAMES.join(", ")}
    from appointments a
    join ${businessRows} n on n.business_id = a.business_id
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    left join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    left join ${contactRows} c on c.business_id = a.business_id and c.id = a.contact_id
    where a.business_id = current_business()`;
const ONE = { name: "appointment-told", text: `${TOLD} and a.id = $1` };
// An edit may have given one appointment of a visit to another client.
const VISIT = {
  name: "visit-told",
  text: `${TOLD} and not a.is_block and (a.id = $1 or (a.visit_id, a.contact_id) = (select o.visit_id, o.contact_id
      from appointments o where o.business_id = current_business() and o.id = $1)) order by a.starts, a.id`,
};

/** With the names on it; a block has fewer. Undefined when it does not exist. */
export async function readTold(tx: Tx, id: string): Promise<ToldAppointment | undefined> {
  const [row] = await tx.run<ToldAppointment>(ONE, [id]);
  return row;
}

/** With its client's other appointments of the visit, in order; empty where it does not exist. */
export function readToldVisit(tx: Tx, id: string): Promise<ToldAppointment[]> {
  return tx.run<ToldAppointment>(VISIT, [id]);
}

/** This is no edit of the appointment: the version for people stays. */
export async function noteEvent(
  tx: Tx,
  id: string,
  event: { eventId: string; calendarId: string; calendarName: string } | null,
): Promise<void> {
  await tx.count(
    sql
      .updateTable("appointments")
      .set({
        event_id: event?.eventId ?? "",
        google_calendar_id: event?.calendarId ?? null,
        google_calendar_name: event?.calendarName ?? null,
      })
      .where("id", "=", id),
  );
}

/** They are in no external calendar any more. */
export async function forgetEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const nowhere = { event_id: "", google_calendar_id: null, google_calendar_name: null };
  await tx.count(
    sql
      .updateTable("appointments")
      .set(nowhere)
      .where("id", "in", [...ids]),
  );
}
