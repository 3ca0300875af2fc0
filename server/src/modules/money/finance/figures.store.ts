// Adds up money movements for '/finanzas': one row for each combination of group, type, method, category and branch.
import type { MoneyCell } from "@mostrador/domain/money/finance/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../business/branches/index.ts";

const CELLS = {
  name: "money-figures",
  text: `select width_bucket(m.date, e.edges) as group, m.type, m.payment_method as method, m.category, m.branch_id as branch,
      (sum(m.amount) * 100)::bigint::text as cents, count(*)::int as count
    from ${EDGES} join money_movements m on m.business_id = current_business() and m.branch_id = e.id
    where ${withinEdges("m.date")}
    group by 1, 2, 3, 4, 5`,
};

export async function readMoneyCells(tx: Tx, edges: string): Promise<MoneyCell[]> {
  const rows = await tx.run<Omit<MoneyCell, "cents"> & { cents: string }>(CELLS, [edges]);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}
