// Adds up money movements for '/finanzas': one row for each combination of group, type, method, category and branch.
import { BEFORE } from "@mostrador/domain/kit/figures/cells.ts";
import type { MoneyCell } from "@mostrador/domain/money/finance/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { groupsFrom, inGroup } from "../../business/branches/index.ts";

const CELLS = {
  name: "money-figures",
  text: `select g.n as group, m.* from ${groupsFrom(BEFORE)}, lateral (
      select m.type, m.payment_method as method, m.category, m.branch_id as branch,
        (sum(m.amount) * 100)::bigint::text as cents, count(*) filter (where m.is_ticket)::int as tickets,
        (coalesce(sum(m.amount) filter (where m.is_tip), 0) * 100)::bigint::text as "tipCents"
      from money_movements m
      where m.business_id = current_business() and m.branch_id = e.id and ${inGroup("m.date")}
      group by 1, 2, 3, 4
    ) m`,
};

export async function readMoneyCells(tx: Tx, edges: string): Promise<MoneyCell[]> {
  const rows = await tx.run<Omit<MoneyCell, "cents" | "tipCents"> & { cents: string; tipCents: string }>(CELLS, [
    edges,
  ]);
  return rows.map((row) => ({ ...row, cents: Number(row.cents), tipCents: Number(row.tipCents) }));
}
