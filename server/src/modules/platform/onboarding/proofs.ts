// What the proofs need to know of the first steps.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

const SELLS = { services: true, products: false, courses: false, properties: false };

export const proofs: CapabilityProofs = {
  calls: {
    "onboarding.get": () => ({}),
    "onboarding.save": () => ({
      body: { progress: { place: "business", businessId: null, counts: {}, sells: SELLS, trade: null } },
    }),
  },
  writes: {
    "onboarding.save": (_call, { body }) => ({ table: "onboardings", column: "user_id", value: body.data.userId }),
  },
};
