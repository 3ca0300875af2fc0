// Branches: where and when the business attends.
import * as routes from "@mostrador/domain/business/branches/closed-dates/routes.ts";
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { branchActions, createBranch, editBranch } from "./branch.ts";
import { type BranchSides, withSides } from "./branch-sides.ts";
import { type AppointmentsOnDay, closedDateActions } from "./closed-dates/closed-dates.ts";

export { createBranch, serviceBranches } from "./branch.ts";
export { branchRows, branchZoneOf, serviceBranchRows } from "./branch-rows.store.ts";
export { closedDateActions } from "./closed-dates/closed-dates.ts";
export const { all: allBranches } = branchActions;
/** Which of these branches the business has. */
export const knownBranches = knownIn("branches");

export function branchesModule(sides: BranchSides, appointmentsOn: AppointmentsOnDay): Module {
  const { list, get, archive, remove } = branchActions;
  const whole = withSides(sides);
  const dates = closedDateActions(appointmentsOn);
  return {
    references: { branch: knownBranches },
    routes: [
      ...bindResource(branches, {
        list: whole(list),
        get: whole(get),
        create: whole(createBranch),
        edit: whole(editBranch),
        archive: whole(archive),
        remove,
      }),
      bind(routes.listClosedDates, dates.list),
      bind(routes.createClosedDate, dates.create),
      bind(routes.editClosedDate, dates.edit),
      bind(routes.removeClosedDate, dates.remove),
    ],
  };
}
