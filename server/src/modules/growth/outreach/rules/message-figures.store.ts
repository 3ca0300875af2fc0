// What came of the messages of rules, counted for all rules of an answer at once.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { messageRows } from "../../../conversation/inbox/index.ts";
import { moneyMovementRows } from "../../../money/finance/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";
import { notificationRows } from "../notification-rows.store.ts";

type MessageFigures = Record<"planned" | "sent" | "failed" | "withdrawn" | "charged" | "answered" | "booked", number>;

const SENT = "n.state = 'sent' and coalesce(m.status, '') <> 'failed'";
const BOOKED = "a.created_at > n.settled_at and a.created_at < n.settled_at + interval '30 days'";
const OF_RULES = `n.business_id = current_business() and n.rule_id is not null and n.rule_id = any ($1)
      and ($2::timestamptz is null or n.settled_at is null or n.settled_at > $2)`;

const FIGURES = {
  name: "message-figures",
  text: `select n.rule_id,
      count(*) filter (where n.state = 'planned')::int as planned,
      count(*) filter (where ${SENT})::int as sent,
      count(*) filter (where n.state = 'not_sent' or (n.state = 'sent' and m.status = 'failed'))::int as failed,
      count(*) filter (where n.state = 'withdrawn')::int as withdrawn,
      count(*) filter (where ${SENT} and m.charged_as <> '')::int as charged,
      count(*) filter (where ${SENT} and exists (
        select from ${messageRows} r where r.business_id = n.business_id and r.thread_id = m.thread_id
          and r.author_kind = 'contact' and r.at > n.settled_at and r.at < n.settled_at + interval '7 days'))::int as answered,
      count(*) filter (where ${SENT} and exists (
        select from ${appointmentRows} a where a.business_id = n.business_id and a.contact_id = n.contact_id
          and ${BOOKED}))::int as booked
    from ${notificationRows} n
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where ${OF_RULES}
    group by n.rule_id`,
};

/**
 * By the id of the rule. Answered: the contact wrote in the same conversation within a week. Booked: a new appointment
 * within 30 days. `since`: of what was settled since then; null for all.
 */
export async function readMessageFigures(
  tx: Tx,
  ruleIds: readonly string[],
  since: Instant | null,
): Promise<Map<string, MessageFigures>> {
  const rows = await tx.run<MessageFigures & { rule_id: string }>(FIGURES, [ruleIds, since && new Date(since)]);
  return new Map(rows.map(({ rule_id, ...figures }) => [rule_id, figures]));
}

/** What the pages of rules show of them. */
export function briefFigures({ planned = 0, sent = 0, answered = 0, booked = 0 }: Partial<MessageFigures> = {}) {
  return { planned, sent, answered, booked };
}

const INCOME = {
  name: "message-income",
  text: `with booked as (
      select distinct n.business_id, n.rule_id, a.id
      from ${notificationRows} n
      left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
      join ${appointmentRows} a on a.business_id = n.business_id and a.contact_id = n.contact_id
      where ${OF_RULES} and ${SENT} and ${BOOKED})
    select b.rule_id, sum(case when p.type = 'in' then p.amount else -p.amount end)::float8 as income
    from booked b
    join ${moneyMovementRows} p on p.business_id = b.business_id and p.appointment_id = b.id
    group by b.rule_id`,
};

/**
 * In pesos, by the id of the rule: what the contacts paid for the appointments that count as booked; each counts once
 * for a rule.
 */
export async function readMessageIncome(
  tx: Tx,
  ruleIds: readonly string[],
  since: Instant | null,
): Promise<Map<string, number>> {
  const rows = await tx.run<{ rule_id: string; income: number }>(INCOME, [ruleIds, since && new Date(since)]);
  return new Map(rows.map(({ rule_id, income }) => [rule_id, income]));
}
