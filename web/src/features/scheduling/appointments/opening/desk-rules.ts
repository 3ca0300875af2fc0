// What the desk of a business is looked at for before anything is drawn.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";

export type Desk = {
  /** Those in use. */
  branches: readonly Branch[];
  /** The chosen one. */
  branch: Branch | null;
  /** Also the archived ones, whose appointments may still be there. */
  specialists: readonly Specialist[];
  services: readonly Service[];
};

/** What a business lacks before it can take appointments. */
export type Missing = "branch" | "specialist" | "service";

/** Of those in use; unknown is the first. */
export function chosenBranch(open: readonly Branch[], branchId: string | null): Branch | null {
  return open.find((branch) => branch._id === branchId) ?? open[0] ?? null;
}

export function missingOf({ branch, specialists, services }: Desk): Missing | null {
  if (!branch) return "branch";
  if (!specialists.some((one) => !one.isArchived)) return "specialist";
  return services.some((one) => !one.isArchived) ? null : "service";
}
