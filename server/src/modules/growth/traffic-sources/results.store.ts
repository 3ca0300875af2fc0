// Sums over what the contacts of a source did since they came.
import type { IncomeKind, SourceResults } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { conversionEventRows, subjectsOfEvents } from "../conversion-events/index.ts";

const OURS = "traffic_source_contacts f";
const OF_SOURCE = "f.business_id = current_business() and f.traffic_source_id = $1";

const INCOME = {
  name: "income-of-traffic-source",
  text: `select case when m.appointment_id is not null then 'appointment' when m.order_id is not null then 'order'
      when m.enrollment_id is not null then 'enrollment' else 'other' end as kind,
      count(*)::int as paid, sum(m.amount)::text as amount
    from ${OURS} join ${moneyMovementRows} m on m.business_id = f.business_id and m.contact_id = f.contact_id
      and m.type = 'in' and m.date >= f.came_at
    where ${OF_SOURCE} group by 1 order by sum(m.amount) desc, 1`,
};

const EVENTS_OF = `${OURS} join ${conversionEventRows} v on v.business_id = f.business_id and v.contact_id = f.contact_id
      and v.date >= f.came_at`;

const EVENTS = {
  name: "events-of-traffic-source",
  text: `select count(*)::int as events from ${EVENTS_OF} where ${OF_SOURCE}`,
};

const SUBJECTS = {
  name: "subjects-of-traffic-source",
  text: `select s.kind, s.name, count(*)::int as events
    from ${EVENTS_OF} join ${subjectsOfEvents} s on s.business_id = v.business_id and s.event_id = v.id
    where ${OF_SOURCE} group by s.kind, s.id, s.name order by 3 desc, 2, 1 limit $2`,
};

export const incomeByKind = (tx: Tx, id: string) =>
  tx.run<{ kind: IncomeKind; paid: number; amount: string }>(INCOME, [id]);

export async function countEvents(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.run<{ events: number }>(EVENTS, [id]);
  return row?.events ?? 0;
}

export const subjectsOf = (tx: Tx, id: string, most: number) =>
  tx.run<SourceResults["subjects"][number]>(SUBJECTS, [id, most]);
