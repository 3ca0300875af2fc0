// An appointment held for whoever plans or says something of it, with everything that is said.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

export type HeldRow = {
  id: string;
  contact_id: string | null;
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

const HELD = {
  name: "appointment-held",
  text: `select a.id, a.contact_id, a.status, a.starts, a.created_at, a.cancelled_at, a.cancellation_message,
      a.auto_cancel_date, b.zone, b.id as branch_id, b.name as branch_name, b.address as branch_address,
      s.name as service_name, p.id as specialist_id, p.name as specialist_name,
      p.whatsapp as specialist_whatsapp, p.country_code as specialist_country_code
    from appointments a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    where a.business_id = current_business() and a.id = $1 and not a.is_block
    for update of a`,
};

export async function readHeld(tx: Tx, id: string): Promise<HeldRow | undefined> {
  return (await tx.run<HeldRow>(HELD, [id]))[0];
}

/** Ids of those still to come that hold their place, the next one first. */
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

/** What the plan writes into an appointment is no edit of it: `updated_at` stays (D-1.6). */
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
