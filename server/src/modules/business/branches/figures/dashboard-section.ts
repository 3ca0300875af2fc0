// What a capability gives to the dashboard of an area: SQL counts its rows, and the browser gets the figures only. A
// dashboard may have the parts of several capabilities; they come in the order of the modules.
import type { Period, PeriodGroup } from "@mostrador/domain/kit/figures/period.ts";
import type { FigurePart } from "@mostrador/domain/kit/figures/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { declareSlot } from "../../../../kernel/slot.ts";
import type { FigureBranch } from "./figure-branches.store.ts";

export type DashboardName = "finance" | "inventory" | "agenda" | "contacts" | "orders";

export type DashboardRequest = {
  period: Period;
  before: { from: string; to: string };
  groups: readonly PeriodGroup[];
  /** The chosen branch, or all of them. */
  branches: readonly FigureBranch[];
  /** When the period before and the groups begin, per branch, as a value for `EDGES`. */
  edges: string;
  /** The same by the zone of the business, for rows without a branch. */
  businessEdges: string;
  branchId: string | undefined;
  specialistId: string | undefined;
  now: number;
};

export type DashboardSection = {
  dashboard: DashboardName;
  read(tx: Tx, request: DashboardRequest): Promise<FigurePart>;
};
export const dashboardSection = declareSlot<DashboardSection>("dashboard-section");
