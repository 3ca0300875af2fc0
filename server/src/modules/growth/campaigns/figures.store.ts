// What came of the messages of a campaign, counted for all campaigns of an answer at once.
import type { Tx } from "../../../kernel/db/tx.ts";
import { messageRows } from "../../conversation/inbox/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { notificationRows } from "../outreach/index.ts";

export type CampaignFigures = Record<"planned" | "sent" | "failed" | "withdrawn" | "answered" | "booked", number>;

const SENT = "n.state = 'sent' and coalesce(m.status, '') <> 'failed'";

/** Answered: the contact wrote in the same conversation within a week. Booked: a new appointment within 30 days. */
const FIGURES = {
  name: "campaign-figures",
  text: `select n.rule_id,
      count(*) filter (where n.state = 'planned')::int as planned,
      count(*) filter (where ${SENT})::int as sent,
      count(*) filter (where n.state = 'not_sent' or (n.state = 'sent' and m.status = 'failed'))::int as failed,
      count(*) filter (where n.state = 'withdrawn')::int as withdrawn,
      count(*) filter (where ${SENT} and exists (
        select from ${messageRows} r where r.business_id = n.business_id and r.thread_id = m.thread_id
          and r.author_kind = 'contact' and r.at > n.settled_at and r.at < n.settled_at + interval '7 days'))::int as answered,
      count(*) filter (where ${SENT} and exists (
        select from ${appointmentRows} a where a.business_id = n.business_id and a.contact_id = n.contact_id
          and a.created_at > n.settled_at and a.created_at < n.settled_at + interval '30 days'))::int as booked
    from ${notificationRows} n
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where n.business_id = current_business() and n.kind = 'campaign' and n.rule_id is not null and n.rule_id = any ($1)
    group by n.rule_id`,
};

/** What the contacts paid for the appointments that count as booked; each counts once for a campaign. */
const INCOME = {
  name: "campaign-income",
  text: `with booked as (
      select distinct n.business_id, n.rule_id, a.id
      from ${notificationRows} n
      left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
      join ${appointmentRows} a on a.business_id = n.business_id and a.contact_id = n.contact_id
      where n.business_id = current_business() and n.kind = 'campaign' and n.rule_id is not null and n.rule_id = any ($1)
        and ${SENT} and a.created_at > n.settled_at and a.created_at < n.settled_at + interval '30 days')
    select b.rule_id, sum(case when p.type = 'in' then p.amount else -p.amount end)::float8 as income
    from booked b
    join ${moneyMovementRows} p on p.business_id = b.business_id and p.appointment_id = b.id
    group by b.rule_id`,
};

/** By the id of the campaign. */
export async function readFigures(tx: Tx, ids: readonly string[]): Promise<Map<string, CampaignFigures>> {
  const rows = await tx.run<CampaignFigures & { rule_id: string }>(FIGURES, [ids]);
  return new Map(rows.map(({ rule_id, ...figures }) => [rule_id, figures]));
}

/** In pesos, by the id of the campaign. */
export async function readIncome(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.run<{ rule_id: string; income: number }>(INCOME, [ids]);
  return new Map(rows.map(({ rule_id, income }) => [rule_id, income]));
}
