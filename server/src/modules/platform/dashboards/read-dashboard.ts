// Reads the dashboard of an area: the period, and the parts that the capabilities of that area give.

import { commonZone } from "@mostrador/domain/business/branches/common-zone.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { groupsOf, type Period, periodBefore, periodOf } from "@mostrador/domain/kit/figures/period.ts";
import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import {
  type DashboardName,
  type DashboardRequest,
  dashboardSection,
  edgesOf,
  readFigureBranches,
} from "../../business/branches/index.ts";
import { businessSettings } from "../../business/businesses/index.ts";

const withoutBranch = (zone: string) => ({ id: null, zone });

type Query = { from?: string; to?: string; by?: Period["by"]; branchId?: string; specialistId?: string };

export function readDashboard(dashboard: DashboardName) {
  return async (ctx: TenantCtx, { query }: { query: { [field in keyof Query]: Query[field] | undefined } }) => {
    const data = await transact(ctx, async (tx, inside) => {
      const zone = (await businessSettings(inside))?.zone ?? USUAL_ZONE;
      const branches = await readFigureBranches(tx, query.branchId);
      if (query.branchId && branches.length === 0) throw notFound("No se encontró la sucursal", "branchId");
      const clock = (query.branchId ? branches[0]?.zone : commonZone(branches)) ?? zone;
      const period = periodOf(query, localOf(clock, ctx.now).day);
      const [before, groups] = [periodBefore(period), groupsOf(period)];
      const request: DashboardRequest = {
        ...{ period, before, groups, branches, now: ctx.now },
        ...{ branchId: query.branchId, specialistId: query.specialistId },
        edges: edgesOf(query.branchId ? branches : [...branches, withoutBranch(zone)], before, groups),
        businessEdges: edgesOf([withoutBranch(zone)], before, groups),
      };
      const sections = ctx.fillings.of(dashboardSection).filter((section) => section.dashboard === dashboard);
      const parts = await Promise.all(sections.map((section) => section.read(tx, request)));
      const answer: FigureSheet = {
        period: { ...period, before, groups },
        figures: parts.flatMap(({ figures }) => figures),
        charts: parts.flatMap(({ charts }) => charts),
      };
      return answer;
    });
    return { data };
  };
}
