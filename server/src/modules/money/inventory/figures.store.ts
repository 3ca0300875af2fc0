// Adds up stock movements for the dashboard of the inventory.
import { BEFORE } from "@mostrador/domain/kit/figures/cells.ts";
import type { StockCell } from "@mostrador/domain/money/inventory/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows, groupsFrom, inGroup } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";
import { causeOf, SOLD_CAUSE } from "./cause.store.ts";

/** The sheets are looked up for the sums, not for each movement. */
const CELLS = {
  name: "stock-figures",
  text: `select "group", type, product, branch, ${causeOf("s.kind", "sold")} as cause, sum(quantity) as quantity
    from ${groupsFrom(BEFORE)}, lateral (
        select g.n as group, m.type, m.product_id as product, m.branch_id as branch, ${SOLD_CAUSE} as sold, m.sheet_id,
          sum(m.quantity)::float8 as quantity
        from stock_movements m
        where m.business_id = current_business() and m.branch_id = e.id and ${inGroup("m.date")}
        group by 2, 3, 4, 5, 6
      ) m left join stock_sheets s on s.business_id = current_business() and s.id = m.sheet_id
    group by 1, 2, 3, 4, 5`,
};

export function readStockCells(tx: Tx, edges: string): Promise<StockCell[]> {
  return tx.run<StockCell>(CELLS, [edges]);
}

const PRODUCTS = {
  name: "product-names-of-figures",
  text: `select p.id, p.name from ${productRows} p where p.business_id = current_business()`,
};

export async function readProductNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.run<{ id: string; name: string }>(PRODUCTS, []);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const BRANCHES = {
  name: "branch-names-of-transfers",
  text: `select b.id, b.name from ${branchRows} b where b.business_id = current_business()`,
};

export async function readBranchNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.run<{ id: string; name: string }>(BRANCHES, []);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
