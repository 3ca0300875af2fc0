// Branches: where and when the business attends.
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { branchActions, createBranch, editBranch } from "./branch.ts";

export { createBranch, serviceBranches } from "./branch.ts";
export { branchRows, branchZoneOf, serviceBranchRows } from "./branch-rows.store.ts";
export const { all: allBranches } = branchActions;
/** Which of these branches the business has. */
export const knownBranches = knownIn("branches");

export function branchesModule(): Module {
  return {
    references: { branch: knownBranches },
    routes: bindResource(branches, { ...branchActions, create: createBranch, edit: editBranch }),
  };
}
