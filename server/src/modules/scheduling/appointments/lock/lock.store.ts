// Locks an appointment for planning or messages, with all the data for them.
import type { DeletedAppointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

export type HeldRow = {
  id: string;
  visit_id: string | null;
  contact_id: string | null;
  attendee_name: string | null;
  status: string;
  starts: Date;
  created_at: Date;
  cancelled_at: Date | null;
  cancellation_message: string;
  auto_cancel_date: Date | null;
  zone: string;
  branch_id: string;
  branch_name: string;
  branch_address: { description: string };
  service_name: string;
  specialist_id: string;
  specialist_name: string;
  specialist_whatsapp: string;
  specialist_country_code: string;
};

const HELD = `select a.id, a.visit_id, a.contact_id, a.attendee_name, a.status, a.starts, a.created_at, a.cancelled_at, a.cancellation_message,
      a.auto_cancel_date, b.zone, b.id as branch_id, b.name as branch_name, b.address as branch_address,
      s.name as service_name, p.id as specialist_id, p.name as specialist_name,
      p.whatsapp as specialist_whatsapp, p.country_code as specialist_country_code
    from appointments a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    where a.business_id = current_business() and not a.is_block`;
// In the order of their ids, as changes of a visit lock them.
const IN_ORDER = "order by a.id for update of a";
const THESE = { name: "appointments-held", text: `${HELD} and a.id = any ($1) ${IN_ORDER}` };
const WITH_VISIT = {
  name: "visit-held",
  text: `${HELD} and (a.id = $1 or a.visit_id = coalesce($2::uuid,
      (select v.visit_id from appointments v where v.business_id = current_business() and v.id = $1))) ${IN_ORDER}`,
};

export function readHeld(tx: Tx, ids: readonly string[]): Promise<HeldRow[]> {
  return tx.run<HeldRow>(THESE, [ids]);
}

/** With all of its visit; `visitId` where it is deleted. */
export function readHeldVisit(tx: Tx, id: string, visitId: string | null): Promise<HeldRow[]> {
  return tx.run<HeldRow>(WITH_VISIT, [id, visitId]);
}

const NAMED = {
  name: "deleted-named",
  text: `select $4::uuid as id, null::uuid as visit_id, null::uuid as contact_id, null as attendee_name, 'eliminada' as status,
      $5::timestamptz as starts, $5::timestamptz as created_at, null as cancelled_at, '' as cancellation_message,
      null as auto_cancel_date, b.zone, b.id as branch_id, b.name as branch_name, b.address as branch_address,
      s.name as service_name, p.id as specialist_id, p.name as specialist_name,
      p.whatsapp as specialist_whatsapp, p.country_code as specialist_country_code
    from ${branchRows} b
    join ${serviceRows} s on s.business_id = b.business_id and s.id = $2
    join ${specialistRows} p on p.business_id = b.business_id and p.id = $3
    where b.business_id = current_business() and b.id = $1`,
};

/** A deleted one, with the names of its references; undefined where those are deleted, too. */
export async function readDeleted(tx: Tx, id: string, was: DeletedAppointment): Promise<HeldRow | undefined> {
  const { branchId, serviceId, specialistId, start } = was;
  const values = [branchId, serviceId, specialistId, id, new Date(start)];
  return (await tx.run<HeldRow>(NAMED, values))[0];
}

/** Ids of the future ones that hold their slot, the next one first. */
export async function readComing(tx: Tx, after: Date, most: number, beyond: string | null): Promise<string[]> {
  let query = sql
    .selectFrom("appointments")
    .select("id")
    .where("is_block", "=", false)
    .where("starts", ">", after)
    .where("status", "in", ["agendada", "confirmada", "pago_pendiente"])
    .orderBy("id")
    .limit(most);
  if (beyond) query = query.where("id", ">", beyond);
  return (await tx.rows(query)).map(({ id }) => id);
}

/** The plan's writes are no edit of the appointment: `updated_at` stays (D-1.6). */
export async function writeMarks(
  tx: Tx,
  id: string,
  marks: { auto_cancel_date?: Date | null; asked?: true },
): Promise<void> {
  const { asked, ...dates } = marks;
  await tx.count(
    sql
      .updateTable("appointments")
      .set((eb) => ({
        ...dates,
        ...(asked ? { confirmation_messages_counter: eb("confirmation_messages_counter", "+", 1) } : {}),
      }))
      .where("id", "=", id),
  );
}
