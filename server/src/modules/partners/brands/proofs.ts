// What the proofs need to know of brands.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { partnerCaller } from "../../../../../proofs/capabilities/partner-caller.ts";

export const proofs: CapabilityProofs = {
  calls: { "brand.list": (side) => ({ as: partnerCaller(side).as }) },
  entryPoints: {
    raw: { "GET /api/brand/icon/:partner": "a letter that every page of that brand shows; brands.test.ts" },
  },
};
