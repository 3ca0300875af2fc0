// Adds up orders and their lines for '/pedidos/dashboard'. An order without a branch counts by the zone of the business,
// and only while no branch is chosen.
import type { OrderCell, OrderedCell } from "@mostrador/domain/growth/orders/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../business/branches/index.ts";

const NO_BRANCH = "'00000000-0000-0000-0000-000000000000'";
const PLACED = `${EDGES} join orders o on o.business_id = current_business()
    and coalesce(o.branch_id, ${NO_BRANCH}) = coalesce(e.id, ${NO_BRANCH})`;

/** The lines are read once, for what was sold and for the products. Nothing of a cancelled order was sold. */
const CELLS = {
  name: "order-figures",
  text: `with lines as materialized (
      select width_bucket(o.created_at, e.edges) as group, o.status, o.source, i.name as product,
        sum(i.price * i.quantity) filter (where o.currency = 'MXN') as pesos, sum(i.quantity) as quantity
      from ${PLACED} join order_items i on i.business_id = o.business_id and i.order_id = o.id
      where ${withinEdges("o.created_at")} and o.status <> 'canceled'
      group by 1, 2, 3, 4
    )
    select width_bucket(o.created_at, e.edges) as group, o.status, o.source, null as product, count(*)::int as count,
      (count(*) filter (where o.currency = 'MXN'))::int as priced, '0' as cents, null::float8 as quantity
    from ${PLACED} where ${withinEdges("o.created_at")} group by 1, 2, 3
    union all
    select "group", status, source, null, 0, 0, (coalesce(sum(pesos), 0) * 100)::bigint::text, null from lines group by 1, 2, 3
    union all
    select "group", null, null, product, null, null, null, sum(quantity)::float8 from lines where "group" > 1 group by 1, 4`,
};

type Row = (Omit<OrderCell, "cents"> & { cents: string }) | (OrderedCell & { status: null });

export async function readOrderCells(tx: Tx, edges: string): Promise<{ cells: OrderCell[]; ordered: OrderedCell[] }> {
  const rows = await tx.run<Row>(CELLS, [edges]);
  return {
    cells: rows.flatMap((row) => (row.status === null ? [] : [{ ...row, cents: Number(row.cents) }])),
    ordered: rows.flatMap((row) => (row.status === null ? [row] : [])),
  };
}
