// What appointments cost and what was paid of them, for the debts of a contact and for the desk.
import type { PricedLink } from "@mostrador/domain/catalog/services/offer.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../../business/contacts/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { chargeLineRows } from "../../../money/charges/index.ts";
import { moneyMovementRows } from "../../../money/finance/index.ts";
import { packageMovementRows } from "../../../money/packages/index.ts";

export type OwingRow = {
  starts: Date;
  zone: string;
  link_price: PricedLink | null;
  paid_cents: number;
  agreed_cents: number | null;
  discount_cents: number;
};
export type ChargeableRow = OwingRow &
  ClientNames & {
    id: string;
    status: string;
    contact_id: string | null;
    branch_id: string;
    specialist_id: string;
    service_name: string;
    service_price: string;
    /** A session of a package pays for it. */
    has_session: boolean;
  };

/** A session of a package pays for the appointment `a`: nothing is owed. */
const HAS_SESSION = `exists (select from ${packageMovementRows} u where u.business_id = a.business_id
        and u.appointment_id = a.id and u.type = 'used' and not u.is_returned)`;

/** Of the appointment `a`, its branch `b` and its service `s`. */
const OWING = `a.starts, b.zone, s.link_price,
      coalesce((select sum(case when m.type = 'in' then m.amount else -m.amount end) * 100 from ${moneyMovementRows} m
        where m.business_id = a.business_id and m.appointment_id = a.id and not m.is_tip), 0)::float8 as paid_cents,
      case when ${HAS_SESSION} then 0 else (select l.price * 100 from ${chargeLineRows} l where l.business_id = a.business_id and l.appointment_id = a.id
        order by l.created_at desc limit 1)::float8 end as agreed_cents,
      coalesce((select sum(l.discount) * 100 from ${chargeLineRows} l
        where l.business_id = a.business_id and l.appointment_id = a.id), 0)::float8 as discount_cents`;
const JOINS = `from appointments a
      join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
      left join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id`;

const ATTENDED = {
  name: "appointments-attended",
  text: `select ${OWING} ${JOINS}
    where a.business_id = current_business() and a.contact_id = $1 and a.status = 'asistida'`,
};

/** The past visits of the contact, with the payments for each. */
export function readAttended(tx: Tx, contactId: string): Promise<OwingRow[]> {
  return tx.run<OwingRow>(ATTENDED, [contactId]);
}

const CHARGEABLE_ROWS = `select a.id, a.status, a.contact_id, a.branch_id, a.specialist_id, s.name as service_name, s.price as service_price,
      ${CLIENT_NAMES.join(", ")}, ${HAS_SESSION} as has_session, ${OWING} ${JOINS}
      left join ${contactRows} c on c.business_id = a.business_id and c.id = a.contact_id
    where a.business_id = current_business() and not a.is_block`;
const CHARGEABLE = {
  name: "appointments-chargeable",
  text: `${CHARGEABLE_ROWS} and (a.id = any ($1::uuid[])
      or $2 and a.visit_id in (select v.visit_id from appointments v
        where v.business_id = current_business() and v.id = any ($1::uuid[])))
    order by a.starts, a.id`,
};
/** The wide range uses the index of the hours; no zone is further than a day away. */
const CHARGEABLE_ON = {
  name: "appointments-chargeable-on",
  text: `${CHARGEABLE_ROWS} and a.starts >= $1::date - interval '1 day' and a.starts < $1::date + interval '2 days'
      and (a.starts at time zone b.zone)::date = $1::date
      and a.status in ('agendada', 'confirmada', 'pago_pendiente', 'asistida')
    order by a.starts, a.id`,
};

/** `together`: with the other services of their visits. */
export function readChargeable(tx: Tx, ids: readonly string[], together: boolean): Promise<ChargeableRow[]> {
  return tx.run<ChargeableRow>(CHARGEABLE, [ids, together]);
}

/** Those of the day, in the zone of their branch, that nobody cancelled or missed. */
export function readChargeableOn(tx: Tx, day: Day): Promise<ChargeableRow[]> {
  return tx.run<ChargeableRow>(CHARGEABLE_ON, [day]);
}
