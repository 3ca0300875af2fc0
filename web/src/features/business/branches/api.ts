// What the screens ask about branches.
import * as routes from "@mostrador/domain/business/branches/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const STALE = [routes.listBranches.name];

/** Also the archived ones. */
export function useBranches() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listBranches, businessId ? { query: { businessId } } : null);
}

export const useCreateBranch = () => useCall(routes.createBranch, STALE);
export const useEditBranch = () => useCall(routes.editBranch, STALE);
export const useArchiveBranch = () => useCall(routes.archiveBranch, STALE);
export const useDeleteBranch = () => useCall(routes.deleteBranch, STALE);
