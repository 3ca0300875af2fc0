// The clocks of a business with branches: each row by that of its branch (D-3.1).
import { commonZone as shared } from "@mostrador/domain/business/branches/common-zone.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { useBranches } from "./api.ts";

type Zoned = { isArchived: boolean; timezone: { name: string } };

/** Of the open branches, where they share one. */
export function commonZone(branches: readonly Zoned[]): string | undefined {
  return shared(branches.map(({ isArchived, timezone }) => ({ isArchived, zone: timezone.name })));
}

/** `own`: what its branches share, else the zone of the business. */
export function useBranchZones() {
  const business = useZone();
  const branches = useBranches().data ?? [];
  const own = commonZone(branches) ?? business;
  return {
    ...{ branches, own },
    zoneOf: (branchId: string | null) => branches.find(({ _id }) => _id === branchId)?.timezone.name ?? own,
  };
}
