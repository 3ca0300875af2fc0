// Branches on screen: what other pages use of them.
export { readBranches, useBranches, useCreateBranch } from "./api.ts";
export { BranchFields, BranchForm } from "./branch-form.tsx";
export { branchShape, branchValues } from "./branch-values.ts";
export { commonZone, useBranchZones } from "./branch-zones.ts";
export { GivenServices } from "./given-services.tsx";
export { useDayBranchFilter } from "./use-day-branch-filter.tsx";
export { WeekFacts } from "./week-facts.tsx";
