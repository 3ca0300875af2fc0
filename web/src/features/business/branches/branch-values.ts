// What the branch form starts with.
import { WORKWEEK } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { branches } from "./api.ts";

export function branchValues(branch: Branch | null, businessId: string): object {
  if (branch) {
    const { timezone } = branch;
    const byHand = timezone.isSetByHand ? { name: timezone.name } : null;
    return { ...branches.values(branch), businessId, timezone: byHand };
  }
  return {
    businessId,
    name: "",
    address: { description: "", place_id: "", structured_formatting: null },
    location: "",
    city: "",
    state: "",
    country: "México",
    schedules: WORKWEEK,
    resources: [],
    services: [],
    timezone: null,
  };
}
