// The owner's calls about the people of the business.
import * as routes from "@mostrador/domain/ground/identity/routes.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

const STALE = [routes.listMembers.name];

export function useMembers() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listMembers, businessId ? { query: { businessId } } : null);
}

export function useTeamRule() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.getTeamRule, businessId ? { query: { businessId } } : null);
}

export const useSetTeamRule = () => useCall(routes.setTeamRule, [routes.getTeamRule.name]);
export const useGrantMember = () => useCall(routes.setMemberGrant, STALE);
export const useRemoveMember = () => useCall(routes.removeMember, STALE);
export const useInvite = () => useCall(routes.createInvitation, []);
