// The business data that the agenda and its forms need: branches, people and services.

import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { QueryClient } from "@tanstack/react-query";
import { readBranches, useBranches } from "../../business/branches/index.ts";
import { readSpecialists, useSpecialists } from "../../business/specialists/index.ts";
import { readServices, useServices } from "../../catalog/services/index.ts";
import { chosenBranch, type Desk } from "./opening/desk-rules.ts";

export type { Desk } from "./opening/desk-rules.ts";

/** `branchId`: from the address; null or unknown is the first. */
export function useDesk(branchId: string | null) {
  const [branches, specialists, services] = [useBranches(), useSpecialists(), useServices()];
  const reads = [branches, specialists, services];
  const open = (branches.data ?? []).filter((branch) => !branch.isArchived);
  const desk: Desk = {
    branches: open,
    branch: chosenBranch(open, branchId),
    specialists: specialists.data ?? [],
    services: services.data ?? [],
  };
  return {
    desk,
    /** For pages on which each part may fail alone. */
    reads: { branches, specialists, services },
    isPending: reads.some((one) => one.isPending),
    error: reads.find((one) => one.error && !one.data)?.error ?? null,
    retry: () => {
      for (const one of reads) if (one.error) void one.refetch();
    },
  };
}

/** Reads all desk data before the first drawing; returns the active branches. */
export async function readDesk(client: QueryClient, businessId: string): Promise<readonly Branch[]> {
  const [branches] = await Promise.all([
    readBranches(client, businessId),
    readSpecialists(client, businessId),
    readServices(client, businessId),
  ]);
  return branches.filter((branch) => !branch.isArchived);
}

/** The zone of an active branch; for any other, the chosen one's. */
export function zoneOf(desk: Desk, branchId: string | null): string {
  const branch = desk.branches.find((one) => one._id === branchId) ?? desk.branch;
  return branch?.timezone.name ?? USUAL_ZONE;
}
