// The rules on a business's desk data that run before the first drawing.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";

export type Desk = {
  /** The active ones. */
  branches: readonly Branch[];
  /** The chosen one. */
  branch: Branch | null;
  /** Includes archived ones, which may still have appointments. */
  specialists: readonly Specialist[];
  services: readonly Service[];
};

/** What a business lacks to take appointments. */
export type MissingPart = "branch" | "specialist" | "service";

/** For active ones; unknown is the first. */
export function chosenBranch(open: readonly Branch[], branchId: string | null): Branch | null {
  return open.find((branch) => branch._id === branchId) ?? open[0] ?? null;
}

export function missingOf({ branch, specialists, services }: Desk): MissingPart | null {
  if (!branch) return "branch";
  if (!specialists.some((one) => !one.isArchived)) return "specialist";
  return services.some((one) => !one.isArchived) ? null : "service";
}
