// The server calls about the numbers of two audiences.
import * as routes from "@mostrador/domain/automation/assistants/audience/routes.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

const TESTS = [routes.listTestNumbers.name];
const STAFF = [routes.getOwnStaffNumber.name, routes.listStaffNumbers.name];

function useQueryOf() {
  const { businessId } = useActiveBusiness();
  return businessId ? { query: { businessId } } : null;
}

export const useTestNumbers = () => useRead(routes.listTestNumbers, useQueryOf());
export const useAddTestNumber = () => useCall(routes.createTestNumber, TESTS);
export const useRemoveTestNumber = () => useCall(routes.deleteTestNumber, TESTS);
export const useStaffNumbers = () => useRead(routes.listStaffNumbers, useQueryOf());
export const useOwnStaffNumber = () => useRead(routes.getOwnStaffNumber, useQueryOf());
export const useAskStaffCode = () => useCall(routes.askStaffCode, STAFF);
export const useProveStaffNumber = () => useCall(routes.proveStaffNumber, STAFF);
export const useForgetStaffNumber = () => useCall(routes.forgetOwnStaffNumber, STAFF);
export const useRevokeStaffNumber = () => useCall(routes.revokeStaffNumber, STAFF);
