// Counts appointments for '/agenda/dashboard'. Blocked times are none.
import { FIRST } from "@mostrador/domain/kit/figures/cells.ts";
import type { AppointmentCell, CreationCell } from "@mostrador/domain/scheduling/appointments/figures.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

const OURS = `a.business_id = current_business() and not a.is_block and ($2::uuid is null or a.specialist_id = $2)`;
/** The statuses that hold the place (D-4.2). */
const HOLDING = "a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente')";

/**
 * One pass over the appointments for three questions: how many there are of each kind, how many minutes of each day are
 * taken, and which clients who came have a later place.
 */
const STARTING = {
  name: "agenda-figures",
  text: `with counted as materialized (
      select width_bucket(a.starts, e.edges) as "group", width_bucket(a.starts, e.days) as day, a.status, a.specialist_id as specialist,
        a.service_id as service, a.contact_id as contact, grouping(a.status) = 0 as is_kind, grouping(a.contact_id) = 0 as is_client,
        count(*)::int as count, sum(a.ends - a.starts) filter (where ${HOLDING}) as taken,
        max(a.starts) filter (where a.status = 'asistida' and a.starts >= e.edges[2] and a.starts < e.edges[cardinality(e.edges)]) as came,
        max(a.starts) filter (where ${HOLDING}) as latest
      from jsonb_to_recordset($1::jsonb) as e (id uuid, edges timestamptz[], days timestamptz[])
      join appointments a on a.branch_id = e.id
      where ${OURS} and a.starts >= e.edges[1]
      group by grouping sets (
        (width_bucket(a.starts, e.edges), a.status, a.specialist_id, a.service_id), (width_bucket(a.starts, e.days)), (a.contact_id)
      )
    )
    select 'kind' as of, "group", status, specialist, service, count, 0::float8 as minutes, 0 as rebooked from counted where is_kind
    union all
    select 'day', day, null, null, null, 0, (extract(epoch from taken) / 60)::float8, 0
      from counted where not is_kind and not is_client and taken is not null
    union all
    select 'clients', 0, null, null, null, count(*)::int, 0, count(*) filter (where latest > came)::int
      from counted where is_client and contact is not null and came is not null`,
};

type StartingRow = AppointmentCell & { of: "kind" | "day" | "clients"; minutes: number; rebooked: number };

/** `edges` also has the beginning of each day, `days`. Later appointments are read for the clients only. */
export async function readStarting(tx: Tx, edges: string, groups: number, specialistId: string | null) {
  const rows = await tx.run<StartingRow>(STARTING, [edges, specialistId]);
  const clients = rows.find(({ of }) => of === "clients");
  return {
    cells: rows.filter(({ of, group }) => of === "kind" && group < FIRST + groups) as AppointmentCell[],
    busy: rows.filter(({ of }) => of === "day"),
    came: { clients: clients?.count ?? 0, rebooked: clients?.rebooked ?? 0 },
  };
}

const CREATED = {
  name: "agenda-figures-of-creation",
  text: `select width_bucket(a.created_at, e.edges) as group, a.status, count(*)::int as count
    from ${EDGES} join appointments a on a.branch_id = e.id where ${OURS} and ${withinEdges("a.created_at")} group by 1, 2`,
};

export const readCreationCells = (tx: Tx, edges: string, specialistId: string | null) =>
  tx.run<CreationCell>(CREATED, [edges, specialistId]);

const NAMES = {
  name: "agenda-names-of-figures",
  text: `select s.id, s.name from ${specialistRows} s where s.business_id = current_business()
    union all select s.id, s.name from ${serviceRows} s where s.business_id = current_business()`,
};

/** Of specialists and services. */
export async function readNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.run<{ id: string; name: string }>(NAMES, []);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
