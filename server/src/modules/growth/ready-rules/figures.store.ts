// What came of the messages of the ready rules in the last year, counted for all of them at once.
import type { ReadyRule } from "@mostrador/domain/growth/ready-rules/schema.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { messageRows } from "../../conversation/inbox/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { notificationRows } from "../outreach/index.ts";

type Figures = ReadyRule["figures"];

/** Answered: the contact wrote in the same conversation within a week. Booked: a new appointment within 30 days. */
const FIGURES = {
  name: "ready-rule-figures",
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
    where n.business_id = current_business() and n.rule_id is not null and n.rule_id = any ($1)
      and (n.settled_at is null or n.settled_at > $2)
    group by n.rule_id`,
};

const YEAR = 365 * 86_400_000;

/** By the id of the rule. */
export async function readFigures(tx: Tx, ids: readonly string[], now: Instant): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.run<Figures & { rule_id: string }>(FIGURES, [ids, new Date(now - YEAR)]);
  return new Map(rows.map(({ rule_id, ...figures }) => [rule_id, figures]));
}
