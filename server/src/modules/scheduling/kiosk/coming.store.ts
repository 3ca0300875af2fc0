// The appointments that a tablet shows, and those of the number that a client typed.
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { businessRows } from "../../business/businesses/index.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { specialistRows } from "../../business/specialists/index.ts";
import { appointmentRows } from "../appointments/index.ts";

export type ComingRow = {
  id: string;
  visit_id: string | null;
  branch_id: string;
  branch_name: string;
  zone: string;
  status: AppointmentStatus;
  starts: Date;
  ends: Date;
  specialist_name: string;
  attendee_name: string | null;
  client_name: string | null;
  client_lastname: string | null;
  client_push_name: string | null;
};

const COMING = `select a.id, a.visit_id, a.branch_id, b.name as branch_name, b.zone, a.status, a.starts, a.ends,
      p.name as specialist_name, a.attendee_name,
      c.name as client_name, c.lastname as client_lastname, c.push_name as client_push_name
    from ${appointmentRows} a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id`;
const CLIENT = `join ${contactRows} c on c.business_id = a.business_id and c.id = a.contact_id`;

// An appointment lasts a day at most, so that the index is used.
const NEXT = {
  name: "kiosk-next",
  text: `${COMING} left ${CLIENT}
    where a.business_id = current_business() and not a.is_block and a.branch_id = $1
      and a.starts > $2::timestamptz - interval '1 day' and a.ends > $2
      and a.starts < greatest($3::timestamptz, ((($2::timestamptz at time zone b.zone)::date + 1)::timestamp at time zone b.zone))
      and a.status in ('agendada', 'confirmada', 'asistida')
    order by a.starts, a.id limit $4`,
};

/** What is left of the day of the branch, and what starts until `soon`. */
export function readNext(tx: Tx, branchId: string, now: Date, soon: Date, most: number): Promise<ComingRow[]> {
  return tx.run<ComingRow>(NEXT, [branchId, now, soon, most]);
}

const OF_NUMBER = {
  name: "kiosk-coming-of-number",
  text: `${COMING} ${CLIENT}
    where a.business_id = current_business() and not a.is_block and c.phone = any ($1) and c.deleted_at is null
      and a.starts between $2 and $3
    order by a.starts, a.id limit $4`,
};

/** In all branches and statuses. */
export function readOfNumber(tx: Tx, phones: string[], from: Date, to: Date, most: number): Promise<ComingRow[]> {
  return tx.run<ComingRow>(OF_NUMBER, [phones, from, to, most]);
}

const COUNTRY = {
  name: "kiosk-country",
  text: `select country_code from ${businessRows} where business_id = current_business()`,
};

/** The country of numbers that are typed without one. */
export async function readCountryCode(tx: Tx): Promise<string> {
  return (await tx.run<{ country_code: string }>(COUNTRY, []))[0]?.country_code ?? "";
}
