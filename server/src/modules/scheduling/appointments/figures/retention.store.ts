// Who came back after the first visit of the period, by the specialist of that visit.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { RETENTION_DAYS, type RetentionRow } from "@mostrador/domain/scheduling/appointments/retention.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES } from "../../../business/branches/index.ts";

/** A second appointment within 12 hours belongs to the same visit: the next visit begins later than that. */
export const NEXT_VISIT = "interval '12 hours 1 microsecond'";
const DAY_MS = 86_400_000;
/** Days ago, the longest first: `width_bucket` gives 0 to the first visits that are older than all of them. */
const LIMITS = [...RETENTION_DAYS].reverse();
const sums = (condition: (days: number, at: number) => string) =>
  `array[${RETENTION_DAYS.map((days, at) => `(coalesce(sum(count) filter (where ${condition(days, at)}), 0))::int`).join(", ")}]`;
const isDue = (_: number, at: number) => `age < ${RETENTION_DAYS.length - at}`;
const isBack = (days: number, at: number) => `${isDue(days, at)} and back <= ${days}`;

/**
 * One pass in the order of an index: of each client the first visit and the next one. `$2`: the limits as instants. Of two
 * appointments that begin the first visit together, either gives the specialist.
 */
const RETENTION = {
  name: "retention-by-specialist",
  text: `select specialist, ${sums(isDue)} as due, ${sums(isBack)} as back
    from (
      select specialist, width_bucket(first, $2::timestamptz[]) as age,
        case ${RETENTION_DAYS.map((days) => `when next - first <= interval '${days} days' then ${days}`).join(" ")} end as back,
        count(*) as count
      from (
        select a.specialist_id as specialist, a.starts as first, e.ends, row_number() over visits as visit,
          first_value(a.starts) over visits as next
        from (
          select array_agg(id) as ids, edges[2] as begins, edges[cardinality(edges)] as ends from ${EDGES} group by edges
        ) e join appointments a on a.business_id = current_business() and a.branch_id = any (e.ids)
        where a.starts >= e.begins and a.status = 'asistida' and a.contact_id is not null
        window visits as (partition by a.contact_id order by a.starts
          range between ${NEXT_VISIT} following and unbounded following)
      ) visits
      where visit = 1 and first < ends
      group by 1, 2, 3
    ) clients
    group by 1`,
};

export function readRetention(tx: Tx, edges: string, now: Instant): Promise<RetentionRow[]> {
  return tx.run<RetentionRow>(RETENTION, [edges, LIMITS.map((days) => new Date(now - days * DAY_MS))]);
}
