// The dashboard '/finanzas'.
import { moneyFigures } from "@mostrador/domain/money/finance/figures.ts";
import type { DashboardSection } from "../../business/branches/index.ts";
import { readMoneyCells } from "./figures.store.ts";

export const moneyDashboard: DashboardSection = {
  dashboard: "finance",
  async read(tx, { edges, period, groups, branches }) {
    const names = new Map(branches.map(({ id, name }) => [id, name]));
    return moneyFigures(await readMoneyCells(tx, edges), { by: period.by, groups }, names);
  },
};
