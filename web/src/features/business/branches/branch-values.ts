// The first values of the branch form, and how they are parsed: an unchosen zone is stored as none (D-15.8).
import { WORKWEEK } from "@mostrador/domain/business/branches/hours.ts";
import { type Branch, type NewBranch, branches as resource } from "@mostrador/domain/business/branches/resource.ts";
import * as z from "zod";
import { branches } from "./api.ts";

/** As the form holds it: `timezone.name` is null while the zone follows the state and the city. */
export const branchShape: z.ZodType<NewBranch> = z.preprocess((value) => {
  const { timezone, ...fields } = value as { timezone?: { name: string | null } };
  return { ...fields, timezone: timezone?.name ? timezone : null };
}, resource.New);

export function branchValues(branch: Branch | null, businessId: string): object {
  if (branch) {
    const { timezone } = branch;
    const name = timezone.isSetByHand ? timezone.name : null;
    return { ...branches.values(branch), businessId, timezone: { name } };
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
    timezone: { name: null },
  };
}
