// The appointments of a contact, for the rules that plan from them.
import type { ContactAppointment } from "@mostrador/domain/growth/outreach/contact-appointment.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";

type Row = { id: string; service_id: string; status: string; starts: Date; ends: Date; zone: string };

const OF_CONTACT = {
  name: "appointments-for-rules",
  text: `select a.id, a.service_id, a.status, a.starts, a.ends, b.zone
    from ${appointmentRows} a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    where a.business_id = current_business() and not a.is_block and a.contact_id = $1
    order by a.starts desc, a.id desc limit 200`,
};

/** The latest 200. */
export async function appointmentsOf(tx: Tx, contactId: string): Promise<ContactAppointment[]> {
  return (await tx.run<Row>(OF_CONTACT, [contactId])).map((row) => ({
    id: row.id,
    serviceId: row.service_id,
    status: row.status,
    start: row.starts.getTime(),
    end: row.ends.getTime(),
    zone: row.zone,
  }));
}

const CONTACT = {
  name: "contact-for-rules",
  text: `select contact_id from ${appointmentRows} a where business_id = current_business() and id = $1`,
};

/** Null without a client, or when it does not exist. */
export async function contactOf(tx: Tx, appointmentId: string): Promise<string | null> {
  return (await tx.run<{ contact_id: string | null }>(CONTACT, [appointmentId]))[0]?.contact_id ?? null;
}
