// What the agenda and its forms know of the business: its branches, people and services.

import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { QueryClient } from "@tanstack/react-query";
import { readBranches, useBranches } from "../../business/branches/index.ts";
import { readSpecialists, useSpecialists } from "../../business/specialists/index.ts";
import { readServices, useServices } from "../../catalog/services/index.ts";
import { chosenBranch, type Desk } from "./opening/desk-rules.ts";

export type { Desk } from "./opening/desk-rules.ts";

/** `branchId`: as the address names it; null or unknown is the first. */
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
    isPending: reads.some((one) => one.isPending),
    error: reads.find((one) => one.error && !one.data)?.error ?? null,
    retry: () => {
      for (const one of reads) if (one.error) void one.refetch();
    },
  };
}

/** All that the desk knows, before anything is drawn; answers the branches in use. */
export async function readDesk(client: QueryClient, businessId: string): Promise<readonly Branch[]> {
  const [branches] = await Promise.all([
    readBranches(client, businessId),
    readSpecialists(client, businessId),
    readServices(client, businessId),
  ]);
  return branches.filter((branch) => !branch.isArchived);
}

/** Of a branch in use; of any other the zone of the chosen one. */
export function zoneOf(desk: Desk, branchId: string | null): string {
  const branch = desk.branches.find((one) => one._id === branchId) ?? desk.branch;
  return branch?.timezone.name ?? USUAL_ZONE;
}
