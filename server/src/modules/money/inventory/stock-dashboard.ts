// The dashboard '/inventario'.
import { stockFigures } from "@mostrador/domain/money/inventory/figures.ts";
import type { DashboardSection } from "../../business/branches/index.ts";
import { readStockLevels } from "../../catalog/products/index.ts";
import { readProductNames, readStockCells } from "./figures.store.ts";

export const stockDashboard: DashboardSection = {
  dashboard: "inventory",
  async read(tx, { edges, period, groups, branches, branchId }) {
    const [cells, levels, products] = await Promise.all([
      readStockCells(tx, edges),
      readStockLevels(tx, branchId),
      readProductNames(tx),
    ]);
    const names = { products, branches: new Map(branches.map(({ id, name }) => [id, name])) };
    return stockFigures(cells, levels, { by: period.by, groups }, names);
  },
};
