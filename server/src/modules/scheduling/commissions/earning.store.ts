// What specialists earned between two moments: the payments of appointments that were attended, the sessions of packages that
// paid for them, and what a payout paid.
import { earnedCents } from "@mostrador/domain/scheduling/commissions/commission.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { packageMovementRows, purchaseRows, SESSION_PRICE } from "../../money/packages/index.ts";
import { appointmentRows } from "../appointments/index.ts";

type EarningRow = ClientNames & {
  /** The payment, or the session of a package; null when it was deleted. */
  movement_id: string | null;
  session_id: string | null;
  is_session: boolean;
  contact_id: string | null;
  specialist_id: string;
  service_id: string | null;
  service_name: string | null;
  earned_at: Date;
  is_tip: boolean;
  base: string;
  percent: string;
  fixed: string | null;
  /** Of a fixed one: 1 earns it, -1 gives it back. */
  turn: -1 | 0 | 1;
  /** Null: it is owed, by the rules of now. */
  amount: string | null;
  payout_id: string | null;
};

export type EarningOf = Omit<EarningRow, "base" | "percent" | "fixed" | "amount"> & {
  baseCents: number;
  percent: number;
  fixedCents: number | null;
  amountCents: number;
};

/** A payment counts on the day when it was made and the appointment had begun, whichever came last. */
const BEGUN = "not a.is_block and a.status not in ('cancelada', 'no_asistida', 'no_pagada')";
const MADE = `select m.id, m.appointment_id, m.date, m.contact_id, m.is_tip, a.specialist_id, a.service_id, greatest(m.date, a.starts) as earned_at,
      case m.type when 'in' then m.amount else -m.amount end as base`;

/** A session counts with its part of the price of its package, on the day when it was used and the appointment had begun. */
const USED = `select u.id, u.contact_id, a.specialist_id, a.service_id, greatest(u.created_at, a.starts) as earned_at,
      ${SESSION_PRICE} as base`;
const TAKEN = `p.business_id = u.business_id and p.id = u.purchase_id`;
/** An appointment that a session pays for earned its fixed commission with it: a payment earns no second one. */
const HAS_SESSION = `exists (select from ${packageMovementRows} u
          where u.business_id = current_business() and u.appointment_id = made.appointment_id and u.type = 'used' and not u.is_returned)`;
const PAYS = `u.type = 'used' and not u.is_returned`;

/** With a usual rule (`usual`) and one for its service (`own`), of the earning `e`. */
const RULES = (
  e: string,
) => `left join commission_rules own on own.business_id = current_business() and own.specialist_id = ${e}.specialist_id
          and own.service_id = ${e}.service_id
        left join commission_rules usual on usual.business_id = current_business()
          and usual.specialist_id = ${e}.specialist_id and usual.service_id is null`;
const PERCENT = "when own.id is not null then coalesce(own.percent, 0) else coalesce(usual.percent, 0) end as percent";

