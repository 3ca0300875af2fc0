// Counts appointments for '/agenda/dashboard'. Blocked times are none.

import { pesosIn } from "@mostrador/domain/catalog/services/pesos-in.ts";
import { BEFORE, FIRST } from "@mostrador/domain/kit/figures/cells.ts";
import type { AppointmentCell, CreationCell } from "@mostrador/domain/scheduling/appointments/figures.ts";
import { LATE_HOURS } from "@mostrador/domain/scheduling/appointments/losses.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES, groupsFrom, inGroup } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

const OURS = `a.business_id = current_business() and not a.is_block and a.branch_id = e.id
      and ($2::uuid is null or a.specialist_id = $2)`;
const GROUPS = groupsFrom(BEFORE);
/** The statuses that hold the place (D-4.2), the most frequent first: each row is compared in this order. */
const HOLDING = "('asistida', 'confirmada', 'agendada', 'pago_pendiente')";

/** Those of a class share their minutes. One scan by day gives both: the cells of the groups, and the busy minutes of each day. `$3`: the group of each day. */
const CELLS = {
  name: "agenda-figures",
  text: `with days as materialized (
      select g.n as day, a.* from ${GROUPS}, lateral (
        select a.status, a.specialist_id as specialist, a.service_id as service, count(*)::int as count,
          count(*) filter (where a.starts - a.cancelled_at < interval '${LATE_HOURS} hours')::int as late,
          sum(a.ends - a.starts) filter (where a.capacity = 1) as busy
        from appointments a where ${OURS} and ${inGroup("a.starts")} group by 1, 2, 3
      ) a
    )
    select ($3::int[])[day] as group, status, specialist, service, sum(count)::int as count, sum(late)::int as late,
      null::float8 as minutes
      from days group by 1, 2, 3, 4
    union all
    select day, null, null, null, null, null, (extract(epoch from coalesce(sum(busy), interval '0')) / 60)::float8
      from (
        select day, busy from days where status in ${HOLDING}
        union all
        select g.n, c.busy from ${GROUPS}, lateral (
          select max(a.ends - a.starts) as busy from appointments a
          where ${OURS} and ${inGroup("a.starts")} and a.capacity > 1 and a.status in ${HOLDING}
          group by a.specialist_id, a.service_id, a.starts
        ) c
      ) held group by day`,
};

/** Nothing compares these with the period before. */
const CREATED = {
  name: "agenda-figures-of-creation",
  text: `select g.n as group, a.status, sum(a.count)::int as count from ${groupsFrom(FIRST)}, lateral (
      select a.status, count(*)::int as count from appointments a
      where ${OURS} and ${inGroup("a.created_at")} group by 1
    ) a group by 1, 2`,
};

/** Who came in the period (from its first group on), and whether a later place of theirs is held. */
const CAME = {
  name: "agenda-rebooked",
  text: `select count(*)::int as clients, count(*) filter (where latest > came)::int as rebooked
    from (
      select max(a.starts) filter (where a.status = 'asistida' and a.starts < e.ends) as came, max(a.starts) as latest
      from (
        select array_agg(id) as ids, edges[2] as begins, edges[cardinality(edges)] as ends from ${EDGES} group by edges
      ) e join appointments a on a.business_id = current_business() and a.branch_id = any (e.ids)
        and ($2::uuid is null or a.specialist_id = $2)
      where a.starts >= e.begins and a.status in ${HOLDING} and a.contact_id is not null
      group by a.contact_id
    ) clients
    where came is not null`,
};

type DayCells = AppointmentCell | { group: number; status: null; minutes: number };

/** `edges`: the period before, then each day. `groupOfDay`: the group of each of them. Busy times are of days. */
export async function readAppointmentCells(
  tx: Tx,
  edges: string,
  specialistId: string | null,
  groupOfDay: readonly number[],
): Promise<{ cells: AppointmentCell[]; busy: { group: number; minutes: number }[] }> {
  const rows = await tx.run<DayCells>(CELLS, [edges, specialistId, groupOfDay]);
  const cells = rows.filter((row): row is AppointmentCell => row.status !== null);
  return {
    cells,
    busy: rows.flatMap((row) => (row.status === null ? [{ group: row.group, minutes: row.minutes }] : [])),
  };
}
export const readCreationCells = (tx: Tx, edges: string, specialistId: string | null) =>
  tx.run<CreationCell>(CREATED, [edges, specialistId]);
export async function readCame(tx: Tx, edges: string, specialistId: string | null) {
  const [row] = await tx.run<{ clients: number; rebooked: number }>(CAME, [edges, specialistId]);
  return row ?? { clients: 0, rebooked: 0 };
}

const NAMES = {
  name: "agenda-names-of-figures",
  text: `select s.id, s.name, null::text as price from ${specialistRows} s where s.business_id = current_business()
    union all select s.id, s.name, s.price from ${serviceRows} s where s.business_id = current_business()`,
};

/** Names of specialists and services, and the prices of services in cents; 0 where the text gives none. */
export async function readNames(
  tx: Tx,
): Promise<{ names: ReadonlyMap<string, string>; prices: ReadonlyMap<string, number> }> {
  const rows = await tx.run<{ id: string; name: string; price: string | null }>(NAMES, []);
  return {
    names: new Map(rows.map(({ id, name }) => [id, name])),
    prices: new Map(rows.map(({ id, price }) => [id, pesosIn(price ?? "") ?? 0])),
  };
}
