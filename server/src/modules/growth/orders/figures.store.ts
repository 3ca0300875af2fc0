// Adds up orders and their lines for '/pedidos/dashboard'. An order without a branch counts by the zone of the business,
// and only while no branch is chosen.
import type { OrderCell, OrderedCell } from "@mostrador/domain/growth/orders/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../business/branches/index.ts";

const NO_BRANCH = "'00000000-0000-0000-0000-000000000000'";
const PLACED = `${EDGES} join orders o on o.business_id = current_business()
    and coalesce(o.branch_id, ${NO_BRANCH}) = coalesce(e.id, ${NO_BRANCH})`;

const CELLS = {
  name: "order-figures",
  text: `with placed as (
      select width_bucket(o.created_at, e.edges) as group, o.id, o.status, o.source, o.currency = 'MXN' as priced
      from ${PLACED} where ${withinEdges("o.created_at")}
    ), sums as (
      select i.order_id, sum(i.price * i.quantity) as pesos from order_items i
      where i.business_id = current_business() and i.order_id in (select id from placed where priced) group by 1
    )
    select p.group, p.status, p.source, count(*)::int as count,
      (count(*) filter (where priced))::int as priced, (coalesce(sum(s.pesos), 0) * 100)::bigint::text as cents
    from placed p left join sums s on s.order_id = p.id group by 1, 2, 3`,
};

export async function readOrderCells(tx: Tx, edges: string): Promise<OrderCell[]> {
  const rows = await tx.run<Omit<OrderCell, "cents"> & { cents: string }>(CELLS, [edges]);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

const ORDERED = {
  name: "ordered-products",
  text: `select width_bucket(o.created_at, e.edges) as group, i.name as product, sum(i.quantity)::float8 as quantity
    from ${PLACED} join order_items i on i.business_id = o.business_id and i.order_id = o.id
    where ${withinEdges("o.created_at")} and o.status <> 'canceled' and o.created_at >= e.edges[2]
    group by 1, 2`,
};

export function readOrderedProducts(tx: Tx, edges: string): Promise<OrderedCell[]> {
  return tx.run<OrderedCell>(ORDERED, [edges]);
}
