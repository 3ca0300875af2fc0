// The facts of appointments for the words of planned messages on screens; read without locks.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";

export type AppointmentLine = {
  id: string;
  starts: Date;
  zone: string;
  branch: string;
  service: string;
  specialist: string;
};

const LINES = {
  name: "words-of-planned-appointments",
  text: `select a.id, a.starts, b.zone, b.name as branch, s.name as service, p.name as specialist
    from ${appointmentRows} a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    where a.business_id = current_business() and a.id = any ($1)
    order by a.starts, a.id`,
};

export async function readAppointmentLines(tx: Tx, ids: readonly string[]): Promise<AppointmentLine[]> {
  return ids.length === 0 ? [] : tx.run<AppointmentLine>(LINES, [ids]);
}
