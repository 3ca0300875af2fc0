// The dashboard '/pedidos/dashboard'.
import { orderFigures } from "@mostrador/domain/growth/orders/figures.ts";
import type { DashboardSection } from "../../business/branches/index.ts";
import { readOrderCells } from "./figures.store.ts";

export const orderDashboard: DashboardSection = {
  dashboard: "orders",
  async read(tx, { edges, period, groups }) {
    const { cells, ordered } = await readOrderCells(tx, edges);
    return orderFigures(cells, ordered, { by: period.by, groups });
  },
};
