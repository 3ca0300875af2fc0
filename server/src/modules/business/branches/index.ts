// Branches: where and when the business attends.
import * as routes from "@mostrador/domain/business/branches/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { archiveBranch, createBranch, deleteBranch, editBranch, listBranches } from "./branch.ts";

export { createBranch, listBranches } from "./branch.ts";

export function branchesModule(): Module {
  return {
    routes: [
      bind(routes.listBranches, listBranches),
      bind(routes.createBranch, createBranch),
      bind(routes.editBranch, editBranch),
      bind(routes.archiveBranch, archiveBranch),
      bind(routes.deleteBranch, deleteBranch),
    ],
  };
}
