// Counts what traffic sources brought, for '/contactos/dashboard'. Income counts on the days of its branch, as in
// '/finanzas'; a contact comes on a day of the business.
import type { SourceCell } from "@mostrador/domain/growth/traffic-sources/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../business/branches/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";

const OURS = "traffic_source_contacts f on f.business_id = current_business()";

const CELLS = {
  name: "figures-by-traffic-source",
  text: `select width_bucket(m.date, e.edges) as group, f.traffic_source_id as source, 0 as clients,
      round(sum(m.amount) * 100)::float8 as cents
    from ${EDGES} join ${OURS}
      join ${moneyMovementRows} m on m.business_id = f.business_id and m.contact_id = f.contact_id and m.type = 'in'
        and m.date >= f.came_at and m.branch_id = e.id
    where ${withinEdges("m.date")} group by 1, 2
    union all
    select width_bucket(f.came_at, e.edges), f.traffic_source_id, count(*)::int, 0
    from ${EDGES} join ${OURS} where e.id is null and ${withinEdges("f.came_at")} group by 1, 2`,
};

/** The edges of the branches, and those of the business with the id null. */
export const readSourceCells = (tx: Tx, edges: string) => tx.run<SourceCell>(CELLS, [edges]);
