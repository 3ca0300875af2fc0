// What the proofs need to know of the dashboards.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

const PERIOD = { from: "2026-10-01", to: "2026-11-30" };

export const proofs: CapabilityProofs = {
  calls: {
    "dashboard.finance": ({ businessId, branchId }) => ({ query: { businessId, branchId, ...PERIOD } }),
    "dashboard.inventory": ({ businessId, branchId }) => ({ query: { businessId, branchId, ...PERIOD } }),
    "dashboard.agenda": ({ businessId, branchId, specialistId }) => ({
      query: { businessId, branchId, specialistId, ...PERIOD },
    }),
    "dashboard.contacts": ({ businessId }) => ({ query: { businessId, ...PERIOD } }),
    "dashboard.orders": ({ businessId, branchId }) => ({ query: { businessId, branchId, ...PERIOD } }),
  },
};
