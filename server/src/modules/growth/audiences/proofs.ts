// What the proofs need to know of the audiences.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "audience.members": async ({ businessId, contactId, make }) => ({
      params: { id: await make.audience() },
      body: { businessId, add: [await make.contact()], remove: [contactId] },
    }),
  },
  money: {
    sent: {
      "audience.filter.paymentMethod": { notMoney: "how those who are looked for have paid" },
    },
  },
};
