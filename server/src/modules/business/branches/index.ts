// Branches: where and when the business attends.

import * as routes from "@mostrador/domain/business/branches/closed-dates/routes.ts";
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { branchActions, createBranch, editBranch } from "./branch.ts";
import { withSides } from "./branch-sides.ts";
import { createClosedDate, editClosedDate, listClosedDates, removeClosedDate } from "./closed-dates/closed-dates.ts";

export { createBranch, serviceBranches } from "./branch.ts";
export { branchRows, branchZoneOf, serviceBranchRows, zoneOfRow } from "./branch-rows.store.ts";
export { branchSide } from "./branch-sides.ts";
export { createClosedDate, strandedAppointments } from "./closed-dates/closed-dates.ts";
export {
  type DashboardName,
  type DashboardRequest,
  type DashboardSection,
  dashboardSection,
} from "./figures/dashboard-section.ts";
export { EDGES, edgesOf, groupsFrom, inGroup, withinEdges } from "./figures/edges.ts";
export { readFigureBranches } from "./figures/figure-branches.store.ts";
export const { all: allBranches } = branchActions;
/** Which of these branches the business has. */
export const knownBranches = knownIn("branches");

export function branchesModule(): Module {
  const { list, get, archive, remove } = branchActions;
  return {
    references: { branch: knownBranches },
    fills: [auditKinds.fill({ closedDate: "agenda" })],
    routes: [
      ...bindResource(branches, {
        list: withSides(list),
        get: withSides(get),
        create: withSides(createBranch),
        edit: withSides(editBranch),
        archive: withSides(archive),
        remove,
      }),
      bind(routes.listClosedDates, listClosedDates),
      bind(routes.createClosedDate, createClosedDate),
      bind(routes.editClosedDate, editClosedDate),
      bind(routes.removeClosedDate, removeClosedDate),
    ],
  };
}
