// Branches on screen: their page, and what other pages ask about them.
export { useBranches, useCreateBranch } from "./api.ts";
export { BranchFields } from "./branch-form.tsx";
export { branchValues } from "./branch-values.ts";
export { BranchesPage } from "./branches-page.tsx";
export { RestsField } from "./rests-field.tsx";
