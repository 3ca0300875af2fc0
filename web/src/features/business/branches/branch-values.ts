// What the branch form starts with.
import type { Branch } from "@mostrador/domain/business/branches/schema.ts";

const WORKDAY = [{ from: "09:00", to: "18:00" }];

export function branchValues(branch: Branch | null, businessId: string): object {
  if (branch) {
    const { name, address, location, city, state, country, schedules, resources, services, timezone } = branch;
    const byHand = timezone.isSetByHand ? { name: timezone.name } : null;
    return {
      businessId,
      name,
      address,
      location,
      city,
      state,
      country,
      schedules,
      resources,
      services,
      timezone: byHand,
    };
  }
  return {
    businessId,
    name: "",
    address: { description: "", place_id: "", structured_formatting: null },
    location: "",
    city: "",
    state: "",
    country: "México",
    schedules: {
      monday: WORKDAY,
      tuesday: WORKDAY,
      wednesday: WORKDAY,
      thursday: WORKDAY,
      friday: WORKDAY,
      saturday: WORKDAY,
      sunday: [{ from: "00:00", to: "00:00" }],
      frecuency: 30,
    },
    resources: [],
    services: [],
    timezone: null,
  };
}
