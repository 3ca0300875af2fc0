// Counts appointments for '/agenda/dashboard'. Blocked times are none.
import type { AppointmentCell, CreationCell } from "@mostrador/domain/scheduling/appointments/figures.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

const OURS = `appointments a on a.business_id = current_business() and a.branch_id = e.id and not a.is_block
    and ($2::uuid is null or a.specialist_id = $2)`;
/** The statuses that hold the place (D-4.2). */
const HOLDING = "('agendada', 'confirmada', 'asistida', 'pago_pendiente')";

const CELLS = {
  name: "agenda-figures",
  text: `select width_bucket(a.starts, e.edges) as group, a.status, a.specialist_id as specialist, a.service_id as service,
      count(*)::int as count
    from ${EDGES} join ${OURS} where ${withinEdges("a.starts")} group by 1, 2, 3, 4`,
};

const CREATED = {
  name: "agenda-figures-of-creation",
  text: `select width_bucket(a.created_at, e.edges) as group, a.status, count(*)::int as count
    from ${EDGES} join ${OURS} where ${withinEdges("a.created_at")} group by 1, 2`,
};

const BUSY = {
  name: "agenda-busy-days",
  text: `select width_bucket(a.starts, e.edges) as group, (extract(epoch from sum(a.ends - a.starts)) / 60)::float8 as minutes
    from ${EDGES} join ${OURS} where ${withinEdges("a.starts")} and a.status in ${HOLDING} group by 1`,
};

/** Who came in the period (from its first group on), and whether a later place of theirs is held. */
const CAME = {
  name: "agenda-rebooked",
  text: `select count(*)::int as clients, count(*) filter (where latest > came)::int as rebooked
    from (
      select max(a.starts) filter (where a.status = 'asistida' and a.starts < e.edges[cardinality(e.edges)]) as came,
        max(a.starts) as latest
      from ${EDGES} join ${OURS}
      where a.starts >= e.edges[2] and a.status in ${HOLDING} and a.contact_id is not null
      group by a.contact_id
    ) clients
    where came is not null`,
};

export const readAppointmentCells = (tx: Tx, edges: string, specialistId: string | null) =>
  tx.run<AppointmentCell>(CELLS, [edges, specialistId]);
export const readCreationCells = (tx: Tx, edges: string, specialistId: string | null) =>
  tx.run<CreationCell>(CREATED, [edges, specialistId]);
/** Its groups are days. */
export const readBusyDays = (tx: Tx, edges: string, specialistId: string | null) =>
  tx.run<{ group: number; minutes: number }>(BUSY, [edges, specialistId]);

export async function readCame(tx: Tx, edges: string, specialistId: string | null) {
  const [row] = await tx.run<{ clients: number; rebooked: number }>(CAME, [edges, specialistId]);
  return row ?? { clients: 0, rebooked: 0 };
}

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
