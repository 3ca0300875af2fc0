// Adds up stock movements for the dashboard of the inventory.
import type { StockCell } from "@mostrador/domain/money/inventory/figures.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows, EDGES, withinEdges } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";
import { causeOf } from "./cause.store.ts";

const CELLS = {
  name: "stock-figures",
  text: `select width_bucket(m.date, e.edges) as group, m.type, m.product_id as product, m.branch_id as branch,
      ${causeOf("s.kind")} as cause,
      sum(m.quantity)::float8 as quantity
    from ${EDGES} join stock_movements m on m.business_id = current_business() and m.branch_id = e.id
      left join stock_sheets s on s.business_id = m.business_id and s.id = m.sheet_id
    where ${withinEdges("m.date")}
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