const EARNINGS = {
  name: "commission-earnings",
  text: `with made as (
      ${MADE} from ${moneyMovementRows} m
        join ${appointmentRows} a on a.business_id = m.business_id and a.id = m.appointment_id
      where m.business_id = current_business() and m.date >= $2 and m.date < $3 and a.starts < $3
        and a.specialist_id = any($1::uuid[]) and ${BEGUN}
      union all
      ${MADE} from ${appointmentRows} a
        join ${moneyMovementRows} m on m.business_id = a.business_id and m.appointment_id = a.id
      where a.business_id = current_business() and a.starts >= $2 and a.starts < $3 and m.date < $2
        and a.specialist_id = any($1::uuid[]) and ${BEGUN}
    ), used as (
      ${USED} from ${packageMovementRows} u
        join ${appointmentRows} a on a.business_id = u.business_id and a.id = u.appointment_id
        join ${purchaseRows} p on ${TAKEN}
      where u.business_id = current_business() and u.created_at >= $2 and u.created_at < $3 and a.starts < $3
        and a.specialist_id = any($1::uuid[]) and ${PAYS} and ${BEGUN}
      union all
      ${USED} from ${appointmentRows} a
        join ${packageMovementRows} u on u.business_id = a.business_id and u.appointment_id = a.id
        join ${purchaseRows} p on ${TAKEN}
      where a.business_id = current_business() and a.starts >= $2 and a.starts < $3 and u.created_at < $2
        and a.specialist_id = any($1::uuid[]) and ${PAYS} and ${BEGUN}
    ), earned as (
      select made.id as movement_id, null::uuid as session_id, false as is_session, made.contact_id, made.specialist_id, made.service_id, made.earned_at, made.is_tip, made.base,
        case when made.is_tip then 100 ${PERCENT},
        rule.fixed, case when rule.fixed is null or ${HAS_SESSION} then 0 when paid.before <= 0 and paid.before + made.base > 0 then 1
          when paid.before > 0 and paid.before + made.base <= 0 then -1 else 0 end as turn,
        null::numeric as amount, null::uuid as payout_id
      from made
        ${RULES("made")}
        cross join lateral (
          select case when made.is_tip then null when own.id is not null then own.fixed else usual.fixed end as fixed
        ) rule
        left join lateral (
          select coalesce(sum(case p.type when 'in' then p.amount else -p.amount end), 0) as before
          from ${moneyMovementRows} p
          where rule.fixed is not null and p.business_id = current_business() and p.appointment_id = made.appointment_id
            and not p.is_tip and (p.date, p.id) < (made.date, made.id)
        ) paid on true
      where not exists (select from commission_lines l where l.business_id = current_business() and l.movement_id = made.id)
      union all
      select null, used.id, true, used.contact_id, used.specialist_id, used.service_id, used.earned_at, false, used.base,
        case ${PERCENT}, rule.fixed, 1, null, null
      from used
        ${RULES("used")}
        cross join lateral (select case when own.id is not null then own.fixed else usual.fixed end as fixed) rule
      where not exists (select from commission_lines l where l.business_id = current_business() and l.session_id = used.id)
      union all
      -- a session that was paid out and given back
      select null, r.id, true, r.contact_id, l.specialist_id, l.service_id, r.created_at, false, -l.base, l.percent, l.fixed, -1,
        -l.amount, null
      from ${packageMovementRows} r
        join commission_lines l on l.business_id = r.business_id and l.session_id = r.use_id
      where r.business_id = current_business() and r.type = 'returned' and r.created_at >= $2 and r.created_at < $3
        and l.specialist_id = any($1::uuid[])
        and not exists (select from commission_lines x where x.business_id = current_business() and x.session_id = r.id)
      union all
      select l.movement_id, l.session_id, l.is_session, coalesce(m.contact_id, u.contact_id), l.specialist_id, l.service_id, l.earned_at, l.is_tip, l.base, l.percent, l.fixed, 0, l.amount,
        l.payout_id
      from commission_lines l
        left join ${moneyMovementRows} m on m.business_id = l.business_id and m.id = l.movement_id
        left join ${packageMovementRows} u on u.business_id = l.business_id and u.id = l.session_id
      where l.business_id = current_business() and l.specialist_id = any($1::uuid[]) and l.earned_at >= $2 and l.earned_at < $3
    )
    select e.movement_id, e.session_id, e.is_session, e.contact_id, e.specialist_id, e.service_id, s.name as service_name, e.earned_at, e.is_tip, e.base::text as base,
      e.percent::text as percent, e.fixed::text as fixed, e.turn, e.amount::text as amount, e.payout_id, ${CLIENT_NAMES.join(", ")}
    from earned e
      left join ${serviceRows} s on s.business_id = current_business() and s.id = e.service_id
      left join ${contactRows} c on c.business_id = current_business() and c.id = e.contact_id
    order by e.earned_at, e.movement_id, e.session_id`,
};

export async function readEarnings(
  tx: Tx,
  specialistIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<EarningOf[]> {
  const rows = await tx.run<EarningRow>(EARNINGS, [specialistIds, from, to]);
  return rows.map(({ base, percent, fixed, amount, ...row }) => {
    const fixedCents = fixed === null ? null : centsOf(fixed);
    const ofFixed = fixedCents === null ? null : { cents: fixedCents, turn: row.turn };
    const earning = { isTip: row.is_tip, baseCents: centsOf(base), percent: Number(percent), fixed: ofFixed };
    return { ...row, ...earning, fixedCents, amountCents: amount === null ? earnedCents(earning) : centsOf(amount) };
  });
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}
