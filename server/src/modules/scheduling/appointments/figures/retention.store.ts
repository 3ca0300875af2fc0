// Who came back after the first visit of the period, by the specialist of that visit.
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { RETENTION_DAYS, type RetentionRow } from "@mostrador/domain/scheduling/appointments/retention.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES } from "../../../business/branches/index.ts";

/** A second appointment within these hours belongs to the same visit. */
const SAME_VISIT = "interval '12 hours'";
/** `$2`: now. */
const isDue = (days: number) => `first < $2::timestamptz - interval '${days} days'`;
const isBack = (days: number) => `again <= first + interval '${days} days'`;
const counts = (condition: (days: number) => string) =>
  `array[${RETENTION_DAYS.map((days) => `count(*) filter (where ${condition(days)})::int`).join(", ")}]`;

const RETENTION = {
  name: "retention-by-specialist",
  text: `select specialist, ${counts(isDue)} as due, ${counts((days) => `${isDue(days)} and ${isBack(days)}`)} as back
    from (
      select min(first) as first, min(starts) filter (where starts > first + ${SAME_VISIT}) as again,
        (min(specialist_id::text) filter (where starts = first))::uuid as specialist
      from (
        select a.contact_id, a.starts, a.specialist_id, e.ends,
          min(a.starts) over (partition by a.contact_id) as first
        from (
          select array_agg(id) as ids, edges[2] as begins, edges[cardinality(edges)] as ends from ${EDGES} group by edges
        ) e join appointments a on a.business_id = current_business() and a.branch_id = any (e.ids)
        where a.starts >= e.begins and a.status = 'asistida' and a.contact_id is not null
      ) visits
      where first < ends
      group by contact_id
    ) clients
    group by 1`,
};

export const readRetention = (tx: Tx, edges: string, now: Instant) =>
  tx.run<RetentionRow>(RETENTION, [edges, new Date(now)]);
