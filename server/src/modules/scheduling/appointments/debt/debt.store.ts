import type { PricedLink } from "@mostrador/domain/catalog/services/offer.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { moneyMovementRows } from "../../../money/finance/index.ts";

export type AttendedRow = { starts: Date; zone: string; link_price: PricedLink | null; paid_cents: number };

const ATTENDED = {
  name: "appointments-attended",
  text: `select a.starts, b.zone, s.link_price, coalesce((
        select sum(case when m.type = 'in' then m.amount else -m.amount end) * 100 from ${moneyMovementRows} m
        where m.business_id = a.business_id and m.appointment_id = a.id), 0)::float8 as paid_cents
    from appointments a
      join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
      left join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    where a.business_id = current_business() and a.contact_id = $1 and a.status = 'asistida'`,
};

/** The past visits of the contact, with the payments for each. */
export function readAttended(tx: Tx, contactId: string): Promise<AttendedRow[]> {
  return tx.run<AttendedRow>(ATTENDED, [contactId]);
}
