// The clocks of a business with branches: each row by that of its branch (D-3.1).
import { useZone } from "../../../lib/use-zone.ts";
import { useBranches } from "./api.ts";

type Zoned = { isArchived: boolean; timezone: { name: string } };

/** Of the open branches, where they share one. */
export function commonZone(branches: readonly Zoned[]): string | undefined {
  const [first, ...others] = new Set(
    branches.filter(({ isArchived }) => !isArchived).map(({ timezone }) => timezone.name),
  );
  return others.length === 0 ? first : undefined;
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
