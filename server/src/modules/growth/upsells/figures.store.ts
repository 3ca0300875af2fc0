// What came of the messages of an upsell, counted for all upsells of an answer at once.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { messageRows } from "../../conversation/inbox/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { notificationRows } from "../outreach/index.ts";

export type UpsellFigures = { planned: number; sent: number; answered: number; booked: number };

/** Answered: the contact wrote in the same conversation within a week. Booked: a new appointment within 30 days. */
const FIGURES = {
  name: "upsell-figures",
  text: `select n.rule_id,
      count(*) filter (where n.state = 'planned')::int as planned,
      count(*) filter (where n.state = 'sent' and m.status <> 'failed')::int as sent,
      count(*) filter (where n.state = 'sent' and m.status <> 'failed' and exists (
        select from ${messageRows} r where r.business_id = n.business_id and r.thread_id = m.thread_id
          and r.author_kind = 'contact' and r.at > n.settled_at and r.at < n.settled_at + interval '7 days'))::int as answered,
      count(*) filter (where n.state = 'sent' and m.status <> 'failed' and exists (
        select from ${appointmentRows} a where a.business_id = n.business_id and a.contact_id = n.contact_id
          and a.created_at > n.settled_at and a.created_at < n.settled_at + interval '30 days'))::int as booked
    from ${notificationRows} n
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where n.business_id = current_business() and n.rule_id is not null and n.kind = 'upsell'
      and n.rule_id = any ($1) and (n.settled_at is null or n.settled_at > $2)
    group by n.rule_id`,
};

/** What the contacts paid for the appointments that count as booked; each counts once for an upsell. */
const INCOME = {
  name: "upsell-income",
  text: `with booked as (
      select distinct n.business_id, n.rule_id, a.id
      from ${notificationRows} n
      join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
      join ${appointmentRows} a on a.business_id = n.business_id and a.contact_id = n.contact_id
      where n.business_id = current_business() and n.rule_id is not null and n.kind = 'upsell' and n.state = 'sent'
        and m.status <> 'failed' and a.created_at > n.settled_at and a.created_at < n.settled_at + interval '30 days'
        and n.rule_id = any ($1) and n.settled_at > $2)
    select b.rule_id, sum(case when p.type = 'in' then p.amount else -p.amount end)::float8 as income
    from booked b
    join ${moneyMovementRows} p on p.business_id = b.business_id and p.appointment_id = b.id
    group by b.rule_id`,
};

const YEAR = 365 * 86_400_000;

/** By the id of the upsell, of the last year. */
export async function readFigures(tx: Tx, ids: readonly string[], now: Instant): Promise<Map<string, UpsellFigures>> {
  const rows = await tx.run<UpsellFigures & { rule_id: string }>(FIGURES, [ids, new Date(now - YEAR)]);
  return new Map(rows.map(({ rule_id, ...figures }) => [rule_id, figures]));
}

/** In pesos, by the id of the upsell, of the last year. */
export async function readIncome(tx: Tx, ids: readonly string[], now: Instant): Promise<Map<string, number>> {
  const rows = await tx.run<{ rule_id: string; income: number }>(INCOME, [ids, new Date(now - YEAR)]);
  return new Map(rows.map(({ rule_id, income }) => [rule_id, income]));
}
