// An appointment with the data for a payment: the amount, the place and time, and the client.
import type { LinkPrice } from "@mostrador/domain/catalog/services/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { businessRows } from "../../../business/businesses/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { moneyMovementRows } from "../../../money/finance/index.ts";

export type PayableRow = {
  id: string;
  short_id: string;
  title: string;
  status: AppointmentStatus;
  starts: Date;
  created_at: Date;
  cancelled_at: Date | null;
  branch_id: string;
  contact_id: string | null;
  zone: string;
  branch_name: string;
  branch_address: { description: string };
  service_name: string;
  link_price: LinkPrice | null;
  appointment_config: {
    statusAfterPayment: "agendada" | "confirmada";
    hoursToDeleteAppointmentIfNotPaid: number | null;
  };
  business_name: string;
  logo: string;
  /** With its country code; empty where the business has none. */
  business_whatsapp: string;
  /** There was any payment for it, by any method. */
  has_money: boolean;
};

const PAYABLE = {
  name: "appointment-payable",
  text: `select a.id, a.short_id, a.title, a.status, a.starts, a.created_at, a.cancelled_at, a.branch_id, a.contact_id, b.zone,
      b.name as branch_name, b.address as branch_address, s.name as service_name, s.link_price, s.appointment_config,
      n.name as business_name, n.logo,
      case when n.whatsapp = '' then '' else n.country_code || n.whatsapp end as business_whatsapp,
      exists (select from ${moneyMovementRows} m where m.business_id = a.business_id and m.appointment_id = a.id) as has_money
    from appointments a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    join ${businessRows} n on n.business_id = a.business_id
    where a.business_id = current_business() and a.id = $1 and not a.is_block`,
};

export async function readPayable(tx: Tx, id: string): Promise<PayableRow | undefined> {
  return (await tx.run<PayableRow>(PAYABLE, [id]))[0];
}

const OF_LINK = {
  name: "appointment-of-link",
  text: "select business_id, appointment_id from appointment_of_link($1)",
};

/** Before the business is known. */
export async function readLinkOwner(tx: Tx, shortId: string) {
  const rows = await tx.run<{ business_id: string; appointment_id: string }>(OF_LINK, [shortId]);
  return rows[0];
}
